// Retired records, from the table of the bundle. The table is read only if a record is missing.
import type { Table } from '../../src/engine/catalog/catalog.js';
import type { Reason } from '../../src/engine/dataset/dataset.js';
import type { ModelFamily } from '../../src/engine/model/model.js';
import { memo } from '../../src/engine/scheduling/shared-work.js';
import { readCsv } from '../../src/engine/text/csv/read-csv.js';
import type { BundleFiles } from './bundle-files.js';

const RETIRED_FILE = 'csv/retired.csv';

type RetiredLine = readonly [family: string, id: string, by: string, en: string, es: string];

const known = memo<BundleFiles, readonly RetiredLine[]>();

const linesOf = (files: BundleFiles) =>
  known(
    files,
    RETIRED_FILE,
    () => readCsv(files.text(RETIRED_FILE), ',') as readonly unknown[] as readonly RetiredLine[],
  );

export const retiredIn = (files: BundleFiles, { record }: ModelFamily): Table['retired'] =>
  new Map(
    linesOf(files)
      .filter(([family]) => family === record)
      .map(([, id, by, reason]) => [Number(id), { by: by === '' ? null : Number(by), reason }]),
  );

/** In every language, by its English text. */
export function retirementReason(files: BundleFiles, text: string): Reason {
  const es = linesOf(files).find((line) => line[3] === text)?.[4];
  return { en: text, es: es ?? text };
}
