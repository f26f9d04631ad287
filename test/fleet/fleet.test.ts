// A fleet under constant load during every possible event. Three servers run behind nginx with PostgreSQL and Redis, one of them with the
// previous version of the software. No response fails and none mixes two editions.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../lab/bench/child-server.js';
import { type PostgresCluster, startPostgres } from '../../lab/bench/postgres-cluster.js';
import { referenceTime } from '../../lab/steps/thread-time.js';
import { colombia } from '../../src/country/index.js';
import { type Dataset, editionName } from '../../src/engine/dataset/dataset.js';
import { connectDatabase } from '../../src/storage/postgres/database.js';
import { migrate } from '../../src/storage/postgres/migrate.js';
import { publishEdition } from '../../src/storage/postgres/publish-edition.js';
import { movePointer } from '../../src/storage/postgres/use-edition.js';
import { hasPostgres } from '../editions/test-server.js';
import { hasRedis, prepareRedis, type RedisServer } from '../limits/redis-server.js';
import { startedData } from '../process/built-server.js';
import { temporaryFolder } from '../static/temporary-folder.js';
import { useCleanUps } from '../system/clean-ups.js';
import { program } from '../system/program.js';
import { isFull } from '../system/size.js';
import { type ConstantLoad, startLoad } from './constant-load.js';
import { type ExpectedAnswers, expectAnswers } from './expected-answers.js';
import { startFleetNginx } from './fleet-nginx.js';
import { type FleetServer, fleetServer } from './fleet-server.js';
import { answers, describePhases, failuresOf } from './load-phase.js';
import { previousSoftware } from './previous-software.js';
import { type Publisher, publisherAt } from './publisher.js';
import { danglingFolder, readFolder, stampedFolder } from './stamped-data.js';
import { noteWaits } from './waiting-time.js';

const nginxProgram = program('nginx');
const canRun = hasPostgres && nginxProgram !== undefined && hasRedis;
/**
 * While editions are swapped, a request waits for less than 25 times a fixed piece of work of some ten milliseconds. A server never takes three times
 * the memory of its start, because it has two editions during a swap, and further ones leave nothing behind.
 */
const [LONGEST, MOST_AT_PEAK, MOST_IN_USE] = [25, 3, 1.2];
const SWAPS = /^(swap|roll back|refuse.*|PostgreSQL up)$/;
/** Milliseconds of the fixed piece of work, beside the load of each phase. */
const references: number[] = [];

const cleanUps = useCleanUps(afterAll);

