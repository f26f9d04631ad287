// Workers that can no longer start while others serve: the service continues, and restarts are spaced out.
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startedData } from '../process/built-server.js';
import { newFolder } from '../system/new-folder.js';
import { ask, metricsOf, type StartedCluster, startCluster } from './started-cluster.js';

// Several starts of the service, in addition to its load.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 90_000 });

let cluster: StartedCluster;
const folder = newFolder('atlas-bad-days');
let good: string;
beforeAll(async () => {
  await cp(startedData, folder, { recursive: true });
  good = await readFile(join(folder, 'airports.json'), 'utf8');
  cluster = await startCluster({ DATA_FOLDER: folder });
  await writeFile(join(folder, 'airports.json'), '[');
});
afterAll(() => cluster.kill());

it('keeps the old workers in a rolling restart with broken data, and logs why', async () => {
  const before = await cluster.workers();
  cluster.child.kill('SIGHUP');
  const [line] = await cluster.logged('rolling restart stopped');
  expect(line).toMatchObject({ level: 'error', place: 1, why: expect.stringContaining('airports.json') });
  expect(await cluster.workers()).toEqual(before);
  expect((await ask(cluster.origin, '/api/v1/Airport/1')).status).toBe(200);
});

it('restarts a worker that cannot be replaced after longer and longer delays, until it starts', async () => {
  const [victim] = (await cluster.workers()) as [number];
  process.kill(victim, 'SIGKILL');
  const pauses = (await cluster.logged('worker exited right after starting', 2)).slice(0, 2);
  expect(pauses.map(({ seconds }) => seconds)).toEqual([1, 2]);
  for (const pause of pauses)
    expect(pause).toMatchObject({ code: 1, why: expect.stringContaining('airports.json') });
  expect((await ask(cluster.origin, '/api/v1/Airport/1')).status).toBe(200);
  await writeFile(join(folder, 'airports.json'), good);
  await cluster.logged('worker replaced');
  const metrics = await metricsOf(cluster.origin);
  expect(metrics.get('atlas_workers_answering{}')).toBe(2);
  const exits = await cluster.logged('worker exited');
  expect(metrics.get('atlas_workers_replaced_total{}')).toBe(exits.length);
});
