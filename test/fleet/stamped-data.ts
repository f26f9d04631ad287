// Copies of the data in which every city and department differs, so that a response that mixes two editions is detected.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { colombia } from '../../src/country/index.js';
import type { Dataset } from '../../src/engine/dataset/dataset.js';
import type { Row } from '../../src/engine/model/model.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { readDatasetFiles } from '../../src/storage/files/assemble-dataset.js';
import { recordLines } from '../../src/storage/files/read-record-file.js';

type Change = (row: Row) => Row;

export async function changeFile(folder: string, file: string, change: Change): Promise<void> {
  const rows: readonly Row[] = JSON.parse(await readFile(join(folder, file), 'utf8'));
  await writeFile(join(folder, file), recordLines(rows.map(change)));
}

export async function keepLines(
  folder: string,
  file: string,
  isIncluded: (row: Row) => boolean,
): Promise<void> {
  const rows: readonly Row[] = JSON.parse(await readFile(join(folder, file), 'utf8'));
  await writeFile(join(folder, file), recordLines(rows.filter(isIncluded)));
}

/** The folder of a copy in which every population is larger by the stamp. */
export async function stampedFolder(
  within: string,
  stamp: number,
  data = join(projectFolder(), 'data'),
): Promise<string> {
  const folder = join(within, `data-${stamp}`);
  await mkdir(folder);
  await cp(data, folder, { recursive: true });
  const counted: Change = (row) => ({ ...row, population: Number(row.population) + stamp });
  await changeFile(folder, 'cities.json', counted);
  await changeFile(folder, 'departments.json', counted);
  await changeFile(folder, 'edition.json', () => ({ version: `2027.01.0${stamp}` }));
  return folder;
}

/** Data of a publisher that checks nothing, with a department whose capital does not exist. */
export async function danglingFolder(within: string, stamp: number, data?: string): Promise<string> {
  const folder = await stampedFolder(within, stamp, data);
  await changeFile(folder, 'departments.json', (row) =>
    row.id === 2 ? { ...row, cityCapitalId: 99_999 } : row,
  );
  return folder;
}

export const readFolder = (folder: string): Promise<Dataset> => readDatasetFiles(colombia, folder);
