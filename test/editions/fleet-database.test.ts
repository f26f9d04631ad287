// deploy/fleet-database.sql as it ships lets servers log in before the first edition and read the published ones, and lets them change
// nothing.
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { migrate } from '../../src/storage/postgres/migrate.js';
import { currentEdition } from '../../src/storage/postgres/postgres-editions.js';
import { publishEdition } from '../../src/storage/postgres/publish-edition.js';
import { readDatasetPostgres } from '../../src/storage/postgres/read-dataset-postgres.js';
import { pathOf } from '../system/programs.mjs';
import { toyModel } from '../toy/toy-model.js';
import { isBuilt, runProgram } from './run-program.js';
import { hasPostgres, startTestServer, type TestServer } from './test-server.js';
import { firstToy } from './toy-database.js';

describe.skipIf(!hasPostgres)('the database of a fleet', () => {
  let server: TestServer;
  let publisher: pg.Client;
  let reader: pg.Client;
  let readerUrl: string;

  beforeAll(async () => {
    server = await startTestServer();
    const url = await server.newDatabase();
    const file = join(projectFolder(), 'deploy', 'fleet-database.sql');
    // The package of the server needs that of the client, which has this program beside it.
    const psql = join(dirname(pathOf('postgres') as string), 'psql');
    execFileSync(psql, [url, '--quiet', '--no-psqlrc', '-v', 'ON_ERROR_STOP=1', '-f', file], {
      env: { ...process.env, PUBLISHER_PASSWORD: `a'b`, READER_PASSWORD: 'c' },
    });
    const connectAs = (user: string) =>
      server.connect(url.replace('postgres@', `${user}@`).replace(/\w+$/, 'atlas'));
    readerUrl = url.replace('postgres@', 'reader@').replace(/\w+$/, 'atlas');
    [publisher, reader] = [await connectAs('publisher'), await connectAs('reader')];
  });
  afterAll(() => server.stop());

  it('shows the reader that nothing was published yet', async () => {
    await expect(currentEdition(reader)).rejects.toThrow('No edition has been published yet');
    await expect(readDatasetPostgres(toyModel, reader)).rejects.toThrow('No edition has been published yet');
  });

  it('lets the publisher publish, and the reader read it without another grant', async () => {
    await migrate(toyModel, publisher);
    const { id } = await publishEdition(toyModel, publisher, firstToy);
    expect((await currentEdition(reader)).id).toBe(id);
    expect((await readDatasetPostgres(toyModel, reader)).edition).toEqual(firstToy.edition);
  });

  it.skipIf(!isBuilt)('names the user if a reader publishes', async () => {
    const { code, errors } = await runProgram('publish-edition', [], {
      DATABASE_URL: readerUrl,
    });
    expect({ code, errors }).toEqual({
      code: 1,
      errors: expect.stringContaining('The user in DATABASE_URL cannot change editions.'),
    });
  });

  it.each([
    'DELETE FROM atlas.current_edition',
    `UPDATE atlas.all_editions SET version = 'x'`,
    'INSERT INTO atlas.star SELECT * FROM atlas.star',
    'TRUNCATE atlas.star',
    'DROP TABLE atlas.star',
    'CREATE TABLE atlas.mine (id int4)',
    'CREATE TABLE public.mine (id int4)',
    'CREATE TEMPORARY TABLE mine (id int4)',
    'CREATE SCHEMA mine',
  ])('refuses the reader: %s', async (statement) => {
    await expect(reader.query(statement)).rejects.toMatchObject({ code: '42501' });
  });
});
