// The table of a family from its file in a bundle: columns become rows, and the ranks of texts spare their collation.
import type { Table } from '../../src/engine/catalog/catalog.js';
import type { ModelFamily, Row } from '../../src/engine/model/model.js';
import type { BundleFiles } from './bundle-files.js';
import { retiredIn } from './retired-records.js';

/** Values one after the other, or the different ones and the place of each row's. */
type Column = readonly unknown[] | { readonly of: readonly unknown[]; readonly at: readonly number[] };

interface TableFile {
  readonly edition: string;
  readonly rows: number;
  readonly columns: Readonly<Record<string, Column>>;
  readonly ranks: Readonly<Record<string, readonly number[]>>;
}

export const pathOf = ({ record }: ModelFamily): string => `offline/${record}.json`;

export function bundleTable(files: BundleFiles, family: ModelFamily): Table {
  const rows = family.file === undefined ? [] : bundleRows(files, family);
  const ordinals = new Map(rows.map((row, index) => [row.id as number, index]));
  const ranks = family.file === undefined ? {} : files.value<TableFile>(pathOf(family)).ranks;
  return {
    family,
    rows,
    all: Int32Array.from(rows, (_, index) => index),
    ordinal: (id) => ordinals.get(id),
    ranks: new Map(
      Object.entries<readonly number[]>(ranks).map(([name, each]) => [name, Int32Array.from(each)]),
    ),
    get retired() {
      return retiredIn(files, family);
    },
  };
}

export function bundleRows(files: BundleFiles, family: ModelFamily): readonly Row[] {
  const { edition, rows, columns } = files.value<TableFile>(pathOf(family));
  const missing = family.fields.find(({ name }) => columns[name] === undefined);
  if (missing !== undefined)
    throw new Error(`${family.record} has no column ${missing.name} in the bundle of edition ${edition}.`);
  const read = Object.entries(columns).map(([name, column]) => {
    const valueAt = 'of' in column ? (row: number) => column.of[column.at[row] as number] : undefined;
    return [name, valueAt ?? ((row: number) => (column as readonly unknown[])[row])] as const;
  });
  return Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(read.map(([name, valueAt]) => [name, valueAt(row)])),
  );
}
