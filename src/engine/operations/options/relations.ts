// The query option `relations`: how relations look that are not expanded.
import { type Parameter, queryParameter } from '../request/parameter.js';
import { type RelationStyle, relationStyles } from '../request/shape-request.js';
import { choice } from '../values/choice.js';
import type { QueryOption } from './query-option.js';

const parameter: Parameter<RelationStyle> = {
  ...queryParameter('relations', choice(relationStyles), {
    en: 'How relations look that are not expanded: as the marker, as null, or left out. If not given, they look as in the answer without options.',
    es: 'Cómo se ven las relaciones que no se expanden: como marcador, como null, o no se ven. Si no se indica, se ven como en la respuesta sin opciones.',
  }),
  shape: (requested, style) => ({ ...requested, relations: style }),
};

export const relations: QueryOption = {
  claims: (name) => name === parameter.name,
  offers: () => [parameter],
};
