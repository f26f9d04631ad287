// Writes one record in one shape as JSON text: its own fields, then its relations in the way the shape has decided.
import type { Catalog } from '../catalog/catalog.js';
import type { ModelField, ModelRelation, ModelShape, Row } from '../model/model.js';
import { MARKER, type Way } from '../model/shape.js';

/** Writes another row in the place of the record's own, where one is given: the same with what is known of it in this answer alone. */
export type RecordWriter = (shape: ModelShape, ordinal: number, row?: Row) => string;

const MARKED = JSON.stringify(MARKER);

/** A writer remembers what it embedded, since one city stands in many postal codes; use one for as long as that helps. */
export function recordWriter(catalog: Catalog): RecordWriter {
  const embedded = new Map<ModelShape, string[]>();

  function write(shape: ModelShape, ordinal: number, given?: Row): string {
    let text = writeFields(shape, given ?? (catalog.table(shape.family).rows[ordinal] as Row));
    for (const { relation, way } of shape.choices)
      text += `${text === '' ? '' : ','}"${relation.name}":${writeRelation(relation, way, ordinal)}`;
    return `{${text}}`;
  }

  function writeEmbedded(shape: ModelShape, ordinal: number): string {
    const texts = embedded.get(shape) ?? [];
    embedded.set(shape, texts);
    texts[ordinal] ??= write(shape, ordinal);
    return texts[ordinal];
  }

  function writeRelation(
    relation: ModelRelation,
    way: Exclude<Way, string> | ModelShape,
    ordinal: number,
  ): string {
    if (relation.to === 'one') {
      const target = catalog.one(relation, ordinal);
      if (target === undefined) return 'null';
      if ('choices' in way) return writeEmbedded(way, target);
      return way.way === 'marker' ? MARKED : 'null';
    }
    if ('way' in way && way.way === 'notExpanded') return 'null';
    if ('way' in way && way.way === 'markerList') return `[${MARKED}]`;
    const targets = Array.from(catalog.many(relation, ordinal));
    return `[${targets.map((target) => ('choices' in way ? write(way, target) : '{}')).join()}]`;
  }

  return write;
}

function writeFields({ fields }: ModelShape, row: Row): string {
  let text = '';
  for (const field of fields)
    text += `${text === '' ? '' : ','}"${field.name}":${writeValue(field, row[field.name])}`;
  return text;
}

/** Numbers, truth and null are the same in JSON as in a template. */
function writeValue({ kind }: ModelField, value: unknown): string {
  if (value === null || kind === 'integer' || kind === 'number' || kind === 'boolean') return `${value}`;
  return JSON.stringify(value);
}
