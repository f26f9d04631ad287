// A folder with the data as an edition of a later day, whose history begins with other content. The caller removes it.
import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '../../lab/random.js';
import { colombia } from '../../src/country/index.js';
import { contentOf, type RowsByFile } from '../../src/data-rules/content.js';
import type { Cause } from '../../src/engine/dataset/dataset.js';
import { readDatasetFiles } from '../../src/storage/files/assemble-dataset.js';
import { recordLines } from '../../src/storage/files/read-record-file.js';
import { changesFile, changesRows } from '../../src/storage/files/record-texts.js';
import { changesSince } from '../../tools/changes/history-of.js';
import { dataFolder } from './data-files.js';
import { earlierContent } from './earlier-content.js';

export const BEFORE = '2099.01.01-00000000';
const VERSION = '2099.01.01.2';
const causes: readonly Cause[] = [{ reason: { en: 'For a test.', es: 'Para una prueba.' } }];

interface EditionAfter {
  readonly folder: string;
  readonly before: RowsByFile;
  readonly after: RowsByFile;
}

export async function editionAfter(seed: number): Promise<EditionAfter> {
  const folder = await mkdtemp(join(tmpdir(), 'edition-after-'));
  await cp(dataFolder, folder, { recursive: true });
  await writeFile(join(folder, 'edition.json'), recordLines([{ version: VERSION }]));
  const dataset = await readDatasetFiles(colombia, folder);
  const after = contentOf(colombia, dataset);
  const before = earlierContent(colombia, after, dataset.retired, createRandom(seed));
  const history = changesSince(colombia, dataset, { since: BEFORE, before, causes });
  await writeFile(join(folder, changesFile(VERSION)), recordLines(changesRows(history)));
  return { folder, before, after };
}
