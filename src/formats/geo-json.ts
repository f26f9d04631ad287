// Records as GeoJSON (RFC 7946): a point for each, and what is shown of it as its properties.
import type { ModelFamily, Row } from '../model/model.js';
import { pointOf } from '../model/point-of.js';
import type { OutputFormat } from './output-format.js';

export const geoJson: OutputFormat = {
  name: 'geojson',
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
            features: { type: 'array', items: featureSchema(record) },
          },
          required: ['type', 'features'],
        },
  writer: ({ shape: { family }, result, row, text }) => {
    const [open, close] = result === 'one' ? ['', ''] : ['{"type":"FeatureCollection","features":[', ']}'];
    return { open, record: (index) => feature(family, row(index), text(index)), separator: ',', close };
  },
};

function feature(family: ModelFamily, row: Row, text: string): string {
  const point = pointOf(family, row);
  const geometry =
    point === undefined ? null : `{"type":"Point","coordinates":[${point.longitude},${point.latitude}]}`;
  return `{"type":"Feature","id":${row.id},"geometry":${geometry},"properties":${text}}`;
}

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
      id: { type: 'integer' },
      geometry: { anyOf: [point, { type: 'null' }] },
      properties,
    },
    required: ['type', 'id', 'geometry', 'properties'],
  };
}
