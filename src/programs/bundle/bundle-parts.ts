// The parts of every bundle, which are its families, their tables, and the tables about the dataset.
import type { Catalog } from '../../engine/catalog/catalog.js';
import { editionName } from '../../engine/dataset/dataset.js';
import type { Model, ModelFamily } from '../../engine/model/model.js';
import type { LeftOut } from '../export/left-out.js';
import type { BundleTable } from './bundle-table.js';
import { datasetTables } from './dataset-tables.js';
import { familyTables } from './family-table.js';
import { neighbourTable } from './neighbour-table.js';
import { CHANGES, CORRECTIONS } from './table-names.js';

export interface BundleParts {
  readonly model: Model;
  readonly catalog: Catalog;
  readonly edition: string;
  readonly families: readonly ModelFamily[];
  readonly without: readonly ModelFamily[];
  /** The last one has all its rows. */
  readonly tablesOf: (family: ModelFamily) => readonly BundleTable[];
  /** Of families and places, without those about the dataset. */
  readonly dataTables: readonly BundleTable[];
  /** Those first. */
  readonly tables: readonly BundleTable[];
  /** The tables that are also single files. Long histories are only in the database. */
  readonly fileTables: readonly BundleTable[];
}

const HISTORIES: readonly string[] = [CORRECTIONS, CHANGES];

export function bundleParts(model: Model, catalog: Catalog, leftOut: LeftOut): BundleParts {
  const families = model.families.filter((family) => !leftOut.has(family));
  const ofFamilies = new Map(families.map((family) => [family, familyTables(model, catalog, family)]));
  const dataTables = [...[...ofFamilies.values()].flat(), ...neighbourTable(catalog, families)];
  const tables = [...dataTables, ...datasetTables({ model, catalog, families }, dataTables)];
  const fault = kindFault(dataTables);
  if (fault !== undefined) throw new Error(fault);
  return {
    model,
    catalog,
    edition: editionName(catalog.edition),
    families,
    without: model.families.filter((family) => leftOut.has(family)),
    tablesOf: (family) => ofFamilies.get(family) ?? [],
    dataTables,
    tables,
    fileTables: tables.filter(({ name }) => !HISTORIES.includes(name)),
  };
}

/** A field has one type in all tables, so that they can be compared and joined: a measure in a unit is whole everywhere, or nowhere. */
export function kindFault(tables: readonly BundleTable[]): string | undefined {
  const known = new Map<string, { readonly table: string; readonly kind: string }>();
  for (const { name: table, columns } of tables)
    for (const { name, kind, unit } of columns) {
      const key = unit === undefined ? undefined : `${name} in ${unit.en}`;
      const before = key === undefined ? undefined : known.get(key);
      if (before !== undefined && before.kind !== kind)
        return `${key} is of type ${before.kind} in ${before.table} and of type ${kind} in ${table}.`;
      if (key !== undefined) known.set(key, { table, kind });
    }
  return undefined;
}
