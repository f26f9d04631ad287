// The query option `fields`: only these fields, in the order of the columns if the response is a table.
import type { ModelFamily, ModelField } from '../../model/model.js';
import { reachableRelations } from '../../model/reachable-relations.js';
import { DISTANCE } from '../../query/plan.js';
import { type Parameter, queryParameter } from '../request/parameter.js';
import { type RelationStyle, relationStyles } from '../request/shape-request.js';
import { choice } from '../values/value-type.js';
import { withoutNear } from './near.js';
import { DEEPEST_PATH } from './path-tree.js';
import { type Paths, pathsType } from './paths-type.js';
import type { Optioned, QueryOption } from './query-option.js';

/**
 * The query option `expand`: relations that are embedded in addition. How many records a response may embed at most, by `expand` and
 * by dotted `fields`.
 */
export const MOST_EMBEDDED = 10_000;

export const expand: QueryOption = {
  claims: (name) => name === 'expand',
  offers: ({ family }) => (reachableRelations(family).length === 0 ? [] : [expandParameter(family)]),
};

const expandParameter = (family: ModelFamily): Parameter<Paths> => ({
  ...queryParameter('expand', pathsType(family, 'relation'), {
    en: `the relations to embed in addition, comma-separated; a path with dots follows up to ${DEEPEST_PATH} relations. Related lists that are not part of the record can also be named. A request can embed up to ${MOST_EMBEDDED} more records.`,
    es: `las relaciones que se incluyen además, separadas por comas; una ruta con puntos sigue hasta ${DEEPEST_PATH} relaciones. También se pueden nombrar listas relacionadas que no hacen parte del registro. Una solicitud puede incluir hasta ${MOST_EMBEDDED} registros más.`,
  }),
  shape: (requested, { tree }) => ({ ...requested, expand: tree }),
});

const parameter: Parameter<RelationStyle> = {
  ...queryParameter('relations', choice(relationStyles), {
    en: 'the form of relations that are not expanded, which can be the marker, null or omitted. By default they look as in the response without options.',
    es: 'la forma de las relaciones que no se expanden; pueden ir con su marca, como null u omitirse. Por defecto se ven como en la respuesta sin opciones.',
  }),
  shape: (requested, style) => ({ ...requested, relations: style }),
};

/** The query option `relations`: how relations look that are not expanded. */
export const relations: QueryOption = {
  claims: (name) => name === parameter.name,
  offers: () => [parameter],
};

export const fields: QueryOption = {
  claims: (name) => name === 'fields',
  offers: (operation) => [fieldsParameter(operation)],
};

function fieldsParameter({ family, result }: Optioned): Parameter<Paths> {
  const own: readonly ModelField[] = result === 'one' || family.coordinates === undefined ? [] : [DISTANCE];
  return {
    ...queryParameter('fields', pathsType(family, 'field', own), {
      en: 'the fields to return, comma-separated. Extended fields can be named, and `*` returns every field. A relation looks as in the response without options; a path such as `relation.field` expands it and returns only that field.',
      es: 'los campos que se devuelven, separados por comas. Se pueden nombrar los extendidos, y `*` los devuelve todos. Una relación se ve como en la respuesta sin opciones; una ruta como `relation.field` la expande y devuelve solo ese campo.',
    }),
    conflicts: ({ tree }, isGiven) => (tree.fields.has(DISTANCE) ? withoutNear('fields', isGiven) : []),
    shape: (requested, { tree, inOrder }) => ({ ...requested, fields: tree, columns: inOrder }),
  };
}
