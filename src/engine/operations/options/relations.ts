// The query option `relations`: how relations look that are not expanded.
import { type Parameter, queryParameter } from '../request/parameter.js';
import { type RelationStyle, relationStyles } from '../request/shape-request.js';
import { choice } from '../values/choice.js';
import type { QueryOption } from './query-option.js';

const parameter: Parameter<RelationStyle> = {
  ...queryParameter('relations', choice(relationStyles), {
    en: 'the form of relations that are not expanded, which can be the marker, null or omitted. By default they look as in the response without options.',
    es: 'la forma de las relaciones que no se expanden; pueden ir con su marca, como null u omitirse. Por defecto se ven como en la respuesta sin opciones.',
  }),
  shape: (requested, style) => ({ ...requested, relations: style }),
};

export const relations: QueryOption = {
  claims: (name) => name === parameter.name,
  offers: () => [parameter],
};
