// Editions that are wrong in every possible way are rejected with the reason.
import type pg from 'pg';
import { beforeEach, expect, it } from 'vitest';
import { createService } from '../../src/app.js';
import { editionName } from '../../src/engine/dataset/dataset.js';
import { publishEdition } from '../../src/storage/postgres/publish-edition.js';
import { readDatasetPostgres } from '../../src/storage/postgres/read-dataset-postgres.js';
import { toyDataset, toyRows } from '../toy/toy-dataset.js';
import { toyInFiles } from '../toy/toy-in-files.js';
import { toyModel } from '../toy/toy-model.js';
import type { TestServer } from './test-server.js';
import { firstToy, toyDatabase } from './toy-database.js';

const CHANGED =
  /^Edition \S+ was changed after it was published: its fingerprint is [0-9a-f]{12}, not [0-9a-f]{12}\.$/;
const incomplete = (reason: string) => new RegExp(`^Edition \\S+ is incomplete: ${reason}\\.$`);

const damages: readonly { readonly what: string; readonly sql: string; readonly message: RegExp }[] = [
  {
    what: 'a bad row',
    sql: `UPDATE atlas.planet SET name = '' WHERE id = 2`,
    message: /^Edition \S+ has faults:\natlas\.planet:2 name: expected a text that is not empty, found ""$/,
  },
  {
    what: 'a row outside its range',
    sql: `UPDATE atlas.planet SET radius = 'Infinity', kind = 'flat'`,
    message: /^Edition \S+ has faults:\natlas\.planet:2 kind: .*\n(atlas\.planet.*\n?){5}$/,
  },
  { what: 'a changed row', sql: `UPDATE atlas.planet SET radius = 2440.6 WHERE id = 2`, message: CHANGED },
  {
    what: 'a dangling key that the database does not guard',
    sql: `UPDATE atlas.planet SET "largestMoonId" = 99 WHERE id = 2`,
    message: CHANGED,
  },
  {
    what: 'a changed source',
    sql: `UPDATE atlas.edition_sources SET publisher = 'Another'`,
    message: CHANGED,
  },
  { what: 'a changed retirement', sql: 'UPDATE atlas.edition_retirements SET by = 11', message: CHANGED },
  {
    what: 'a changed version',
    sql: `UPDATE atlas.all_editions SET version = '2001.01.01'`,
    message: CHANGED,
  },
  {
    what: 'a version that is none',
    sql: `UPDATE atlas.all_editions SET version = 'soon'`,
    message: /has faults:\natlas\.all_editions:\d+ version: expected the day of the edition/,
  },
  {
    what: 'a changed fingerprint',
    sql: `UPDATE atlas.all_editions SET fingerprint = 'abcdef123456'`,
    message: CHANGED,
  },
  {
    what: 'one that was never finished',
    sql: 'UPDATE atlas.all_editions SET is_complete = false',
    message: incomplete('publishing it never finished'),
  },
  {
    what: 'a lost row',
    sql: 'DELETE FROM atlas.moon WHERE id = 21',
    message: incomplete('moon was published with 6 rows and has 5'),
  },
  {
    what: 'a row too many',
    sql: `INSERT INTO atlas.moon (edition_id, id, name) SELECT id, 99, 'Nueva' FROM atlas.all_editions`,
    message: incomplete('moon was published with 6 rows and has 7'),
  },
  {
    what: 'lost retirements',
    sql: 'DELETE FROM atlas.edition_retirements',
    message: incomplete('edition_retirements was published with 1 rows and has 0'),
  },
  {
    what: 'lost row counts',
    sql: 'DELETE FROM atlas.edition_rows',
    message: incomplete('star was published with 0 rows and has 1'),
  },
  {
    what: 'another model',
    sql: `UPDATE atlas.all_editions SET model_version = 'abc'`,
    message:
      /^Edition \S+ has model version abc, and this software reads [0-9a-f]{12}: publish the data with this software, or /,
  },
  {
    what: 'a pointer that is gone',
    sql: 'DELETE FROM atlas.current_edition',
    message: /^No edition is current; choose one with npx atlas editions --use ID\.$/,
  },
  {
    what: 'a family that is gone',
    sql: 'DROP TABLE atlas.moon',
    message: /relation "atlas\.moon" does not exist/,
  },
  {
    what: 'no tables at all',
    sql: 'DROP SCHEMA atlas CASCADE',
    message: /^No edition has been published yet; publish one with npx atlas publish-edition\.$/,
  },
];

export function describeBrokenEditions(server: () => TestServer): void {
  let client: pg.Client;
  beforeEach(async () => {
    ({ client } = await toyDatabase(server()));
    await publishEdition(toyModel, client, firstToy);
  });

  it.each(damages)('is rejected: $what', async ({ sql, message }) => {
    await client.query(sql);
    await expect(readDatasetPostgres(toyModel, client)).rejects.toThrow(message);
    // The connection is in the same state as before.
    await expect(client.query('SHOW transaction_read_only')).resolves.toMatchObject({
      rows: [{ transaction_read_only: 'off' }],
    });
  });

  it('cannot be written, because the database guards a key', async () => {
    await expect(client.query('UPDATE atlas.moon SET "planetId" = 99')).rejects.toThrow(
      'moon_planetId_planet',
    );
    await expect(client.query('DELETE FROM atlas.star')).rejects.toThrow('planet_starId_star');
    await expect(client.query('DELETE FROM atlas.all_editions')).rejects.toThrow('current_edition');
    await expect(client.query('UPDATE atlas.planet SET name = NULL')).rejects.toThrow('not-null');
  });

  it('is rejected by the service if it was published unchecked with a dangling key', async () => {
    const planet = toyRows.planet?.map((row) => ({ ...row, largestMoonId: 99 })) ?? [];
    const dangling = await toyInFiles('2000.01.05', toyDataset({ planet }));
    await publishEdition(toyModel, client, dangling);
    const dataset = await readDatasetPostgres(toyModel, client);
    expect(editionName(dataset.edition)).toBe(editionName(dangling.edition));
    expect(() => createService({ model: toyModel, dataset })).toThrow(
      'atlas.planet:2 largestMoonId: there is no moon with id 99',
    );
  });

  it('is reported with ten of its faults', async () => {
    const moon = Array.from({ length: 30 }, (_, index) => ({
      ...toyRows.moon?.[0],
      id: index + 1,
      name: '',
    }));
    const bad = await toyInFiles('2000.01.06', toyDataset({ moon }));
    await publishEdition(toyModel, client, bad);
    await expect(readDatasetPostgres(toyModel, client)).rejects.toThrow(
      /(\natlas\.moon:\d+ name.*){10}\nand 20 more$/,
    );
  });
}
