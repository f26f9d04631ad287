// A start with a last good edition: it serves that one while the database is of no use, and the current one while the database is slow.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ProgramEnvironment, RunningProgram } from '../../lab/run-program.js';
import { colombia } from '../../src/country/index.js';
import { type Dataset, editionName } from '../../src/engine/dataset/dataset.js';
import { keepLastGood } from '../../src/storage/editions/last-good.js';
import { readDatasetFiles } from '../../src/storage/files/assemble-dataset.js';
import { migrate } from '../../src/storage/postgres/migrate.js';
import { publishEdition } from '../../src/storage/postgres/publish-edition.js';
import { runBuiltProgram } from '../process/built-server.js';
import { type BadServer, blackHole, farServer, hangUp, heldServer } from '../system/bad-servers.js';
import { smallData } from '../system/small-data.js';
import { changedData } from './changed-data.js';
import { isBuilt } from './run-program.js';
import { hasPostgres, startTestServer, type TestServer } from './test-server.js';

/** The delay of each message of a client. Reading the name of the current edition takes several messages. */
const SLOW_MS = 4000;

describe.skipIf(!hasPostgres || !isBuilt)('with a last good edition, a start', () => {
  let server: TestServer;
  let url: string;
  let client: pg.Client;
  let saved: string;
  let lastGood: string;
  let current: Dataset;
  const made: string[] = [];
  const running: RunningProgram[] = [];
  const bad: BadServer[] = [];

  beforeAll(async () => {
    server = await startTestServer();
    url = await server.newDatabase();
    client = await server.connect(url);
    await migrate(colombia, client);
    const small = await smallData();
    current = await readDatasetFiles(colombia, small);
    await publishEdition(colombia, client, current);
    // An edition that differs from those of the database and of the files.
    const data = await changedData('edition.json', 0, { version: '2030.01.01' }, small);
    saved = await mkdtemp(join(tmpdir(), 'bounded-start-'));
    made.push(small, data, saved);
    const dataset = await readDatasetFiles(colombia, data);
    lastGood = editionName(dataset.edition);
    await keepLastGood(colombia, saved, dataset);
  });
  afterEach(async () => {
    for (const program of running.splice(0)) await program.kill();
    for (const instead of bad.splice(0)) await instead.close();
    await client.query('ROLLBACK');
  });
  afterAll(async () => {
    for (const folder of made) await rm(folder, { recursive: true });
    await server.stop();
  });

  /** Each start has a separate folder, because one that reaches the database saves another edition in it. */
  async function start(environment: ProgramEnvironment): Promise<RunningProgram> {
    const folder = await mkdtemp(join(tmpdir(), 'bounded-start-'));
    made.push(folder);
    await cp(saved, folder, { recursive: true });
    const program = runBuiltProgram({ EDITION_FOLDER: folder, ...environment });
    running.push(program);
    return program;
  }

  const databases: Readonly<Record<string, () => Promise<string>>> = {
    'a locked table': async () => {
      await client.query('BEGIN');
      await client.query('LOCK TABLE atlas.city IN ACCESS EXCLUSIVE MODE');
      return url;
    },
    'a black hole': async () => through(await blackHole()),
    'a database that hangs up': async () => through(await hangUp()),
    'a slow database': async () => through(await farServer(Number(new URL(url).port), SLOW_MS)),
  };

  function through(instead: BadServer): string {
    bad.push(instead);
    return instead.insteadOf(url);
  }

  const cases = Object.keys(databases).flatMap((what) => [1, 2].map((workers) => ({ what, workers })));

  // The waiting time itself is tested with a simulated clock in src/server/database/first-edition.test.ts.
  it.each(cases)('does not wait for $what, with $workers workers', async ({ what, workers }) => {
    const DATABASE_URL = await (databases[what] as () => Promise<string>)();
    const { serving } = await start({ WORKERS: String(workers), DATABASE_URL });
    // The database is unchanged, because nothing was released.
    const origin = await serving;
    const answer = await fetch(`${origin}/api/v1/Region/1`);
    expect([answer.status, answer.headers.get('Atlas-Edition')]).toEqual([200, lastGood]);
    const health = await (await fetch(`${origin}/health/ready`)).json();
    expect(health).toMatchObject({ origin: 'last good', trouble: expect.stringContaining('database') });
  });

  /** Enough bytes for the name of the current edition, and too few for its rows. */
  const SOME_BYTES = 20_000;
  const READS_ROWS = 'FROM "atlas"."city"';
  async function behindHeldServer() {
    const held = await heldServer(Number(new URL(url).port), SOME_BYTES);
    bad.push(held);
    return { ...held, DATABASE_URL: held.insteadOf(url) };
  }
  const shown = async (origin: string) => {
    const { headers } = await fetch(`${origin}/api/v1/Region/1`);
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    const health = await (await fetch(`${origin}/health/ready`)).json();
    return { edition: headers.get('Atlas-Edition'), metrics, health };
  };

  it('waits for another edition that a slow database is sending', async () => {
    const { DATABASE_URL, held, left, release, requested } = await behindHeldServer();
    const { serving } = await start({ DATABASE_URL });
    await held;
    // Longer than a start waits for a database that does not respond.
    const first = await Promise.race([
      left.then(() => 'it left'),
      serving.then(() => 'it serves'),
      setTimeout(6000, 'it waits', { ref: false }),
    ]);
    expect(first).toBe('it waits');
    expect(requested().indexOf('"current_edition"')).toBeLessThan(requested().indexOf(READS_ROWS));
    release();
    const { edition, metrics, health } = await shown(await serving);
    expect(edition).toBe(editionName(current.edition));
    expect(health).toMatchObject({ origin: 'database' });
    expect(metrics).toContain('\natlas_edition_is_current 1\n');
  });

  it.each([1, 2])('reads the current edition from disk if it is there, with %i workers', async (workers) => {
    const folder = await mkdtemp(join(tmpdir(), 'bounded-start-'));
    made.push(folder);
    await keepLastGood(colombia, folder, current);
    const { DATABASE_URL, requested } = await behindHeldServer();
    // No bytes are released, because the start needs no row of the edition.
    const environment = { DATABASE_URL, EDITION_FOLDER: folder, WORKERS: String(workers) };
    const { edition, metrics, health } = await shown(await (await start(environment)).serving);
    expect(edition).toBe(editionName(current.edition));
    expect(health).toMatchObject({ origin: 'last good' });
    expect(health).not.toHaveProperty('trouble');
    expect(metrics).toContain('\natlas_edition_is_current 1\n');
    expect(metrics).toContain('\natlas_edition_behind_seconds 0\n');
    expect(requested()).toContain('"current_edition"');
    expect(requested()).not.toContain(READS_ROWS);
  });

  it('reads the edition from the database if the disk has another under its name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bounded-start-'));
    made.push(folder);
    await cp(saved, folder, { recursive: true });
    const pointer = join(folder, 'last-good.json');
    const named = { ...JSON.parse(await readFile(pointer, 'utf8')), edition: editionName(current.edition) };
    await writeFile(pointer, JSON.stringify(named));
    const { edition, health } = await shown(
      await (await start({ DATABASE_URL: url, EDITION_FOLDER: folder })).serving,
    );
    expect(edition).toBe(editionName(current.edition));
    expect(health).toMatchObject({ origin: 'database' });
  });

  it('reports an edition that cannot be saved', async () => {
    const file = join(saved, 'file');
    await writeFile(file, '');
    const EDITION_FOLDER = join(file, 'folder');
    const { metrics, health } = await shown(
      await (await start({ DATABASE_URL: url, EDITION_FOLDER })).serving,
    );
    const { unsaved } = health as { readonly unsaved: string };
    expect(unsaved).toContain(
      `Edition ${editionName(current.edition)} could not be saved in ${EDITION_FOLDER}: `,
    );
    expect(unsaved).toContain('ENOTDIR');
    expect(metrics).toContain('\natlas_edition_saved 0\n');
    await rm(file);
    const { metrics: after, health: well } = await shown(await (await start({ DATABASE_URL: url })).serving);
    expect(well).not.toHaveProperty('unsaved');
    expect(after).toContain('\natlas_edition_saved 1\n');
  });

  it('distinguishes a damaged edition from an unreachable database', async () => {
    await client.query(`UPDATE atlas.all_editions SET version = '2001.01.01'`);
    const { serving } = await start({ DATABASE_URL: url });
    const health = await (await fetch(`${await serving}/health/ready`)).json();
    expect(health).toMatchObject({
      origin: 'last good',
      trouble: expect.stringMatching(/^Edition \S+ was rejected: .* was changed after it was published/),
    });
    const figures = await (await fetch(`${await serving}/metrics`)).text();
    expect(figures).toContain('\natlas_editions_refused_total 1\n');
    expect(figures).toContain('\natlas_edition_polls_failed_total 0\n');
    expect(Number(/^atlas_edition_behind_seconds (\S+)$/m.exec(figures)?.[1])).toBeGreaterThan(0);
  });
});
