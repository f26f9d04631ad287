// The programs as people run them: their output, their error messages, and that a killed one leaves nothing.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colombia } from '../../src/country/index.js';
import { checkDataset } from '../../src/data-rules/check-rules.js';
import { editionName } from '../../src/engine/dataset/dataset.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { readDatasetFiles } from '../../src/storage/files/assemble-dataset.js';
import { migrate } from '../../src/storage/postgres/migrate.js';
import { publishEdition } from '../../src/storage/postgres/publish-edition.js';
import { readDatasetPostgres } from '../../src/storage/postgres/read-dataset-postgres.js';
import { previousSoftware } from '../fleet/previous-software.js';
import { startedData } from '../process/built-server.js';
import { describeAddresses } from './addresses.js';
import { changedData } from './changed-data.js';
import { isBuilt, killPrograms, runProgram } from './run-program.js';
import { hasPostgres, startTestServer, type TestServer } from './test-server.js';

const data = join(projectFolder(), 'data');

describe.skipIf(!hasPostgres || !isBuilt)('the programs', () => {
  let server: TestServer;
  let client: pg.Client;
  let url: string;
  const folders: string[] = [];

  const publish = (environment = {}, killAt?: RegExp) =>
    runProgram('publish-edition', [], { DATABASE_URL: url, ...environment }, { killAt });
  const editions = (...args: string[]) => runProgram('editions', args, { DATABASE_URL: url });
  const changed = async (file: string, index: number, values: object, from?: string) => {
    const folder = await changedData(file, index, values, from);
    folders.push(folder);
    return folder;
  };

  beforeAll(async () => {
    server = await startTestServer();
    url = await server.newDatabase();
    client = await server.connect(url);
  });
  afterAll(async () => {
    killPrograms();
    for (const folder of folders) await rm(folder, { recursive: true });
    await server.stop();
  });

  describe('publish, list, kill and drop', () => {
    let first: string;
    let second: string;
    /** The editions have the same day, because rules compare dates in the data with it. */
    let again: string;

    beforeAll(async () => {
      const { edition } = await readDatasetFiles(colombia, data);
      first = editionName(edition);
      again = `${edition.version}.2`;
    });

    it('explains how to publish if there is no edition yet', async () => {
      expect(await editions()).toEqual({
        code: 0,
        output: 'No edition has been published yet; publish one with npx atlas publish-edition.\n',
        errors: '',
      });
    });

    it('publishes the data, with progress', async () => {
      const { code, output, errors } = await publish();
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      const lines = output.trimEnd().split('\n');
      expect(lines.slice(0, 2)).toEqual([
        'The data passes all checks.',
        expect.stringMatching(/^The tables of 127\.0\.0\.1:\d+\/\w+ are ready \(\d+ changes\)\.$/),
      ]);
      expect(lines.at(-1)).toBe(`Edition ${first} is published and current.`);
      for (const { name, file } of colombia.families) {
        if (file === undefined) continue;
        const rows = JSON.parse(await readFile(join(data, file), 'utf8')).length;
        expect(lines.filter((line) => line.startsWith(`${name} `))).toEqual([
          expect.stringMatching(new RegExp(` ${rows}/${rows} +\\d+\\.\\d s$`)),
        ]);
      }
    });

    it('leaves nothing when it is killed in the middle', async () => {
      const DATA_FOLDER = await changed('edition.json', 0, { version: again });
      const before = (await editions()).output;
      // A lock on the last table lets all other tables be written, and prevents the commit.
      await client.query('BEGIN');
      await client.query('LOCK TABLE atlas.edition_retirements IN SHARE MODE');
      const { code, output } = await publish({ DATA_FOLDER }, /^edition_corrections .* s$/m);
      await client.query('ROLLBACK');
      expect({ code, isWritten: output.includes('urbanCenter') }).toEqual({ code: null, isWritten: true });
      expect(output).not.toContain('is published');
      expect((await editions()).output).toBe(before);
      const { rows } = await client.query('SELECT DISTINCT edition_id FROM atlas."urbanCenter"');
      expect(rows).toEqual([{ edition_id: first }]);
      expect(editionName((await readDatasetPostgres(colombia, client)).edition)).toBe(first);
    });

    it('publish a second edition', async () => {
      const folder = await changed('edition.json', 0, { version: again }, startedData);
      const next = await readDatasetFiles(colombia, folder);
      second = editionName(next.edition);
      expect(await publishEdition(colombia, client, next)).toEqual({ id: second, wasThere: false });
    });

    it('names the holder of a lock that it cannot get', async () => {
      await client.query('BEGIN');
      await client.query('LOCK TABLE atlas.all_editions IN ACCESS EXCLUSIVE MODE');
      const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
      const run = await runProgram('editions', [], { DATABASE_URL: `${url}?lock_timeout=300` });
      await client.query('ROLLBACK');
      expect(run).toMatchObject({ code: 1, output: '' });
      expect(run.errors).toMatch(
        new RegExp(
          `^Gave up waiting for a lock\\. Process ${rows[0].pid} of the database has held it since .* UTC: atlas, `,
        ),
      );
    });

    it('list the editions, with a star for the current one', async () => {
      const { code, output } = await editions();
      const lines = output
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/ {2,}/));
      const row = [/^[0-9a-f]{16}$/, /^[0-9a-f]{12}$/, /^\d{4,5}$/, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/];
      const columns = row.map((pattern) => expect.stringMatching(pattern));
      expect(code).toBe(0);
      expect(lines).toEqual([
        ['', 'edition', 'version', 'fingerprint', 'model', 'rows', 'published'],
        ['*', second, again, ...columns],
        ['', first, expect.any(String), ...columns],
      ]);
    });

    it('rolls back, and drops old editions but not the current one', async () => {
      expect(await editions('--use', first)).toEqual({
        code: 0,
        output: `Edition ${first} is now current.\n`,
        errors: '',
      });
      expect((await editions('--prune')).output).toBe('There are no editions to delete.\n');
      expect((await editions('--prune', '--keep', '0')).output).toBe(`Dropped ${second}.\n`);
      expect(await editions('--use', second)).toEqual({
        code: 1,
        output: '',
        errors: `There is no edition ${second}; the nearest is ${first} (available: ${first}).\n`,
      });
    });

    it('writes nothing the second time', async () => {
      const { code, output } = await publish();
      expect({ code, last: output.trimEnd().split('\n').at(-1) }).toEqual({
        code: 0,
        last: `Edition ${first} was already published. It is now current.`,
      });
    });

    it('rejects data with a dangling key', async () => {
      const DATA_FOLDER = await changed('cities.json', 4, { departmentId: 999 });
      const { code, errors } = await publish({ DATA_FOLDER });
      expect(code).toBe(1);
      expect(errors).toContain(
        `${DATA_FOLDER}/cities.json:6 departmentId: there is no department with id 999\n`,
      );
    });

    it('rejects data that breaks a rule', async () => {
      const folder = await changed('volcanoes.json', 0, { name: 'Dos  blancos' });
      await expect(checkDataset(colombia, folder)).rejects.toThrow(
        /^The data breaks its rules \d+ times; run npx atlas check for details:\ndata\/volcanoes\.json id 1 name: .*\(blanks\)/,
      );
    });
  });

  it('keep the editions of newer software, and drop those of older software', async () => {
    const DATABASE_URL = await server.newDatabase();
    const publisher = await server.connect(DATABASE_URL);
    const folder = await mkdtemp(join(tmpdir(), 'older-software-'));
    folders.push(folder);
    const older = await previousSoftware(folder, 1, startedData);
    const programs = join(dirname(older.main), 'programs', 'editions');
    const byOlder = (...args: string[]) => runProgram('editions', args, { DATABASE_URL }, { programs });
    const byNewer = (...args: string[]) => runProgram('editions', args, { DATABASE_URL });

    const old = await older.publish(publisher);
    await migrate(colombia, publisher);
    const { id } = await publishEdition(colombia, publisher, await readDatasetFiles(colombia, startedData));
    expect((await byOlder('--use', old)).output).toBe(`Edition ${old} is now current.\n`);
    expect(await byOlder('--prune', '--keep', '0')).toEqual({
      code: 0,
      output: `There are no editions to delete.\nKept ${id}, published with a newer model. Run --prune with that version of the software to delete them.\n`,
      errors: '',
    });
    expect((await byNewer('--use', id)).output).toBe(`Edition ${id} is now current.\n`);
    expect((await byNewer('--prune', '--keep', '0')).output).toBe(`Dropped ${old}.\n`);
  });

  describe('explain a fault in a line, without the password', () =>
    describeAddresses(() => ({ client, url })));

  it.each(['editions', 'publish-edition'] as const)('show how they are used: %s', async (name) => {
    const { code, output, errors } = await runProgram(name, ['--help'], {});
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toContain(`atlas ${name}`);
  });

  it.each([
    { args: ['--use'], message: "'--use <value>' argument missing" },
    { args: ['--use', ''], message: '--use requires the id of an edition' },
    { args: ['--use', 'x', '--prune'], message: '--use and --prune cannot be combined' },
    { args: ['--keep', '2'], message: '--keep can only be used together with --prune' },
    {
      args: ['--prune', '--keep', 'all'],
      message: '--keep must be a number of editions such as 3, not "all".',
    },
    { args: ['--drop'], message: "Unknown option '--drop'" },
  ])('explain the options on $args', async ({ args, message }) => {
    const { code, output, errors } = await editions(...args);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toContain(message);
    expect(errors).toContain('Usage: atlas editions [options]');
  });
});
