// The axis of output formats. Each format is one file and one line in `index.ts`.
import type { Catalog, Ordinals } from '../catalog/catalog.js';
import type { ModelFamily, ModelField, ModelRelation, ModelShape, Row, ToOne } from '../model/model.js';

/** Nested records, a table with a row per record, or places on a map. */
export type Layout = 'nested' | 'table' | 'map';

/** The geometry of a record that is an area. */
export const geometries = ['point', 'boundary'] as const;
export type Geometry = (typeof geometries)[number];

export type ResultKind = 'one' | 'list' | 'page';

/** The records found, and the shape in which they are written. */
export interface RecordsToWrite {
  readonly catalog: Catalog;
  readonly shape: ModelShape;
  readonly result: ResultKind;
  readonly ordinals: Ordinals;
  /** The row of the nth record, in its shape. */
  readonly row: (index: number) => Row;
  /** The JSON text of the nth record. */
  readonly text: (index: number) => string;
  /** The text before and after the records of a page. */
  readonly ends: readonly [open: string, close: string] | undefined;
  /** The fields in the requested order. */
  readonly columns: readonly string[] | undefined;
  readonly geometry: Geometry | undefined;
}

/** Writes one record at a time, so that thousands of them can be written in steps. */
export interface RecordsWriter {
  readonly open: string;
  readonly record: (index: number) => string;
  readonly separator: string;
  readonly close: string;
}

export interface OutputFormat {
  /** The value of the parameter `format`. */
  readonly name: string;
  /** The everyday name of the format. */
  readonly title: string;
  readonly mediaType: string;
  /** The extension of a saved file. */
  readonly extension: string;
  readonly layout: Layout;
  /** `Accept` can choose it. Only one of two formats with the same media type is negotiable. */
  readonly isNegotiable: boolean;
  readonly suits: (family: ModelFamily, result: ResultKind) => boolean;
  /** Its JSON Schema, given that of a record with some fields. The shape of each response describes JSON itself. */
  readonly schema?: (result: ResultKind, record: object) => Readonly<Record<string, unknown>>;
  readonly writer: (written: RecordsToWrite) => RecordsWriter | { readonly cellless: readonly Cellless[] };
}

/** A column of a table, which is a field of the shape or a dotted path to a related field. Relations without a cell are reported. */
export interface Column {
  readonly name: string;
  readonly field: Pick<ModelField, 'kind'>;
  readonly value: (row: Row, ordinal: number) => unknown;
}

/** A relation to many records, or to one that is not a record in this shape. */
export interface Cellless {
  readonly path: string;
  readonly relation: ModelRelation;
}

interface Columns {
  readonly columns: readonly Column[];
  readonly cellless: readonly Cellless[];
}

export function csvColumns(catalog: Catalog, shape: ModelShape, through: readonly ToOne[] = []): Columns {
  const prefix = through.map(({ name }) => `${name}.`).join('');
  const own = shape.fields.map(
    (field): Column => ({
      name: `${prefix}${field.name}`,
      field,
      value:
        through.length === 0
          ? (row) => row[field.name]
          : (_, ordinal) => rowThrough(catalog, through, ordinal)?.[field.name] ?? null,
    }),
  );
  const inner = shape.choices.map(({ relation, way }): Columns => {
    if (relation.to === 'one' && 'choices' in way) return csvColumns(catalog, way, [...through, relation]);
    return { columns: [], cellless: [{ path: `${prefix}${relation.name}`, relation }] };
  });
  return {
    columns: [...own, ...inner.flatMap(({ columns }) => columns)],
    cellless: inner.flatMap(({ cellless }) => cellless),
  };
}

/** Sorts columns in the order of the paths that name them. `*` and a relation name several columns. */
export function inOrderOf(columns: readonly Column[], paths: readonly string[] = []): readonly Column[] {
  if (paths.length === 0) return columns;
  const place = ({ name }: Column) => {
    const at = paths.findIndex((path) => names(path, name));
    return at < 0 ? paths.length : at;
  };
  return columns.toSorted((a, b) => place(a) - place(b));
}

function names(path: string, column: string): boolean {
  const parent = column.slice(0, column.lastIndexOf('.') + 1);
  return path === column || path === `${parent}*` || column.startsWith(`${path}.`);
}

function rowThrough(catalog: Catalog, through: readonly ToOne[], ordinal: number): Row | undefined {
  let [at, row]: [number | undefined, Row | undefined] = [ordinal, undefined];
  for (const relation of through) {
    at = at === undefined ? undefined : catalog.one(relation, at);
    row = at === undefined ? undefined : catalog.table(relation.target).rows[at];
  }
  return row;
}
