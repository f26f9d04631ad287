// The parts that every file of a bundle is made of: the families in it, their tables, and the tables about the dataset.
import type { Catalog } from '../../engine/catalog/catalog.js';
import { editionName } from '../../engine/dataset/dataset.js';
import type { Model, ModelFamily } from '../../engine/model/model.js';
import type { LeftOut } from '../export/left-out.js';
import type { BundleTable } from './bundle-table.js';
import { datasetTables } from './dataset-tables.js';
import { familyTable } from './family-table.js';
import { CHANGES, CORRECTIONS } from './table-names.js';

export interface BundleParts {
  readonly model: Model;
  readonly catalog: Catalog;
  /** The name of the edition. */
  readonly edition: string;
  readonly families: readonly ModelFamily[];
  readonly without: readonly ModelFamily[];
  readonly tableOf: (family: ModelFamily) => BundleTable;
  /** Tables of families come first. */
  readonly tables: readonly BundleTable[];
  /** The tables that are also single files. Long histories are only in the database. */
  readonly fileTables: readonly BundleTable[];
}

const HISTORIES: readonly string[] = [CORRECTIONS, CHANGES];

export function bundleParts(model: Model, catalog: Catalog, leftOut: LeftOut): BundleParts {
  const families = model.families.filter((family) => !leftOut.has(family));
  const ofFamilies = new Map(families.map((family) => [family, familyTable(model, catalog, family)]));
  const tables = [
    ...ofFamilies.values(),
    ...datasetTables({ model, catalog, families }, [...ofFamilies.values()]),
  ];
  return {
    model,
    catalog,
    edition: editionName(catalog.edition),
    families,
    without: model.families.filter((family) => leftOut.has(family)),
    tableOf: (family) => ofFamilies.get(family) as BundleTable,
    tables,
    fileTables: tables.filter(({ name }) => !HISTORIES.includes(name)),
  };
}
