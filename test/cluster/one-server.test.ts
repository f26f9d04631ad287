// Several workers look like one server: what it prints, how it answers, and figures that are those of the whole machine.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, countOf, figuresOf, type StartedCluster, startCluster } from './started-cluster.js';

const REQUESTS = 10;

let cluster: StartedCluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.kill());

async function askForRecords(): Promise<void> {
  for (let id = 1; id <= REQUESTS; id++)
    expect((await ask(cluster.origin, `/api/v1/City/${id}`)).status).toBe(200);
}

const workersIn = (figures: ReadonlyMap<string, number>) => ({
  workers: figures.get('atlas_workers{}'),
  answering: figures.get('atlas_workers_answering{}'),
  replaced: figures.get('atlas_workers_replaced_total{}'),
});

it('prints each family once and one line of what it serves, and logs nothing', async () => {
  const lines = cluster.stdout().trimEnd().split('\n');
  expect(lines.at(-1)).toMatch(
    /^Atlas Colombia listening on http:\S+ with 2 workers \(ready in [1-9]\d* ms\)$/,
  );
  const families = lines.slice(0, -1).map((line) => line.split(/\s+/)[0]);
  expect(families).toContain('City');
  expect(new Set(families).size).toBe(families.length);
  expect(cluster.log()).toEqual([]);
  expect(await cluster.workers()).toHaveLength(2);
});

it('is healthy and of one edition, whichever worker is asked', async () => {
  const paths = ['/health/live', '/health/ready', '/api/v1/dataset', '/api/v1/City/167'];
  for (const path of paths) {
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(cluster.origin, path)));
    expect(new Set(answers.map(({ text }) => text)).size, path).toBe(1);
    expect(answers[0]?.status).toBe(200);
  }
});

it('counts every request once, whoever answered it and whoever is asked for the figures', async () => {
  const before = countOf(await figuresOf(cluster.origin), 'cityById');
  await askForRecords();
  for (const _ of [1, 2]) {
    const figures = await figuresOf(cluster.origin);
    expect(countOf(figures, 'cityById')).toBe(before + REQUESTS);
    const durations = `atlas_request_duration_seconds_count${JSON.stringify({ operation: 'cityById' })}`;
    expect(figures.get(durations)).toBe(before + REQUESTS);
    expect(workersIn(figures)).toEqual({ workers: 2, answering: 2, replaced: 0 });
  }
});

it('counts none less than before while a worker hangs, and says that it does', async () => {
  const seen = countOf(await figuresOf(cluster.origin), 'cityById');
  const [hanging] = (await cluster.workers()) as [number];
  process.kill(hanging, 'SIGSTOP');
  try {
    // One of them may be handed to the worker that hangs, and waits there.
    const answers = [1, 2, 3].map(() => figuresOf(cluster.origin));
    const figures = await Promise.any(answers);
    expect(countOf(figures, 'cityById')).toBe(seen);
    expect(workersIn(figures)).toEqual({ workers: 2, answering: 1, replaced: 0 });
    process.kill(hanging, 'SIGCONT');
    await Promise.all(answers);
  } finally {
    process.kill(hanging, 'SIGCONT');
  }
});

it('counts none less than at the last look after a worker was killed, and all that came later', async () => {
  await askForRecords();
  const seen = countOf(await figuresOf(cluster.origin), 'cityById');
  const before = await cluster.workers();
  process.kill(before[0] as number, 'SIGKILL');
  await cluster.logged('worker replaced');
  const figures = await figuresOf(cluster.origin);
  expect(countOf(figures, 'cityById')).toBe(seen);
  expect(workersIn(figures)).toEqual({ workers: 2, answering: 2, replaced: 1 });
  await askForRecords();
  expect(countOf(await figuresOf(cluster.origin), 'cityById')).toBe(seen + REQUESTS);
  const [line] = await cluster.logged('worker exited unexpectedly');
  expect(line).toMatchObject({ level: 'error', worker: 0, place: 1, endedPid: before[0], signal: 'SIGKILL' });
  expect(await cluster.workers()).not.toContain(before[0]);
});

it('counts exactly on over a rolling restart', async () => {
  const seen = countOf(await figuresOf(cluster.origin), 'cityById');
  await askForRecords();
  const before = await cluster.workers();
  cluster.child.kill('SIGHUP');
  await cluster.logged('rolling restart done');
  const figures = await figuresOf(cluster.origin);
  expect(countOf(figures, 'cityById')).toBe(seen + REQUESTS);
  expect(workersIn(figures)).toEqual({ workers: 2, answering: 2, replaced: 1 });
  const after = await cluster.workers();
  expect(after).toHaveLength(2);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
});

it('leaves it to the primary what the signals of a terminal mean, which end all with 0 and two lines', async () => {
  const workers = await cluster.workers();
  const [known, port] = [cluster.log().length, cluster.port];
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGINT'] as const)
    for (const pid of workers) process.kill(pid, signal);
  for (const _ of [...workers, ...workers]) await ask(cluster.origin, '/health/live');
  expect(await cluster.workers()).toEqual(workers);
  cluster.child.kill('SIGINT');
  expect(await cluster.ended).toMatchObject({ code: 0, signal: null });
  expect(cluster.log().slice(known)).toMatchObject([
    { worker: 0, signal: 'SIGINT', msg: expect.stringMatching(/^stopping/) },
    { worker: 0, msg: 'stopped' },
  ]);
  await expect(ask(`http://127.0.0.1:${port}`, '/health/live')).rejects.toThrow('ECONNREFUSED');
});
