// A copy of the data with few records of the families that no other one refers to, so that every key still has its record. Programs and
// databases read it sooner, and it is for tests that do not need large responses.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { colombia } from '../../src/country/index.js';
import type { Dataset } from '../../src/engine/dataset/dataset.js';
import type { Row } from '../../src/engine/model/model.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { readDatasetFiles } from '../../src/storage/files/assemble-dataset.js';
import { recordLines } from '../../src/storage/files/read-record-file.js';
import { CHANGES_FOLDER } from '../../src/storage/files/record-texts.js';

const FEW = 100;
/** They name records, and no record names them. */
const NOTES = ['corrections.json', 'retired.json', 'aliases.json'];

const referredTo = new Set(
  colombia.families.flatMap(({ relations }) =>
    relations.flatMap((relation) => (relation.to === 'one' ? [relation.target.name] : [])),
  ),
);
const files = [
  ...colombia.families
    .filter(({ name }) => !referredTo.has(name))
    .flatMap(({ file, series }) => file ?? series?.file ?? []),
  ...NOTES,
];

let known: Promise<Dataset> | undefined;

/** In memory, read once for a test process. */
export function smallDataset(): Promise<Dataset> {
  known ??= readSmall();
  return known;
}

async function readSmall(): Promise<Dataset> {
  const folder = await smallData();
  try {
    return await readDatasetFiles(colombia, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The caller removes the folder. */
export async function smallData(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'atlas-small-data-'));
  await cp(join(projectFolder(), 'data'), folder, { recursive: true });
  // The file is about records that the copy does not have.
  await rm(join(folder, CHANGES_FOLDER), { recursive: true });
  for (const file of files) {
    const rows: readonly Row[] = JSON.parse(await readFile(join(folder, file), 'utf8'));
    await writeFile(join(folder, file), recordLines(rows.slice(0, FEW)));
  }
  return folder;
}
