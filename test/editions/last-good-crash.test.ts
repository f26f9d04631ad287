// A process is killed while it stores an edition. Afterwards a whole edition can be read, wherever the process stopped.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colombia } from '../../src/country/index.js';
import type { Dataset } from '../../src/engine/dataset/dataset.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { keepLastGood, readLastGood } from '../../src/storage/editions/last-good.js';
import { readDatasetFiles } from '../../src/storage/files/assemble-dataset.js';
import { startedData } from '../process/built-server.js';
import { programNode } from '../system/program-node.js';
import { changedData } from './changed-data.js';
import { isBuilt } from './run-program.js';

const built = (file: string) =>
  JSON.stringify(pathToFileURL(join(projectFolder(), 'dist', 'src', file)).href);
const KEEPS = `
  const { keepLastGood } = await import(${built('storage/editions/last-good.js')});
  const { readDatasetFiles } = await import(${built('storage/files/assemble-dataset.js')});
  const { colombia } = await import(${built('country/index.js')});
  const [folder, data] = process.argv.slice(1);
  await keepLastGood(colombia, folder, await readDatasetFiles(colombia, data));
`;

describe.skipIf(!isBuilt)('an edition on disk', () => {
  let folder: string;
  let newData: string;
  let [before, after]: Dataset[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'last-good-crash-'));
    newData = await changedData('edition.json', 0, { version: '2030.01.01' }, startedData);
    before = await readDatasetFiles(colombia, startedData);
    after = await readDatasetFiles(colombia, newData);
  });
  afterAll(async () => {
    for (const made of [folder, newData]) await rm(made, { recursive: true });
  });

  const editions = async () => (await readdir(folder)).filter((name) => name.startsWith('edition-'));

  /** The files in the folders of editions, of which the saved one has its own. */
  async function filesWritten(): Promise<number> {
    const folders = await Promise.all(
      (await editions()).map((name) => readdir(join(folder, name)).catch(() => [])),
    );
    return folders.flat().length;
  }

  it.each([0, 1, 9, 20])('survives a kill after %i files', async (files) => {
    await keepLastGood(colombia, folder, before as Dataset, 0);
    const savedFiles = await filesWritten();
    const keeper = spawn(programNode, ['--input-type=module', '-e', KEEPS, folder, newData]);
    const closed = once(keeper, 'close');
    while (
      keeper.exitCode === null &&
      ((await editions()).length < 2 || (await filesWritten()) < savedFiles + files)
    );
    keeper.kill('SIGKILL');
    const [code, signal] = await closed;
    expect(['SIGKILL', 0]).toContain(signal ?? code);
    const found = (await readLastGood(colombia, folder))?.edition;
    expect([before?.edition, after?.edition]).toContainEqual(found);
    await keepLastGood(colombia, folder, after as Dataset, 0);
    expect(await editions()).toHaveLength(1);
    expect((await readLastGood(colombia, folder))?.edition).toEqual(after?.edition);
  });
});
