// Every reader of a dataset returns the rows unchanged, wherever they are stored.
import fc from 'fast-check';
import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Dataset, Retirement, Source } from '../../src/engine/dataset/dataset.js';
import { defineModel } from '../../src/engine/model/define-model.js';
import { defineFamily } from '../../src/engine/model/family.js';
import { boolean, date, integer, midnight, number, text, texts } from '../../src/engine/model/field.js';
import { one } from '../../src/engine/model/relation.js';
import { marker } from '../../src/engine/model/shape.js';
import { recordTexts } from '../../src/storage/files/record-texts.js';
import { migrate } from '../../src/storage/postgres/migrate.js';
import { publishEdition } from '../../src/storage/postgres/publish-edition.js';
import { readDatasetPostgres } from '../../src/storage/postgres/read-dataset-postgres.js';
import { seed } from '../contract/seed.js';
import { thing } from '../toy/thing.js';
import { toyDataset } from '../toy/toy-dataset.js';
import { toyInFiles } from '../toy/toy-in-files.js';
import type { TestServer } from './test-server.js';

const RUNS = 25;

/** Every kind of field, with and without null. */
const sample = defineFamily({
  record: 'Sample',
  file: 'samples.json',
  ...thing,
  fields: {
    id: integer(),
    zulu: integer().nullable(),
    number: number(),
    'a"b': number().nullable(),
    text: text(),
    order: text().nullable(),
    texts: texts(),
    select: texts().nullable(),
    boolean: boolean(),
    date: date(),
    midnight: midnight(),
    sampleId: integer().nullable(),
    alpha: boolean().nullable().extended(),
  },
  history: {
    name: 'text',
    code: 'order',
    coverage: { en: 'All.', es: 'Todo.' },
    notes: { seen: { en: 'Seen.', es: 'Visto.' } },
  },
  relations: { sample: one('sample', 'sampleId') },
  shapes: { root: { sample: marker } },
});
const other = defineFamily({
  record: 'Other',
  file: 'others.json',
  ...thing,
  fields: { id: integer(), sampleId: integer().nullable() },
  relations: { sample: one('sample', 'sampleId') },
  shapes: { root: { sample: marker } },
});
const model = defineModel({ other, sample });

const someText = fc.string({ unit: 'binary', minLength: 1 }).filter((value) => !value.includes('\0'));
const someNumber = fc
  .double({ noNaN: true, noDefaultInfinity: true })
  // The files have no negative zero.
  .map((value) => (value === 0 ? 0 : value));
const someDate = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10));
const row = fc.record(
  {
    id: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    zulu: fc.option(fc.integer()),
    number: someNumber,
    'a"b': fc.option(someNumber),
    text: someText,
    order: fc.option(someText),
    texts: fc.array(someText),
    select: fc.option(fc.array(fc.constantFrom('NULL', 'null', '{}', ',', '"', '\\', ' ', 'ñ'))),
    boolean: fc.boolean(),
    date: someDate,
    midnight: someDate.map((day) => `${day}T00:00:00`),
    sampleId: fc.constant(null),
    alpha: fc.option(fc.boolean()),
  },
  { noNullPrototype: true },
);
const samples = fc
  .uniqueArray(row, { selector: ({ id }) => id, minLength: 1, maxLength: 12 })
  .map((rows) => rows.toSorted((a, b) => a.id - b.id));

const source: Source = {
  id: 's',
  publisher: 'P',
  title: { en: 'T "x"', es: 'Tí' },
  licence: null,
  terms: 'free',
  date: null,
  dateFrom: null,
  retrieved: null,
  url: null,
  through: null,
};
const location = (line: number) => ({ file: 'data/retired.json', line });

