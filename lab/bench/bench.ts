// Measures the service and its alternatives side by side in one run: `npm run bench`.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createAtlas } from '../../src/app.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { batchClient } from './batch-client.js';
import { busyMatches } from './busy-matches.js';
import { type ChildServer, settled } from './child-server.js';
import {
  exportTwin,
  startAtlas,
  startJsonServer,
  startNginx,
  startPostgresServer,
  startReplay,
} from './contenders.js';
import { describeDevTimes, devTimes } from './dev-times.js';
import { findProgram } from './find-program.js';
import { growthOf } from './growth.js';
import { isolationOf } from './isolation.js';
import { cpuRatioOf, measureRounds, ratioOf } from './measure.js';
import { startPostgres } from './postgres-cluster.js';
import { recordAnswer, recordAnswers } from './record-answers.js';
import {
  describeMachine,
  figuresOf,
  type Measurements,
  measurementsFile,
  memoryLine,
  OURS,
  performancePage,
} from './report.js';
import { describeWorkers, workersRatio } from './workers.js';
import { randomPoints, workloads } from './workloads.js';
import { worstClient } from './worst-client.js';
import { type BenchRequest, corePair, writeScript } from './wrk.js';

type Contender = Parameters<typeof measureRounds>[1][number];
type Workload = Awaited<ReturnType<typeof workloads>>[number];
type Rival = NonNullable<Workload['rivals']>[number];

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    'bare-only': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    /** Another build to compare with this one: the folder of a checkout. Its figures are only in the JSON. */
    before: { type: 'string' },
  },
});
const [rounds, seconds] = [Number(options.rounds), Number(options.seconds)];

const wrk = findProgram('wrk', 'wrk');
if (wrk === undefined) process.exit(1);
const folder = await mkdtemp(join(tmpdir(), 'atlas-bench-'));
const stops: (() => Promise<void>)[] = [];
const loadBefore = loadavg();

