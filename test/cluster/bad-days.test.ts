// Workers that cannot start any more while others serve: nothing is given up, and nothing is tried in a frenzy.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { ask, figuresOf, type StartedCluster, startCluster } from './started-cluster.js';

let cluster: StartedCluster;
let folder: string;
let good: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atlas-bad-days-'));
  await cp(join(projectFolder(), 'data'), folder, { recursive: true });
  good = await readFile(join(folder, 'airports.json'), 'utf8');
  cluster = await startCluster({ DATA_FOLDER: folder });
  await writeFile(join(folder, 'airports.json'), '[');
});
afterAll(async () => {
  await cluster.kill();
  await rm(folder, { recursive: true });
});

it('a rolling restart that finds the data broken leaves the old workers where they are, and says why', async () => {
  const before = await cluster.workers();
  cluster.child.kill('SIGHUP');
  const [line] = await cluster.logged('rolling restart given up');
  expect(line).toMatchObject({ level: 'error', place: 1, why: expect.stringContaining('airports.json') });
  expect(await cluster.workers()).toEqual(before);
  expect((await ask(cluster.origin, '/api/v1/Airport/1')).status).toBe(200);
});

it('a worker that cannot be replaced is tried again after longer and longer pauses, until it can', async () => {
  const [victim] = (await cluster.workers()) as [number];
  process.kill(victim, 'SIGKILL');
  const pauses = await cluster.logged('worker exited right after starting', 2);
  expect(pauses.map(({ seconds }) => seconds)).toEqual([1, 2]);
  for (const pause of pauses)
    expect(pause).toMatchObject({ code: 1, why: expect.stringContaining('airports.json') });
  expect((await ask(cluster.origin, '/api/v1/Airport/1')).status).toBe(200);
  await writeFile(join(folder, 'airports.json'), good);
  await cluster.logged('worker replaced');
  const figures = await figuresOf(cluster.origin);
  expect(figures.get('atlas_workers_answering{}')).toBe(2);
  expect(figures.get('atlas_workers_replaced_total{}')).toBe(3);
});
