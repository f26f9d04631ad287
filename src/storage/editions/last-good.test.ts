// The edition on disk reads back as stored, is always complete, and is rejected if it is damaged.
import { execFileSync } from 'node:child_process';
import { constants } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { newFolder } from '../../../test/system/new-folder.js';
import { toyDataset, toyRetired } from '../../../test/toy/toy-dataset.js';
import { toyInFiles } from '../../../test/toy/toy-in-files.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import { type Dataset, editionName } from '../../engine/dataset/dataset.js';
import { recordTexts } from '../files/record-texts.js';
import { keepLastGood, readLastGood, storedEdition } from './last-good.js';

let folder: string;
let first: Dataset;
let second: Dataset;

/** The test treats all other files as old. */
const keep = (dataset: Dataset) => keepLastGood(toyModel, folder, dataset, 0);
const read = () => readLastGood(toyModel, folder);
const editions = async () => (await readdir(folder)).filter((name) => name.startsWith('edition-'));
const place = async () => join(folder, (await editions())[0] as string);

beforeEach(async () => {
  folder = join(newFolder('last-good', onTestFinished), 'stored', 'here');
  first = await toyInFiles('2000.01.01');
  second = await toyInFiles('2000.01.02', toyDataset({}, {}));
});

/** The content of a dataset, without the locations of its rows. */
const contents = (dataset: Dataset | undefined) =>
  dataset && [dataset.edition, dataset.faults, ...recordTexts(toyModel, dataset)];

it('returns undefined if none was stored', async () => {
  expect(await read()).toBeUndefined();
});

it('returns the stored edition with its fingerprint', async () => {
  expect(first.retired.get('moon')).toMatchObject(toyRetired.moon as object);
  for (const dataset of [first, second, first]) {
    await keep(dataset);
    expect(contents(await read())).toEqual(contents(dataset));
  }
});

it('names the stored edition without reading it', async () => {
  expect(await storedEdition(folder)).toBeUndefined();
  await keep(first);
  await rm(await place(), { recursive: true });
  expect(await storedEdition(folder)).toMatchObject({ edition: editionName(first.edition) });
  const pointer = join(folder, 'last-good.json');
  const { edition: _, ...before } = JSON.parse(await readFile(pointer, 'utf8'));
  await writeFile(pointer, JSON.stringify(before));
  expect(await storedEdition(folder)).toMatchObject({ edition: undefined });
  await writeFile(pointer, '{');
  expect(await storedEdition(folder)).toBeUndefined();
});

it('keeps one edition on the disk', async () => {
  for (const dataset of [first, second, second]) await keep(dataset);
  expect(await editions()).toHaveLength(1);
  expect(await readdir(folder)).toHaveLength(2);
});

it('keeps a file that another process may still be writing', async () => {
  await Promise.all([first, second, first].map((dataset) => keepLastGood(toyModel, folder, dataset)));
  expect([first.edition, second.edition]).toContainEqual((await read())?.edition);
  expect(await editions()).toHaveLength(3);
});

it('keeps the previous edition if writing the next is cut off, and removes the rest later', async () => {
  await keep(first);
  const files = [...recordTexts(toyModel, second)];
  for (let written = 0; written <= files.length; written++) {
    const partial = join(folder, `edition-cut${written}`);
    await mkdir(join(partial, 'changes'), { recursive: true });
    for (const [file, text] of files.slice(0, written)) await writeFile(join(partial, file), text);
    const [file, text] = files[written] ?? ['last-good.json', '{"folder":'];
    await writeFile(join(partial, file), text.slice(0, text.length / 2));
    expect(contents(await read())).toEqual(contents(first));
  }
  await keep(second);
  expect(await editions()).toHaveLength(1);
  expect(contents(await read())).toEqual(contents(second));
});

it('keeps the previous edition if the next cannot be read back', async () => {
  await keep(first);
  const other = { ...second, edition: { ...second.edition, fingerprint: 'f'.repeat(64) } };
  await expect(keep(other)).rejects.toThrow('it has changed since it was saved');
  await expect(keep({ ...second, families: new Map() })).rejects.toThrow('star has no records');
  expect(contents(await read())).toEqual(contents(first));
  expect(await editions()).toHaveLength(1);
});

describe('refuses', () => {
  beforeEach(() => keep(first));

  it('a file that was changed', async () => {
    const file = join(await place(), 'moons.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('Brasa', 'Ceniza'));
    await expect(read()).rejects.toThrow(
      /^The edition saved in .* cannot be used, because it has changed since it was saved\.$/,
    );
  });

  it('a file that is cut off', async () => {
    const file = join(await place(), 'moons.json');
    await writeFile(file, (await readFile(file, 'utf8')).slice(0, -20));
    await expect(read()).rejects.toThrow(
      /has 1 faults and cannot be used\. The first is \/.+\/moons\.json:1 expected/,
    );
  });

  it.each(['the pointer', 'a file'])('%s that is a FIFO, without waiting for it', async (what) => {
    const path = what === 'the pointer' ? join(folder, 'last-good.json') : join(await place(), 'moons.json');
    await rm(path);
    execFileSync('mkfifo', [path]);
    try {
      await expect(read()).rejects.toThrow('not a regular file');
    } finally {
      // Releases a reader that is still waiting.
      await (await open(path, constants.O_RDWR | constants.O_NONBLOCK)).close();
    }
  });

  it('a folder that is gone', async () => {
    await rm(await place(), { recursive: true });
    await expect(read()).rejects.toThrow(/The first is \/.+\/stars\.json:1 cannot be read: ENOENT/);
  });

  it.each(['', '{', '{}', '{"folder":"../..","fingerprint":"x"}', '{"folder":"edition-a"}'])(
    'the pointer %j',
    async (text) => {
      await writeFile(join(folder, 'last-good.json'), text);
      await expect(read()).rejects.toThrow('last-good.json is damaged: it does not name a saved edition.');
    },
  );
});
