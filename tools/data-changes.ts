// Writes the changes of this edition since the previous one: `npm run data:changes -- --from FOLDER --name EDITION`.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { colombia } from '../src/country/index.js';
import { createOrigins } from '../src/engine/catalog/origins.js';
import { projectFolder } from '../src/settings/project-folder.js';
import { CHANGES_FOLDER, changesFile } from '../src/storage/files/read-changes.js';
import { readDatasetFiles } from '../src/storage/files/read-dataset-files.js';
import { recordLines } from '../src/storage/files/record-lines.js';
import { changesRows } from '../src/storage/files/record-texts.js';
import { compareEditions } from './changes/compare-editions.js';
import { editionFolder } from './changes/edition-folder.js';
import { readRows } from './changes/read-rows.js';
import { recordsHash } from './changes/records-hash.js';
import { readOptions } from './read-options.js';

const USAGE = `Writes data/changes/VERSION.json, the changes of the edition in data/ since the previous one.

  npm run data:changes -- --from FOLDER --name EDITION

  --from FOLDER    the record files of the previous edition, or a revision that has them in data/
  --name EDITION   the name of that edition, as in Atlas-Edition, such as 2026.11.15-0a1b2c3d
  --help           show this help
`;

const options = readOptions(
  USAGE,
  { from: { type: 'string' }, name: { type: 'string' } },
  ({ from, name }) => {
    if (from === undefined) return '--from is required: the folder or revision of the previous edition.';
    if (!/^\d{4}\.\d{2}\.\d{2}(\.\d+)?-[0-9a-f]{8}$/.test(name ?? ''))
      return '--name is required: the name of the previous edition.';
    return undefined;
  },
);

if (options !== undefined) {
  const { from, name } = options as { from: string; name: string };
  const folder = join(projectFolder(), 'data');
  const earlier = editionFolder(from);
  const dataset = await readDatasetFiles(colombia, folder);
  const after = new Map([...dataset.families].map(([family, { rows }]) => [family, rows]));
  const { version } = dataset.edition;
  const changes = compareEditions(colombia, {
    before: await readRows(colombia, earlier.folder),
    after,
    retired: dataset.retired,
    origins: createOrigins(colombia, dataset, ({ name: family }) => after.get(family) ?? []),
    version,
  });
  earlier.remove();
  await mkdir(join(folder, CHANGES_FOLDER), { recursive: true });
  const history = { edition: version, since: name, records: recordsHash(colombia, after), changes };
  await writeFile(join(folder, changesFile(version)), recordLines(changesRows(history)));
  console.log(`${changes.length} changes since ${name}: data/${changesFile(version)}`);
}
