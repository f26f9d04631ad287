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
  write: ({ shape: { family }, result, rows, texts }) =>
    result === 'one'
      ? feature(family, rows[0] as Row, texts()[0] as string)
      : featureCollection(family, rows, texts()),
};

/** `texts` are the records as JSON. */
export function featureCollection(
  family: ModelFamily,
  rows: readonly Row[],
  texts: readonly string[],
): string {
  const features = rows.map((row, index) => feature(family, row, texts[index] as string));
  return `{"type":"FeatureCollection","features":[${features.join()}]}`;
}

export function feature(family: ModelFamily, row: Row, text: string): string {
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