try {
  const cores = await corePair(wrk, folder);
  const atlas = await startAtlas();
  stops.push(atlas.stop);
  const before: Contender[] = [];
  if (options.before !== undefined) {
    const server = await startAtlas({}, options.before);
    stops.push(server.stop);
    before.push({ name: 'before', server });
  }
  const common = options['bare-only'] ? new Map<Rival, Contender>() : await startRivals();
  const local = await createAtlas();
  const all = await workloads(local, atlas.origin);
  await settled(atlas);
  for (const { server } of before) await settled(server);
  const works: Measurements['works'][number][] = [];
  for (const workload of all.filter(({ name }) =>
    options.only.split('|').some((part) => name.includes(part)),
  )) {
    works.push(await measureWorkload(workload, common));
  }
  cores.release();
  const machine = `${describeMachine(rounds, seconds, loadBefore)}; ${cores.described}`;
  const isWhole = options.only === '';
  const measured: Measurements = {
    machine,
    works,
    growth: isWhole ? await growthOf(wrk, folder) : undefined,
    further: isWhole ? await measureFurther() : [],
  };
  const page = performancePage(measured);
  console.log(page);
  if (options.write) {
    const docs = join(projectFolder(), 'docs');
    await mkdir(join(docs, 'measurements'), { recursive: true });
    await writeFile(join(docs, 'measurements', 'performance.json'), measurementsFile(measured));
    await writeFile(join(docs, 'performance.md'), page);
  }

  async function measureFurther(): Promise<readonly string[]> {
    const starts = await startTimes(5);
    const isolation = await isolationOf(wrk as string, folder, atlas);
    const worst = await worstClient(wrk as string, folder);
    const batches = await batchClient(wrk as string, folder, randomPoints(local, 1000));
    const matches = await busyMatches(wrk as string, folder);
    const { quiet, disturbed } = batches.pauses;
    return [
      `Time from start to listening, with a finished build: ${starts.map((ms) => `${ms} ms`).join(', ')} (target: under 1500 ms).`,
      describeDevTimes(await devTimes(await mkdtemp(join(folder, 'dev-')), 5)),
      memoryLine(Math.round(atlas.memory() / 2 ** 20)),
      `p99 of \`/City/{id}\` while another client downloads whole lists without a pause: ${isolation.toFixed(1)} times its p99 at rest (target: under 5 times).`,
      `The same while another client requests the most expensive uncached responses that its limit allows (${worst.answers.join(', ')} responses until it gets 429): ${worst.ratio.toFixed(1)} times (target: under 10 times).`,
      `The same while another client sends batches of 1,000 points without a pause (${batches.batches} of them): ${batches.p99.disturbed.toFixed(1)} ms, and ${batches.p99.quiet.toFixed(1)} ms at rest. The longest pause of the event loop in a tenth of a second is then ${disturbed.usual.toFixed(1)} ms in the median and ${disturbed.worst.toFixed(1)} ms at worst; at rest ${quiet.usual.toFixed(1)} and ${quiet.worst.toFixed(1)} ms (target: no batch adds more than 10 ms).`,
      `The same while two clients match tables of 1,000 misspelt names (${matches.tables.join(', ')} tables): ${matches.ratio.toFixed(1)} times (target: under 5 times).`,
      describeWorkers(await workersRatio(wrk as string, folder, rounds, seconds)),
    ];
  }

  /** A server that lacks the route, or tags it otherwise, sends another status. */
  async function sendsAlike({ server }: Contender, { requests }: Workload, status: number | undefined) {
    const answered = await recordAnswer(server.origin, requests[0] as BenchRequest);
    return answered.status === status;
  }

  async function measureWorkload(workload: Workload, shared: ReadonlyMap<Rival, Contender>) {
    const { name, requests, promises, isInTable = false, rivals = ['bare Node'] } = workload;
    console.error(`measuring ${name} ...`);
    const script = await writeScript(folder, 'requests', requests);
    const answers = await recordAnswers(atlas.origin, requests);
    const replaying: ChildServer[] = [];
    const contenders: Contender[] = [{ name: OURS, server: atlas }];
    for (const rival of rivals) {
      if (rival === 'bare Node' || rival === 'empty Node') {
        const server = await startReplay(folder, rival, answers);
        replaying.push(server);
        contenders.push({ name: rival, server });
      }
    }
    const others = [...before, ...rivals.flatMap((rival) => shared.get(rival) ?? [])];
    for (const each of others)
      if (await sendsAlike(each, workload, answers[0]?.status)) contenders.push(each);
    const measured = await measureRounds(cores.wrk, contenders, script, rounds, seconds).finally(async () => {
      for (const server of replaying) await server.stop();
    });
    const ours = measured.get(OURS) ?? [];
    const servers = [...measured].map(([server, theirs]) => {
      const figures = figuresOf(server, theirs);
      if (server === OURS) return figures;
      const [ratio, cpuRatio] = [ratioOf(ours, theirs), cpuRatioOf(ours, theirs)];
      return { ...figures, ratio, cpuRatio, target: promises[server as Rival] };
    });
    for (const { server, ratio } of servers)
      if (ratio) console.error(`  of ${server}: ${ratio.median.toFixed(2)}`);
    return { work: name, isInTable, servers };
  }
} finally {
  for (const stop of stops.reverse()) await stop();
  await rm(folder, { recursive: true, force: true });
}

async function startRivals(): Promise<ReadonlyMap<Rival, Contender>> {
  const rivals = new Map<Rival, Contender>();
  const nginx = findProgram('nginx', 'nginx');
  if (nginx !== undefined) {
    const server = await startNginx(nginx, folder, await exportTwin(folder));
    stops.push(server.stop);
    rivals.set('nginx', { name: 'nginx', server });
  }
  const cluster = await startPostgres();
  if (cluster !== undefined) {
    stops.push(cluster.stop);
    const server = await startPostgresServer(cluster.url);
    stops.push(server.stop);
    rivals.set('PostgreSQL build', { name: 'PostgreSQL build', server });
  }
  const server = await startJsonServer();
  stops.push(server.stop);
  rivals.set('json-server', { name: 'json-server', server });
  return rivals;
}

/** How long a start takes, from spawning the process to the line with its URL. */
async function startTimes(count: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run < count; run++) {
    const begin = performance.now();
    const server = await startAtlas();
    times.push(Math.round(performance.now() - begin));
    await server.stop();
  }
  return times;
}
