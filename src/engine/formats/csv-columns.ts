// The columns of a table: the fields of a shape, dotted for those of a related record. Relations without a cell are reported.
import type { Catalog } from '../catalog/catalog.js';
import type { ModelField, ModelRelation, ModelShape, Row, ToOne } from '../model/model.js';

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

/** In the order of the paths that name them; `*` and a relation name several. */
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
