// Records as GeoJSON (RFC 7946): a point for each, and what is shown of it as its properties.
import type { ModelFamily, Row } from '../model/model.js';
import { pointOf } from '../model/point-of.js';

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
    point === undefined ? null : { type: 'Point', coordinates: [point.longitude, point.latitude] };
  return `{"type":"Feature","id":${row.id},"geometry":${JSON.stringify(geometry)},"properties":${text}}`;
}
