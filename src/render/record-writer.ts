// Writes one record in one shape as JSON text: its own fields, then its relations in the way the shape has decided.
import type { Catalog } from '../catalog/catalog.js';
import type { ModelFamily, ModelRelation, ModelShape, Row } from '../model/model.js';
import { MARKER, type Way } from '../model/shape.js';

export type RecordWriter = (shape: ModelShape, ordinal: number) => string;

const MARKED = JSON.stringify(MARKER);

export function recordWriter(catalog: Catalog): RecordWriter {
  function write(shape: ModelShape, ordinal: number): string {
    const own = writeFields(shape.family, catalog.table(shape.family).rows[ordinal] as Row);
    const related = shape.choices.map(
      ({ relation, way }) => `"${relation.name}":${writeRelation(relation, way, ordinal)}`,
    );
    return `{${[own, ...related].join()}}`;
  }

  function writeRelation(
    relation: ModelRelation,
    way: Exclude<Way, string> | ModelShape,
    ordinal: number,
  ): string {
    if (relation.to === 'one') {
      const target = catalog.one(relation, ordinal);
      if (target === undefined) return 'null';
      if ('choices' in way) return write(way, target);
      return way.way === 'marker' ? MARKED : 'null';
    }
    if ('way' in way && way.way === 'notExpanded') return 'null';
    if ('way' in way && way.way === 'markerList') return `[${MARKED}]`;
    const targets = Array.from(catalog.many(relation, ordinal));
    return `[${targets.map((target) => ('choices' in way ? write(way, target) : '{}')).join()}]`;
  }

  return write;
}

export function writeFields(family: ModelFamily, row: Row): string {
  return family.fields
    .filter((field) => !field.extended)
    .map(({ name }) => `"${name}":${JSON.stringify(row[name])}`)
    .join();
}
