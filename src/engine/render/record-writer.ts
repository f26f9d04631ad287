// Writes one record in one shape as JSON text, with its own fields and then its relations as the shape decides.
import type { Catalog, Ordinals } from '../catalog/catalog.js';
import type { ModelField, ModelRelation, ModelShape, Row } from '../model/model.js';
import { MARKER, type Way } from '../model/shape.js';
import { mapInSteps, RECORDS_IN_A_STEP, type YieldingWork } from '../scheduling/yielding-work.js';

interface RecordWriter {
  /** `row` replaces the record's row by one with values of this response alone. */
  readonly write: (shape: ModelShape, ordinal: number, row?: Row) => string;
  /** Runs before all records of a shape are written, so that no single record takes long. */
  readonly prepare: (shape: ModelShape) => YieldingWork<void>;
}

const MARKED = JSON.stringify(MARKER);

type Write = (ordinal: number, row?: Row) => string;

/** A writer remembers the records that it embedded, because one city is in many postal codes. Keep it only while that helps. */
export function recordWriter(catalog: Catalog): RecordWriter {
  const writers = new Map<ModelShape, Write>();
  const embedded = new Map<ModelShape, string[]>();

  function writerOf(shape: ModelShape): Write {
    const known = writers.get(shape);
    if (known !== undefined) return known;
    const { rows } = catalog.table(shape.family);
    const fields = fieldsWriter(shape.fields);
    const relations = shape.choices.map(({ relation, way }) => ({
      name: `"${relation.name}":`,
      write: relationWriter(relation, way),
    }));
    const write: Write = (ordinal, row = rows[ordinal]) => {
      let text = fields(row as Row);
      for (const { name, write: related } of relations)
        text += `${text === '' ? '' : ','}${name}${related(ordinal)}`;
      return `{${text}}`;
    };
    writers.set(shape, write);
    return write;
  }

  function writeEmbedded(shape: ModelShape, ordinal: number): string {
    const texts = embedded.get(shape) ?? [];
    embedded.set(shape, texts);
    texts[ordinal] ??= writerOf(shape)(ordinal);
    return texts[ordinal];
  }

  function relationWriter(
    relation: ModelRelation,
    way: Exclude<Way, string> | ModelShape,
  ): (ordinal: number) => string {
    if (relation.to === 'one') {
      if (!('choices' in way) && way.way !== 'marker') return () => 'null';
      return (ordinal) => {
        const target = catalog.one(relation, ordinal);
        if (target === undefined) return 'null';
        return 'choices' in way ? writeEmbedded(way, target) : MARKED;
      };
    }
    if ('choices' in way) {
      return (ordinal) => {
        const known = embedded.get(way);
        const write = writerOf(way);
        return `[${Array.from(catalog.many(relation, ordinal), (target) => known?.[target] ?? write(target)).join()}]`;
      };
    }
    if (way.way === 'notExpanded') return () => 'null';
    if (way.way === 'emptyList') return () => '[]';
    if (way.way === 'markerList')
      return (ordinal) => (catalog.many(relation, ordinal).length === 0 ? '[]' : `[${MARKED}]`);
    return (ordinal) => `[${Array.from(catalog.many(relation, ordinal), () => '{}').join()}]`;
  }

  /** Lists within embedded records make some records very long, so the records of those lists are written first. */
  function* prepare({ choices }: ModelShape): YieldingWork<void> {
    for (const { relation, way } of choices)
      if (relation.to === 'one' && 'choices' in way) yield* prepareLists(way);
  }

  function* prepareLists({ choices }: ModelShape): YieldingWork<void> {
    for (const { relation, way } of choices) {
      if (relation.to === 'one' || !('choices' in way)) continue;
      const { all } = catalog.table(way.family);
      yield* mapInSteps(Array.from(all), RECORDS_IN_A_STEP, (ordinal) => writeEmbedded(way, ordinal));
    }
  }

  const write: RecordWriter['write'] = (shape, ordinal, row) => writerOf(shape)(ordinal, row);
  return { write, prepare };
}

function fieldsWriter(fields: readonly ModelField[]): (row: Row) => string {
  const parts = fields.map(({ name, kind }, index) => ({
    name,
    key: `${index === 0 ? '' : ','}"${name}":`,
    // Numbers and booleans are the same in JSON as in a template.
    isBare: kind === 'integer' || kind === 'number' || kind === 'boolean',
  }));
  return (row) => {
    let text = '';
    for (const { name, key, isBare } of parts) {
      const value = row[name];
      text += key + (isBare || value === null ? `${value}` : JSON.stringify(value));
    }
    return text;
  };
}

/** The number of records that others embed at every level, before any of them is written. */
export function countEmbedded(catalog: Catalog, shape: ModelShape, ordinals: Ordinals): number {
  const counts = new Map<ModelShape, Float64Array>();
  let total = 0;
  for (const ordinal of ordinals) total += within(shape, ordinal);
  return total;

  /** Computed once for each record in a shape, however often it is embedded. */
  function within(of: ModelShape, ordinal: number): number {
    if (of.choices.every(({ way }) => 'way' in way)) return 0;
    const known = counts.get(of) ?? new Float64Array(catalog.table(of.family).rows.length).fill(-1);
    counts.set(of, known);
    if ((known[ordinal] as number) < 0) known[ordinal] = count(of, ordinal);
    return known[ordinal] as number;
  }

  function count(of: ModelShape, ordinal: number): number {
    let sum = 0;
    for (const { relation, way } of of.choices) {
      if ('way' in way) continue;
      if (relation.to === 'many')
        for (const target of catalog.many(relation, ordinal)) sum += 1 + within(way, target);
      else {
        const target = catalog.one(relation, ordinal);
        if (target !== undefined) sum += 1 + within(way, target);
      }
    }
    return sum;
  }
}
