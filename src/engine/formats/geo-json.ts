// Writes records as GeoJSON (RFC 7946), with a point for each and the other fields as properties.
import { areaGeometry } from '../boundaries/topo-json.js';
import { areasOf, attribution } from '../geo/areas.js';
import type { ModelFamily, Row } from '../model/model.js';
import { pointOf } from '../model/read-row.js';
import type { OutputFormat } from './output-format.js';

export const geoJson: OutputFormat = {
  name: 'geojson',
  title: 'GeoJSON',
  mediaType: 'application/geo+json',
  extension: 'geojson',
  layout: 'map',
  isNegotiable: true,
  suits: ({ coordinates }) => coordinates !== undefined,
  schema: (result, record) =>
    result === 'one'
      ? featureSchema(record)
      : {
          type: 'object',
          properties: {
            type: { const: 'FeatureCollection' },
            attribution: ATTRIBUTION,
            features: { type: 'array', items: featureSchema(record) },
          },
          required: ['type', 'features'],
        },
  writer: ({ catalog, shape: { family }, result, ordinals, row, text, geometry }) => {
    const isOne = result === 'one';
    const areas = geometry === 'boundary' ? areasOf(catalog, family, isOne ? 'fine' : 'coarse') : undefined;
    const source = areas && `"attribution":${JSON.stringify(attribution(catalog, family))},`;
    const [open, close] = isOne
      ? ['', '']
      : [`{"type":"FeatureCollection",${source ?? ''}"features":[`, ']}'];
    const drawn = (index: number) =>
      areas === undefined
        ? pointGeometry(family, row(index))
        : JSON.stringify(areaGeometry(areas.arcs, areas.polygons(ordinals[index] as number)));
    const record = (index: number) =>
      `{"type":"Feature",${isOne ? (source ?? '') : ''}"id":${row(index).id},"geometry":${drawn(index)},"properties":${text(index)}}`;
    return { open, record, separator: ',', close };
  },
};

function pointGeometry(family: ModelFamily, row: Row): string {
  const point = pointOf(family, row);
  return point === undefined
    ? 'null'
    : `{"type":"Point","coordinates":[${point.longitude},${point.latitude}]}`;
}

const ATTRIBUTION = {
  type: 'string',
  description: 'The attribution to show with the boundaries, if there are any.',
};

const area = (type: string) => ({
  type: 'object',
  properties: { type: { const: type }, coordinates: { type: 'array' } },
  required: ['type', 'coordinates'],
});

function featureSchema(properties: object) {
  const point = {
    type: 'object',
    properties: {
      type: { const: 'Point' },
      coordinates: {
        type: 'array',
        items: { type: 'number' },
        minItems: 2,
        maxItems: 2,
        description: 'Longitude, latitude.',
      },
    },
    required: ['type', 'coordinates'],
  };
  return {
    type: 'object',
    properties: {
      type: { const: 'Feature' },
      attribution: ATTRIBUTION,
      id: { type: 'integer' },
      geometry: { anyOf: [point, area('Polygon'), area('MultiPolygon'), { type: 'null' }] },
      properties,
    },
    required: ['type', 'id', 'geometry', 'properties'],
  };
}