describe.skipIf(!canRun)('a fleet', () => {
  let folder: string;
  let postgres: PostgresCluster;
  let redis: RedisServer;
  let database: pg.Client;
  let load: ConstantLoad;
  let servers: readonly FleetServer[];
  let [first, second, previous] = [] as unknown as [FleetServer, FleetServer, FleetServer];
  let publisher: Publisher;
  let newerData: string;
  let [newer, earlier, victim, dangling] = [] as unknown as [Dataset, Dataset, Dataset, Dataset];
  const current: FleetServer[] = [];
  /** Megabytes of the current servers: the peak before the first swap, and the memory in use after it. */
  let [peaks, inUse]: [readonly number[], readonly number[]] = [[], []];
  const expected: ExpectedAnswers = new Map();
  const memory = () => Promise.all(current.map((server) => server.memoryInUse()));
  const idOf = ({ edition }: Dataset) => editionName(edition);

  beforeAll(async () => {
    folder = await temporaryFolder('atlas-fleet');
    cleanUps.push(() => rm(folder, { recursive: true, force: true }));
    postgres = (await startPostgres()) as PostgresCluster;
    cleanUps.push(postgres.stop);
    redis = await prepareRedis();
    await redis.start();
    cleanUps.push(redis.kill);
    database = await connectDatabase(postgres.url);
    cleanUps.push(() => database.end().catch(() => undefined));

    publisher = publisherAt(postgres.url);
    newerData = await stampedFolder(folder, 1, startedData);
    newer = await readFolder(newerData);
    earlier = await readFolder(await stampedFolder(folder, 2, startedData));
    victim = await readFolder(await stampedFolder(folder, 3, startedData));
    dangling = await readFolder(await danglingFolder(folder, 4, startedData));
    const old = await previousSoftware(folder, 5, startedData);

    await migrate(colombia, database);
    for (const dataset of [earlier, victim, dangling]) await publishEdition(colombia, database, dataset);
    const published = await old.publish(database);
    await database.query(`CREATE ROLE reader LOGIN; GRANT USAGE ON SCHEMA atlas TO reader;
      GRANT SELECT ON ALL TABLES IN SCHEMA atlas TO reader`);

    const ports = [await freePort(), await freePort(), await freePort()] as const;
    const settings = (name: string) => ({
      DATA_FOLDER: startedData,
      DATABASE_URL: postgres.url.replace('postgres@', 'reader@'),
      EDITION_POLL: '1',
      EDITION_FOLDER: join(folder, name),
      REDIS_URL: redis.url,
      RATE_LIMIT: '1000000',
      TRUST_PROXY: '127.0.0.1',
    });
    first = fleetServer('first', ports[0], settings('first'));
    second = fleetServer('second', ports[1], settings('second'));
    previous = fleetServer(
      'previous',
      ports[2],
      { ...settings('previous'), DATA_FOLDER: old.dataFolder },
      old.main,
    );
    servers = [first, second, previous];
    current.push(first, second);
    cleanUps.push(...servers.map((server) => () => server.end('SIGKILL').catch(() => undefined)));
    const starts = Promise.all(servers.map((server) => server.start()));
    await expectAnswers(expected, await readFolder(startedData));
    for (const dataset of [earlier, newer]) await expectAnswers(expected, dataset);
    await expectAnswers(
      expected,
      await readFolder(await stampedFolder(await subfolder('plain'), 5, startedData)),
      published,
    );
    await starts;
    const nginx = await startFleetNginx(nginxProgram as string, folder, ports);
    cleanUps.push(nginx.stop);
    load = startLoad(nginx.origin, expected);
    cleanUps.push(load.stop);
    cleanUps.push(...current.map((server) => noteWaits(server, load).stop));
  });

  async function subfolder(name: string): Promise<string> {
    await mkdir(join(folder, name));
    return join(folder, name);
  }

  const untilShown = (id: string) =>
    Promise.all(current.map((server) => server.until(`to serve ${id}`, ({ edition }) => edition === id)));
  const untilRefused = (id: string, reason: RegExp) =>
    Promise.all(
      current.map((server) =>
        server.until(
          `to refuse ${id}`,
          ({ trouble }) => trouble?.includes(id) === true && reason.test(trouble),
        ),
      ),
    );
  /** All damages of a kind are in one transaction, so that no server reads the pointer without them. */
  async function damaged(sql: string, id: string): Promise<void> {
    await database.query('BEGIN');
    await database.query(sql);
    await movePointer(database, id);
    await database.query('COMMIT');
  }

  it('serves without incidents', async () => {
    const [a, b, c] = await Promise.all(
      servers.map((server) => server.until('to count together', ({ limits }) => limits === 'shared')),
    );
    expect(a).toMatchObject({ origin: 'files', trouble: expect.stringContaining('model version') });
    expect(b).toMatchObject({ origin: 'files', trouble: expect.stringContaining('model version') });
    expect(c).toMatchObject({ origin: 'database' });
    const quiet = load.phase('quiet');
    await answers(quiet, 200);
    peaks = current.map((server) => server.peakMemory());
  });

  it('serves an edition after it is published', async () => {
    load.phase('publish');
    await publisher.publish(newerData);
    load.phase('swap');
    references.push(referenceTime());
    await untilShown(idOf(newer));
    await previous.until('to refuse it', ({ trouble = '' }) => trouble.includes('model version'));
    const phase = load.phase('memory of one swap');
    inUse = await memory();
    await answers(phase, 100);
  });

  it('goes back to the previous edition', async () => {
    load.phase('roll back');
    references.push(referenceTime());
    await publisher.use(idOf(earlier));
    await untilShown(idOf(earlier));
    await answers(load.phase('after the roll back'), 100);
  });

  it.each<[string, () => Dataset, string, RegExp]>([
    [
      'a bad row',
      () => victim,
      `UPDATE atlas.city SET name = '' WHERE id = 7 AND edition_id = $1`,
      /has faults:\natlas\.city:7 name/,
    ],
    ['a dangling key', () => dangling, 'SELECT $1', /there is no city with id 99999/],
    [
      'one that is half written',
      () => victim,
      'DELETE FROM atlas."urbanCenter" WHERE id % 2 = 0 AND edition_id = $1',
      /is incomplete: urbanCenter was published with \d+ rows and has \d+/,
    ],
    [
      'another model version',
      () => victim,
      `UPDATE atlas.all_editions SET model_version = 'abc' WHERE id = $1`,
      /has model version abc/,
    ],
  ])('refuses %s', async (what, dataset, damage, reason) => {
    const id = idOf(dataset());
    const phase = load.phase(`refuse ${what}`);
    references.push(referenceTime());
    await damaged(damage.replace('$1', `'${id}'`), id);
    await untilRefused(id, reason);
    await movePointer(database, idOf(earlier));
    await Promise.all(
      current.map((server) => server.until('to be well again', ({ trouble }) => trouble === undefined)),
    );
    expect([...phase.editions.keys()]).not.toContain(id);
  });

  it('releases editions that it no longer serves', async () => {
    const phase = load.phase('memory of all');
    const now = await memory();
    console.log(
      `memory in use in MB: ${inUse.map(Math.round)} after the first swap, ${now.map(Math.round)} after the others`,
    );
    for (const [index, megabytes] of now.entries())
      expect(megabytes / (inUse[index] as number)).toBeLessThan(MOST_IN_USE);
    await answers(phase, 50);
  });

  it('serves while a server is killed, and includes it again afterwards', async () => {
    const phase = load.phase('kill -9');
    await answers(phase, 50);
    await second.end('SIGKILL');
    await answers(phase, 100);
    await second.start();
    const health = await second.health();
    // The server reads only the name from the database, and has that edition on its disk.
    expect(health).toMatchObject({ edition: idOf(earlier), origin: 'last good' });
    expect(health).not.toHaveProperty('trouble');
  });

  it('starts a server on the last good edition without the database', async () => {
    const phase = load.phase('PostgreSQL down');
    await database.end();
    await postgres.goDown();
    await first.end('SIGTERM');
    await first.start();
    expect(await first.health()).toMatchObject({
      edition: idOf(earlier),
      origin: 'last good',
      trouble: expect.stringContaining('ECONNREFUSED'),
    });
    await second.until('to notice', ({ trouble = '' }) => trouble.includes('ECONNREFUSED'));
    await answers(phase, 100);
    load.phase('PostgreSQL up');
    await postgres.goUp();
    database = await connectDatabase(postgres.url);
    await movePointer(database, idOf(newer));
    await untilShown(idOf(newer));
  });

  it('serves while Redis hangs, returns and is gone', async () => {
    const phase = load.phase('Redis');
    const limits = (word: string) =>
      Promise.all(
        current.map((server) => server.until(`limits ${word}`, (health) => health.limits === word)),
      );
    await limits('shared');
    redis.signal('SIGSTOP');
    await limits('alone');
    await answers(phase, 100);
    redis.signal('SIGCONT');
    await limits('shared');
    await redis.kill();
    await limits('alone');
    await answers(phase, 100);
  });

  it('stops and starts each in turn without a failed response', async () => {
    load.phase('SIGTERM in turn');
    for (const server of isFull ? servers : [second, previous]) {
      expect(await server.end('SIGTERM')).toBe(0);
      await server.start();
    }
    await answers(load.phase('at the end'), 100);
  });

  it('fails no request, mixes no editions, delays no client and stays small', async () => {
    await load.stop();
    const atPeak = current.map((server) => server.peakMemory());
    const reference = references.toSorted((a, b) => a - b)[Math.floor(references.length / 2)] as number;
    console.log(
      `${describePhases(load.phases)}\npeak memory in MB: ${peaks} before, ${atPeak} now\nfixed piece of work: ${Math.round(reference)} ms`,
    );
    expect(failuresOf(load.phases)).toEqual([]);
    for (const { name, brokenOff } of load.phases)
      if (name !== 'kill -9') expect(brokenOff, `broken off: ${name}`).toBe(0);
    for (const { name, waits, longestWait } of load.phases.filter((phase) => SWAPS.test(phase.name))) {
      expect(waits, name).toBeGreaterThan(0);
      expect(longestWait / reference, name).toBeLessThan(LONGEST);
    }
    for (const [index, megabytes] of atPeak.entries())
      expect(megabytes / (peaks[index] as number)).toBeLessThan(MOST_AT_PEAK);
    const log = servers.map((server) => server.log()).join('');
    expect(log).toContain('serving another edition');
  });
});
