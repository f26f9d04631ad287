// Writes the changes of this edition since the previous one: `node dist/tools/changes/data-changes.js --from FOLDER --name EDITION`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { colombia } from '../../src/country/index.js';
import { unexplained } from '../../src/data-rules/changes.js';
import { readContent } from '../../src/data-rules/content.js';
import { type Cause, type Change, isLineChange } from '../../src/engine/dataset/dataset.js';
import { fieldsOf } from '../../src/engine/operations/changes/change-entry.js';
import { editionFolder } from '../../src/programs/check/edition-folder.js';
import { readOptions } from '../../src/programs/program.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { readDatasetFiles } from '../../src/storage/files/assemble-dataset.js';
import { recordLines } from '../../src/storage/files/read-record-file.js';
import { CHANGES_FOLDER, changesFile, changesRows } from '../../src/storage/files/record-texts.js';
import { changesSince } from './history-of.js';

const USAGE = `Writes data/changes/VERSION.json, the changes of the edition in data/ since the previous one.

  node dist/tools/changes/data-changes.js --from FOLDER --name EDITION [--causes FILE]

  --from FOLDER    the record files of the previous edition, or a revision that has them in data/
  --name EDITION   the name of that edition, as in Atlas-Edition, such as 2026.11.15-0a1b2c3d
  --causes FILE    a JSON array of the reasons of changes that no correction explains, each with the changes that it fits:
                   {"part": "aliases", "change": "lineAdded", "field": …, "ids": […], "reason": {"en": "…", "es": "…"}}
                   All but the reason can be left out, and the first one that fits counts. By default, those of the last run.
  --help           show this help
`;

const options = readOptions(
  USAGE,
  { from: { type: 'string' }, name: { type: 'string' }, causes: { type: 'string' } },
  ({ from, name }) => {
    if (from === undefined) return '--from is required: the folder or revision of the previous edition.';
    if (!/^\d{4}\.\d{2}\.\d{2}(\.\d+)?-[0-9a-f]{8}$/.test(name ?? ''))
      return '--name is required: the name of the previous edition.';
    return undefined;
  },
);

if (options !== undefined) {
  const { from, name, causes: file } = options as { from: string; name: string; causes?: string };
  const folder = join(projectFolder(), 'data');
  const dataset = await readDatasetFiles(colombia, folder);
  const { version } = dataset.edition;
  const causes: readonly Cause[] | undefined =
    file === undefined
      ? dataset.changes.find(({ edition }) => edition === version)?.causes
      : JSON.parse(await readFile(file, 'utf8'));
  const earlier = editionFolder(from);
  const before = await readContent(earlier.folder).finally(earlier.remove);
  const history = changesSince(colombia, dataset, { since: name, before, causes });
  await mkdir(join(folder, CHANGES_FOLDER), { recursive: true });
  await writeFile(join(folder, changesFile(version)), recordLines(changesRows(history)));
  console.log(`${history.changes.length} changes since ${name}: data/${changesFile(version)}`);
  reportUnexplained(unexplained(colombia, dataset, history));
}

/** Grouped by the parts that a cause can name, because one cause explains many changes. */
function reportUnexplained(changes: readonly Change[]): void {
  const counts = new Map<string, number>();
  for (const change of changes) {
    const part = isLineChange(change) ? change.part : change.family;
    const key = [part, change.change, ...fieldsOf(change)].join(' ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  if (counts.size === 0) return;
  console.error('State a reason for these changes in the file of --causes (part, change, field: number):');
  for (const [key, count] of counts) console.error(`  ${key}: ${count}`);
  process.exitCode = 1;
}