function datasetOf(rows: readonly (typeof row extends fc.Arbitrary<infer R> ? R : never)[]): Dataset {
  const first = rows[0]?.id ?? 1;
  const nowhere = () => location(0);
  return {
    ...toyDataset(),
    families: new Map([
      [
        'other',
        {
          rows: [
            { id: 1, sampleId: first },
            { id: 2, sampleId: null },
          ],
          location: nowhere,
        },
      ],
      ['sample', { rows, location: nowhere }],
    ]),
    sources: [
      {
        ...source,
        id: 'b',
        licence: 'L',
        date: '2000',
        dateFrom: 'act',
        retrieved: '2001',
        url: 'https://b.example',
        through: 'a',
      },
      { ...source, id: 'a' },
    ],
    provenance: [
      { family: 'sample', field: 'zulu', source: 'b' },
      { family: 'sample', field: 'zulu', source: 'a', ids: [first, 2 ** 31 - 1] },
      { family: 'other', field: 'id', source: 'a', ids: [] },
    ],
    aliases: [{ family: 'sample', id: first, alias: 'Ñandú "2"', kind: 'spelling', source: 'a' }],
    history: [
      {
        family: 'sample',
        id: first,
        kind: 'renamed',
        date: '1999-02',
        codeBefore: null,
        nameBefore: 'Ñandú "1"',
        codeAfter: '007',
        nameAfter: 'NULL',
        act: null,
        from: [first],
        notes: ['seen'],
        source: 'a',
        certainty: 'uncertain',
      },
    ],
    corrections: [
      ...rows.slice(0, 3).flatMap((row) =>
        Object.entries(row).map(([field, is]) => ({
          family: 'sample',
          id: row.id,
          field,
          was: null,
          is,
          reason: 'Seen.',
          source: 'a',
        })),
      ),
      {
        family: 'other',
        id: 1,
        field: 'sampleId',
        was: ['a', { b: 1.5e-7 }],
        is: first,
        reason: 'Ñ "x"',
        source: 'b',
        edition: '2000.01.01',
      },
      { family: 'other', id: 2, field: 'id', was: '02', is: 2, reason: 'Spelling.' },
    ],
    reasons: [{ en: 'Seen.', es: 'Visto «así».' }],
    retired: new Map<string, readonly Retirement[]>([
      [
        'sample',
        [2, 3].map((line) => ({
          id: line + 2 ** 30,
          by: first,
          reason: 'Twice.',
          location: location(line * 2),
        })),
      ],
      ['other', [{ id: 9, by: null, reason: 'Early.', location: location(5) }]],
    ]),
  };
}

export function describeReaders(server: () => TestServer): void {
  let client: pg.Client;
  beforeAll(async () => {
    const url = await server().newDatabase();
    client = await server().connect(url);
    await migrate(model, client);
    // The server of the database can use other formats for dates and numbers.
    for (const setting of ["datestyle = 'German, DMY'", 'extra_float_digits = 0'])
      await client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET ${setting}`);
    client = await server().connect(url);
  });

  const readers: Readonly<Record<string, (files: Dataset) => Promise<Dataset>>> = {
    files: async (files) => files,
    postgres: async (files) => {
      await publishEdition(model, client, files);
      return readDatasetPostgres(model, client);
    },
  };

  describe.each(Object.entries(readers))('%s', (_, read) => {
    it('returns rows unchanged, with every digit, letter and null and the order of keys', async () => {
      const property = fc.asyncProperty(samples, async (rows) => {
        const written = datasetOf(rows);
        const found = await read(await toyInFiles('2000.01.01', written, model));
        expect(found.families.get('sample')?.rows).toStrictEqual(rows);
        const named = { ...written, edition: { ...written.edition, version: '2000.01.01' } };
        expect([...recordTexts(model, found)]).toEqual([...recordTexts(model, named)]);
      });
      await fc.assert(property, { seed, numRuns: RUNS });
    });

    it('returns the edition, the sources, the retirements, and a location for every row', async () => {
      const [rows] = fc.sample(samples, { seed, numRuns: 1 });
      const written = datasetOf(rows ?? []);
      const files = await toyInFiles('2000.01.02.3', written, model);
      const found = await read(files);
      expect(found.edition).toEqual({ version: '2000.01.02.3', fingerprint: files.edition.fingerprint });
      expect(found.sources).toEqual(written.sources);
      expect(found.terms).toEqual(written.terms);
      expect(found.provenance).toStrictEqual(written.provenance);
      expect(found.corrections).toStrictEqual(written.corrections);
      expect(found.reasons).toStrictEqual(written.reasons);
      expect(found.aliases).toStrictEqual(written.aliases);
      expect(found.history).toStrictEqual(written.history);
      expect(found.changes).toStrictEqual(written.changes);
      for (const [family, list] of written.retired)
        expect(found.retired.get(family)).toMatchObject(
          list.map(({ location: _, ...retirement }) => retirement),
        );
      expect(found.faults).toEqual([]);
      expect([...found.families.keys()]).toEqual(['other', 'sample']);
      expect(found.families.get('other')?.location(1).line).toBeGreaterThan(0);
    });
  });
}
