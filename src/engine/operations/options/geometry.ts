// The query option `geometry`: in GeoJSON, records that are areas are drawn as points or with their borders.
import { type Geometry, geometries } from '../../formats/output-format.js';
import { type Parameter, queryParameter } from '../request/parameter.js';
import { choice } from '../values/choice.js';
import type { QueryOption } from './query-option.js';

const geometryParameter: Parameter<Geometry> = {
  ...queryParameter('geometry', choice(geometries), {
    en: 'the geometry of each record with `format=geojson`. It is the point by default, or the boundary, which is simplified in lists.',
    es: 'la geometría de cada registro con `format=geojson`. Por defecto es el punto; también pueden ser los límites, simplificados en las listas.',
  }),
  needs: 'format',
  shape: (requested, geometry) => ({ ...requested, geometry }),
};

export const geometry: QueryOption = {
  claims: (name) => name === geometryParameter.name,
  offers: ({ family }) =>
    family.boundary === undefined || family.coordinates === undefined ? [] : [geometryParameter],
};
