// The query option `fields` returns only the named fields. A table has its columns in the requested order.
import type { ModelFamily, ModelField } from '../../model/model.js';
import { reachableRelations } from '../../model/to-one-paths.js';
import { messages } from '../../problems/messages.js';
import type { ParameterError } from '../../problems/problem.js';
import { DISTANCE } from '../../query/plan.js';
import type { Localized } from '../../text/localized.js';
import { type Parameter, queryParameter } from '../request/parameter.js';
import { type RelationStyle, relationStyles } from '../request/shape-request.js';
import { choiceType, type ReadContext, type ValueType } from '../values/value-type.js';
import { pathSchema } from './path-schema.js';
import { addPath, DEEPEST_PATH, newTree, type PathEnd, type PathTree, pathsOf } from './path-tree.js';
import { withoutNear } from './place.js';
import type { QueryOption } from './query-option.js';

/** Reads comma-separated paths to fields or relations, for `fields` and `expand`. */
interface Paths {
  readonly tree: PathTree;
  /** The requested paths, each once and spelt as declared. */
  readonly inOrder: readonly string[];
  /** The paths in declared order. */
  readonly declared: readonly string[];
}

/** A longer list of errors does not help. */
const MOST_ERRORS = 10;

/** `own` are fields that the records have only in this response. */
function pathsType(family: ModelFamily, end: PathEnd, own: readonly ModelField[] = []): ValueType<Paths> {
  return {
    schema: { type: 'array', items: pathSchema(family, end, own), minItems: 1 },
    isList: true,
    read: (raw, context) => {
      const empty = end === 'field' ? messages.fieldBetweenCommas() : messages.relationBetweenCommas();
      const tree = newTree();
      const inOrder: string[] = [];
      const errors: ParameterError[] = [];
      for (const path of raw.split(',').map((part) => part.trim())) {
        const alone = newTree();
        const fault = path === '' ? { message: empty, allowed: [] } : addPath(alone, family, path, end, own);
        if (fault === undefined) {
          addPath(tree, family, path, end, own);
          inOrder.push(...pathsOf(alone, family, own));
        } else errors.push(inList(context, path, fault));
        if (errors.length === MOST_ERRORS) break;
      }
      if (errors.length > 0) return { errors };
      return { value: { tree, inOrder: [...new Set(inOrder)], declared: pathsOf(tree, family, own) } };
    },
    // The order matters only in a table.
    canonical: ({ declared, inOrder }, { format }) => (format.layout === 'table' ? inOrder : declared).join(),
  };
}

function inList(
  { name }: ReadContext,
  value: string,
  { message, allowed }: { readonly message: Localized; readonly allowed: readonly string[] },
): ParameterError {
  return {
    parameter: name,
    value,
    message: messages.inList(name, message),
    ...(allowed.length === 0 ? {} : { allowed }),
  };
}

/** The most records that a response may embed through `expand` and dotted `fields`. */
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
  ...queryParameter('relations', choiceType(relationStyles), {
    en: 'the form of relations that are not expanded, which can be the marker, null or omitted. By default they look as in the response without options.',
    es: 'la forma de las relaciones que no se expanden; pueden ir con su marca, como null u omitirse. Por defecto se ven como en la respuesta sin opciones.',
  }),
  shape: (requested, style) => ({ ...requested, relations: style }),
};

/** The query option `relations` decides how unexpanded relations look. */
export const relations: QueryOption = {
  claims: (name) => name === parameter.name,
  offers: () => [parameter],
};

export const fields: QueryOption = {
  claims: (name) => name === 'fields',
  offers: (operation) => [fieldsParameter(operation)],
};

function fieldsParameter({ family, result }: Parameters<QueryOption['offers']>[0]): Parameter<Paths> {
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
