// Several workers resemble one server: its output, its responses, its signals, and the metrics of the whole machine.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ask, countOf, metricsOf, type StartedCluster, startCluster } from './started-cluster.js';

// Several starts of the service, in addition to its load.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 90_000 });

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

const workersIn = (metrics: ReadonlyMap<string, number>) => ({
  workers: metrics.get('atlas_workers{}'),
  answering: metrics.get('atlas_workers_answering{}'),
  replaced: metrics.get('atlas_workers_replaced_total{}'),
});

it('prints one line with its URL, and logs nothing', async () => {
  expect(cluster.stdout().split('\n')).toEqual([
    expect.stringMatching(/^Atlas Colombia is listening on http:\S+ with 2 workers$/),
    'Open it in a browser. Press Ctrl+C to stop it.',
    '',
  ]);
  expect(cluster.log()).toEqual([]);
  expect(await cluster.workers()).toHaveLength(2);
});

it('is healthy and has one edition, whichever worker responds', async () => {
  const paths = ['/health/live', '/health/ready', '/api/v1/dataset', '/api/v1/City/167'];
  for (const path of paths) {
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(cluster.origin, path)));
    expect(new Set(answers.map(({ text }) => text)).size, path).toBe(1);
    expect(answers[0]?.status).toBe(200);
  }
});

it('counts every request once, whichever worker serves it and whichever is scraped', async () => {
  const before = countOf(await metricsOf(cluster.origin), 'cityById');
  await askForRecords();
  for (const _ of [1, 2]) {
    const metrics = await metricsOf(cluster.origin);
    expect(countOf(metrics, 'cityById')).toBe(before + REQUESTS);
    const durations = `atlas_request_duration_seconds_count${JSON.stringify({ operation: 'cityById' })}`;
    expect(metrics.get(durations)).toBe(before + REQUESTS);
    expect(workersIn(metrics)).toEqual({ workers: 2, answering: 2, replaced: 0 });
  }
});

it('keeps the counts of a worker that hangs, and shows that it does not respond', async () => {
  const seen = countOf(await metricsOf(cluster.origin), 'cityById');
  const [hanging] = (await cluster.workers()) as [number];
  process.kill(hanging, 'SIGSTOP');
  try {
    const answers = [1, 2, 3].map(() => metricsOf(cluster.origin));
    const metrics = await Promise.any(answers);
    expect(countOf(metrics, 'cityById')).toBe(seen);
    expect(workersIn(metrics)).toEqual({ workers: 2, answering: 1, replaced: 0 });
    process.kill(hanging, 'SIGCONT');
    await Promise.all(answers);
  } finally {
    process.kill(hanging, 'SIGCONT');
  }
});

it('keeps the counts of the last scrape when a worker is killed, and continues counting', async () => {
  await askForRecords();
  const seen = countOf(await metricsOf(cluster.origin), 'cityById');
  const before = await cluster.workers();
  process.kill(before[0] as number, 'SIGKILL');
  await cluster.logged('worker replaced');
  const metrics = await metricsOf(cluster.origin);
  expect(countOf(metrics, 'cityById')).toBe(seen);
  expect(workersIn(metrics)).toEqual({ workers: 2, answering: 2, replaced: 1 });
  await askForRecords();
  expect(countOf(await metricsOf(cluster.origin), 'cityById')).toBe(seen + REQUESTS);
  const [line] = await cluster.logged('worker exited unexpectedly');
  expect(line).toMatchObject({ level: 'error', worker: 0, place: 1, endedPid: before[0], signal: 'SIGKILL' });
  expect(await cluster.workers()).not.toContain(before[0]);
});

it('loses no count in a rolling restart', async () => {
  const seen = countOf(await metricsOf(cluster.origin), 'cityById');
  await askForRecords();
  const before = await cluster.workers();
  cluster.child.kill('SIGHUP');
  await cluster.logged('rolling restart done');
  const metrics = await metricsOf(cluster.origin);
  expect(countOf(metrics, 'cityById')).toBe(seen + REQUESTS);
  expect(workersIn(metrics)).toEqual({ workers: 2, answering: 2, replaced: 1 });
  const after = await cluster.workers();
  expect(after).toHaveLength(2);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
});

it('forwards the signals of a terminal only from the primary, which stops all with exit code 0 and two lines', async () => {
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
