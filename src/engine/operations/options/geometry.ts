// The query option `geometry`: in GeoJSON, records that are areas are drawn as points or with their borders.
import { type Geometry, geometries } from '../../formats/output-format.js';
import { type Parameter, queryParameter } from '../request/parameter.js';
import { choice } from '../values/choice.js';
import type { QueryOption } from './query-option.js';

const geometryParameter: Parameter<Geometry> = {
  ...queryParameter('geometry', choice(geometries), {
    en: 'With `format=geojson`: the point of each record, or its boundary, coarse in lists; the point if not given.',
    es: 'Con `format=geojson`: el punto de cada registro, o sus límites, simplificados en las listas; el punto si no se da.',
  }),
  needs: 'format',
  shape: (requested, geometry) => ({ ...requested, geometry }),
};

export const geometry: QueryOption = {
  claims: (name) => name === geometryParameter.name,
  offers: ({ family }) =>
    family.boundary === undefined || family.coordinates === undefined ? [] : [geometryParameter],
};
