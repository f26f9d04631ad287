// The query option `expand`: relations that are embedded in addition.
import type { ModelFamily } from '../../model/model.js';
import { reachableRelations } from '../../model/reachable-relations.js';
import { type Parameter, queryParameter } from '../request/parameter.js';
import { DEEPEST_PATH } from './path-tree.js';
import { type Paths, pathsType } from './paths-type.js';
import type { QueryOption } from './query-option.js';

/** How many records a response may embed at most, by `expand` and by dotted `fields`. */
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
