// A folder of record files becomes rows, retirements, a fingerprint, and the faults of all files.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { newFolder } from '../../../test/system/new-folder.js';
import {
  toyAliases,
  toyCorrections,
  toyEdition,
  toyProvenance,
  toyReasons,
  toyRows,
  toySources,
  toyTerms,
} from '../../../test/toy/toy-dataset.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import { describeFault } from '../../engine/dataset/dataset-fault.js';
import { readDatasetFiles } from './assemble-dataset.js';

let folder: string;

const lines = (rows: readonly unknown[]) => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
const write = (file: string, text: string) => writeFile(join(folder, file), text);
const read = () => readDatasetFiles(toyModel, folder);
const faults = async () => (await read()).faults.map(describeFault);

const edition = (version: unknown) => write('edition.json', lines([{ version }]));
const retired = { family: 'moon', id: 13, by: 12, reason: 'Seen twice.' };

const further = {
  sources: toySources,
  terms: toyTerms,
  provenance: toyProvenance,
  corrections: toyCorrections,
  reasons: toyReasons,
  aliases: toyAliases,
};

beforeEach(async () => {
  folder = newFolder('toy', onTestFinished);
  for (const [name, rows] of Object.entries(toyRows)) await write(`${name}s.json`, lines(rows));
  await write('retired.json', lines([retired]));
  await write('history.json', '[\n]\n');
  for (const [name, rows] of Object.entries(further)) await write(`${name}.json`, lines(rows));
  await edition(toyEdition.version);
});

it('reads every family that has a file, the edition, the sources and the retired records', async () => {
  const dataset = await read();
  expect(dataset.faults).toEqual([]);
  expect(dataset.edition.version).toBe(toyEdition.version);
  expect(dataset).toMatchObject(further);
  expect([...dataset.families.keys()]).toEqual(['star', 'planet', 'moon']);
  for (const [name, rows] of Object.entries(toyRows)) expect(dataset.families.get(name)?.rows).toEqual(rows);
  expect([...dataset.retired]).toEqual([
    [
      'moon',
      [{ id: 13, by: 12, reason: 'Seen twice.', location: { file: `${folder}/retired.json`, line: 2 } }],
    ],
  ]);
});

it('has a fingerprint that changes with anything that is read and with nothing else', async () => {
  const fingerprint = async () => (await read()).edition.fingerprint;
  const first = await fingerprint();
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  await write('comets.json', lines([{ id: 1 }]));
  expect(await fingerprint()).toBe(first);
  const seen = new Set([first]);
  await write('stars.json', lines([{ id: 1, name: 'Sun' }]));
  seen.add(await fingerprint());
  for (const file of [
    'retired.json',
    'corrections.json',
    'reasons.json',
    'aliases.json',
    'provenance.json',
    'sources.json',
    'terms.json',
  ]) {
    await write(file, '[\n]\n');
    seen.add(await fingerprint());
  }
  await edition('2000.01.02');
  seen.add(await fingerprint());
  expect(seen.size).toBe(10);
});

it.each(['2026.11.15', '2026.11.15.2'])('takes the version %s', async (version) => {
  await edition(version);
  expect((await read()).edition.version).toBe(version);
  expect(await faults()).toEqual([]);
});

const noDay = () => `${folder}/edition.json:2 version: expected the day of the edition, such as 2026.11.16`;

it.each(['2026-11-15', '2026.11', '2026.11.15.', ' 2026.11.15', 'next', 2026, null])(
  'refuses the version %j',
  async (version) => {
    await edition(version);
    expect(await faults()).toEqual([noDay()]);
  },
);

it('refuses an edition without a version', async () => {
  await write('edition.json', '[\n]\n');
  expect(await faults()).toEqual([noDay()]);
});

it('gives the faults of all files, in the order of the model', async () => {
  await write('stars.json', '[\n]\n');
  await rm(join(folder, 'planets.json'));
  await write('moons.json', lines([{ ...toyRows.moon?.[0], name: 3 }]));
  await write('retired.json', lines([{ ...retired, family: 'comet' }]));
  expect(await faults()).toEqual([
    `${folder}/stars.json:2 star has no records`,
    `${folder}/planets.json:1 cannot be read: ENOENT`,
    `${folder}/moons.json:2 name: expected a text that is not empty, found 3`,
    `${folder}/retired.json:2 family: there is no family comet`,
  ]);
});

