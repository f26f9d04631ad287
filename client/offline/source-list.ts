// The sources of the data, from the table of the bundle that lists them. Only borders in a response name theirs.
import type { Source } from '../../src/engine/dataset/dataset.js';
import { memo } from '../../src/engine/scheduling/memo.js';
import { readCsv } from '../../src/engine/text/csv/read-csv.js';
import type { BundleFiles } from './bundle-files.js';

const PATH = 'csv/sources.csv';

type Line = readonly [id: string, publisher: string, title: string, titleEs: string, licence: string];

const known = memo<BundleFiles, readonly Source[]>();

/** With the members that an attribution has. */
export const sourcesIn = (files: BundleFiles): readonly Source[] =>
  known(files, PATH, () =>
    (readCsv(files.text(PATH), ',') as readonly unknown[] as readonly Line[]).map(
      ([id, publisher, en, es, licence]) =>
        ({ id, publisher, title: { en, es }, licence: licence === '' ? null : licence }) as Source,
    ),
  );
