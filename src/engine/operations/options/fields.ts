// The query option `fields`: only these fields, in the order of the columns if the response is a table.
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

/** Comma-separated paths through relations, to fields or to relations: the value of `fields` and of `expand`. */
interface Paths {
  readonly tree: PathTree;
  /** As they were requested, each once and spelt as declared. */
  readonly inOrder: readonly string[];
  /** In declared order. */
  readonly declared: readonly string[];
}

/** More errors than these do not help. */
const MOST_ERRORS = 10;

/** `own` are fields that the records have in this response alone. */
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
    // Only in a table does their order show.
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
  ...queryParameter('relations', choiceType(relationStyles), {
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