it.each([
  [{ ...retired, id: '13' }],
  [{ ...retired, by: 1.5 }],
  [{ ...retired, reason: null }],
  [{ family: 'moon', id: 13, by: 12 }],
])('refuses the retirement %j', async (row) => {
  await write('retired.json', lines([retired, row]));
  expect(await faults()).toEqual([
    `${folder}/retired.json:3 expected id and by as integers, by possibly null, and reason as a text`,
  ]);
});

it.each(['retired', ...Object.keys(further), 'edition'])(
  'reports it if the file %s.json is missing',
  async (name) => {
    await rm(join(folder, `${name}.json`));
    const [first, ...others] = await faults();
    expect(first).toBe(`${folder}/${name}.json:1 cannot be read: ENOENT`);
    // Without its file, the edition has no version.
    expect(others.every((fault) => fault.startsWith(`${folder}/edition.json:1 version:`))).toBe(true);
  },
);

it('takes a retirement without a successor', async () => {
  await write('retired.json', lines([{ ...retired, by: null }]));
  expect(await faults()).toEqual([]);
  expect((await read()).retired.get('moon')).toMatchObject([{ id: 13, by: null }]);
});

it.each<[keyof typeof further, object, string]>([
  ['sources', { terms: 'secret' }, 'terms: there is no entry in terms.json secret'],
  ['sources', { through: 'rumour' }, 'through: there is no source rumour'],
  ['sources', { publisher: '' }, 'publisher: expected a text'],
  ['sources', { title: 'A list' }, 'title: expected a text in en and es'],
  [
    'sources',
    { dateFrom: 'rumour' },
    'dateFrom: expected one of release, act, entry, publication, reference, null, found rumour',
  ],
  ['terms', { es: null }, 'es: expected a text'],
  ['terms', { url: null }, 'url: expected a text'],
  ['terms', { bulk: 'some' }, 'bulk: expected one of allowed, ask, forbidden, found some'],
  ['reasons', { es: '' }, 'es: expected a text'],
  ['provenance', { family: 'comet' }, 'family: there is no family comet'],
  ['provenance', { field: 'mass' }, 'field: planet has no field mass'],
  ['provenance', { source: 'rumour' }, 'source: there is no source rumour'],
  ['provenance', { ids: ['7'] }, 'ids: expected a list of ids'],
  ['corrections', { field: 'mass' }, 'field: planet has no field mass'],
  ['corrections', { source: 'rumour' }, 'source: there is no source rumour'],
  ['corrections', { id: '7' }, 'expected id as an integer and reason as a text'],
  ['aliases', { family: 'comet' }, 'family: there is no family comet'],
  ['aliases', { source: 'rumour' }, 'source: there is no source rumour'],
  [
    'aliases',
    { kind: 'pet' },
    'kind: expected one of oldName, abbreviation, commonName, shortName, spelling, longName, seatName, acronym, englishName, nickname, found pet',
  ],
  ['aliases', { alias: '' }, 'expected id as an integer and alias as a text'],
])('refuses a line of %s with %j', async (name, values, message) => {
  const [first, ...others] = further[name];
  await write(`${name}.json`, lines([{ ...first, ...values }, ...others]));
  expect(await faults()).toEqual([`${folder}/${name}.json:2 ${message}`]);
});

it('lists the families that could be read only in part', async () => {
  const incomplete = async () => {
    const { families } = await read();
    return [...families].filter(([, family]) => family.incomplete).map(([name]) => name);
  };
  expect(await incomplete()).toEqual([]);
  await rm(join(folder, 'stars.json'));
  await write('moons.json', `[\nnot a record,\n${JSON.stringify(toyRows.moon?.[0])}\n]\n`);
  // A record with a fault is still read.
  await write('planets.json', lines([{ ...toyRows.planet?.[0], name: 3 }]));
  expect(await incomplete()).toEqual(['star', 'moon']);
});

it('checks the readable rows of a file that has an unreadable line', async () => {
  const [first, second] = (toyRows.moon ?? []).map((row) => JSON.stringify({ ...row, name: 3 }));
  await write('moons.json', `[\nnot a record,\n${first},\n${second}\n]\n`);
  expect((await faults()).map((fault) => fault.split(' ')[0])).toEqual([
    `${folder}/moons.json:2`,
    `${folder}/moons.json:3`,
    `${folder}/moons.json:4`,
  ]);
});
