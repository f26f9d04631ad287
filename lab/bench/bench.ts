// Measures the service and its alternatives side by side in one run: `npm run bench`.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createAtlas } from '../../src/app.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { memoryOfProcess } from '../../src/settings/settings-warnings.js';
import { batchClient } from './batch-client.js';
import { busyMatches } from './busy-matches.js';
import { settled } from './child-server.js';
import {
  exportTwin,
  startAtlas,
  startBare,
  startJsonServer,
  startNginx,
  startPostgresServer,
} from './contenders.js';
import { describeDevTimes, devTimes } from './dev-times.js';
import { findProgram } from './find-program.js';
import { growthOf } from './growth.js';
import { isolationOf } from './isolation.js';
import { cpuRatioOf, type MeasuredRatio, measureRounds, ratioOf } from './measure.js';
import { startPostgres } from './postgres-cluster.js';
import { recordAnswer, recordAnswers } from './record-answers.js';
import { buildsTable, describeMachine, figuresTable, verdictTable } from './report.js';
import { describeWorkers, workersRatio } from './workers.js';
import { randomPoints, workloads } from './workloads.js';
import { worstClient } from './worst-client.js';
import { type BenchRequest, writeScript } from './wrk.js';

type Contender = Parameters<typeof measureRounds>[1][number];
type Workload = Awaited<ReturnType<typeof workloads>>[number];
type Rival = NonNullable<Workload['rivals']>[number];
type Verdict = Parameters<typeof verdictTable>[0][number];
type Figures = Parameters<typeof figuresTable>[0][number];
type BuildRatios = Parameters<typeof buildsTable>[0][number];

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    'bare-only': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    /** Other builds to compare with this one: `name=folder of a checkout`. */
    build: { type: 'string', multiple: true, default: [] },
  },
});
const [rounds, seconds] = [Number(options.rounds), Number(options.seconds)];

const wrk = findProgram('wrk', 'wrk');
if (wrk === undefined) process.exit(1);
const folder = await mkdtemp(join(tmpdir(), 'atlas-bench-'));
const stops: (() => Promise<void>)[] = [];

try {
  const atlas = await startAtlas();
  stops.push(atlas.stop);
  const builds: Contender[] = [];
  for (const build of options.build) {
    const [name = '', checkout] = build.split('=', 2);
    const server = await startAtlas({}, checkout);
    stops.push(server.stop);
    builds.push({ name, server });
  }
  const common = options['bare-only'] ? new Map<Rival, Contender>() : await startRivals();
  const local = await createAtlas();
  const all = await workloads(local, atlas.origin);
  await settled(atlas);
  const [verdicts, figures, ofBuilds]: [Verdict[], Figures[], BuildRatios[]] = [[], [], []];
  for (const { server } of builds) await settled(server);
  for (const workload of all.filter(({ name }) =>
    options.only.split('|').some((part) => name.includes(part)),
  )) {
    await measureWorkload(workload, common);
  }
  const further = options.only === '' ? await measureFurther() : undefined;
  const text = report(verdicts, figures, ofBuilds, further);
  console.log(text);
  if (options.write) await writeFile(join(projectFolder(), 'docs', 'performance.md'), text);

  async function measureFurther(): Promise<Further> {
    return {
      isolation: await isolationOf(wrk as string, folder, atlas),
      worst: await worstClient(wrk as string, folder),
      batches: await batchClient(wrk as string, folder, randomPoints(local, 1000)),
      matches: await busyMatches(wrk as string, folder),
      memory: Math.round(atlas.memory() / 2 ** 20),
      starts: await startTimes(5),
      dev: await devTimes(await mkdtemp(join(folder, 'dev-')), 5),
      growth: await growthOf(wrk as string, folder),
      workers: await workersRatio(wrk as string, folder, rounds, seconds),
    };
  }

  /** Earlier builds lack some routes and have other tags, so our 304 is their 200. */
  async function buildsWithStatus(request: BenchRequest, status: number | undefined): Promise<Contender[]> {
    const able: Contender[] = [];
    for (const build of builds) {
      if ((await recordAnswer(build.server.origin, request)).status === status) able.push(build);
    }
    return able;
  }

  async function measureWorkload(
    { name, requests, promises, rivals = ['bare Node'] }: Workload,
    shared: ReadonlyMap<Rival, Contender>,
  ): Promise<void> {
    console.error(`measuring ${name} ...`);
    const script = await writeScript(folder, 'requests', requests);
    const answers = await recordAnswers(atlas.origin, requests);
    const bare = await startBare(folder, 'answers', answers);
    const able = await buildsWithStatus(requests[0] as BenchRequest, answers[0]?.status);
    const contenders: Contender[] = [
      { name: 'Atlas Colombia', server: atlas },
      { name: 'bare Node', server: bare },
      ...able,
    ];
    for (const rival of rivals) {
      const found = shared.get(rival);
      if (found !== undefined) contenders.push(found);
    }
    const measured = await measureRounds(wrk as string, contenders, script, rounds, seconds).finally(
      bare.stop,
    );
    const ours = measured.get('Atlas Colombia') ?? [];
    const ofBare = measured.get('bare Node') ?? [];
    const compared = ['Atlas Colombia', ...builds.map((each) => each.name)].map((build) => {
      const theirs = measured.get(build);
      if (theirs === undefined) return { build, ratios: undefined };
      return { build, ratios: { requests: ratioOf(theirs, ofBare), cpu: cpuRatioOf(theirs, ofBare) } };
    });
    ofBuilds.push({ workload: name, builds: compared });
    console.error(buildsTable(ofBuilds.slice(-1)).split('\n').at(-1));
    for (const [rival, theirs] of measured) {
      figures.push({ workload: name, name: rival, rounds: theirs });
      if (rival === 'Atlas Colombia' || builds.some((build) => build.name === rival)) continue;
      const [ratio, cpuRatio] = [ratioOf(ours, theirs), cpuRatioOf(ours, theirs)];
      verdicts.push({ workload: name, rival, ratio, cpuRatio, promised: promises[rival as Rival] });
    }
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

interface Further {
  readonly isolation: number;
  readonly worst: Awaited<ReturnType<typeof worstClient>>;
  readonly batches: Awaited<ReturnType<typeof batchClient>>;
  readonly matches: Awaited<ReturnType<typeof busyMatches>>;
  readonly memory: number;
  readonly starts: readonly number[];
  readonly dev: Awaited<ReturnType<typeof devTimes>>;
  readonly growth: Awaited<ReturnType<typeof growthOf>>;
  readonly workers: MeasuredRatio;
}

function report(
  verdicts: readonly Verdict[],
  figures: readonly Figures[],
  ofBuilds: readonly BuildRatios[],
  further: Further | undefined,
): string {
  return `# Performance

\`npm run bench -- --write\` measures these figures and writes this page. This run used ${describeMachine(rounds, seconds)}. A target is
met if the median ratio of the rounds reaches it. Absolute figures vary with the machine, but ratios from the same run vary far less.

${verdictTable(verdicts)}
${
  options.build.length === 0
    ? ''
    : `
The next table compares this build and earlier ones with bare Node in the same rounds. Each cell contains the ratio of requests per second and the
ratio by processor time, each with its spread. A dash means that the build does not serve the workload.

${buildsTable(ofBuilds)}
`
}
${further === undefined ? '' : furtherLines(further)}
Bare Node is \`node:http\`, which sends the same status, headers and bodies from memory and shows the limit of the platform. nginx serves the
static copy with one process. The PostgreSQL build implements the same contract in the usual way, with Fastify, a pool of ten connections, indexes
and one prepared statement with \`json_agg\` per operation. json-server serves the same records.

${figuresTable(figures)}
`;
}

// Hoisted, because the measurements above begin when this module is loaded.
function furtherLines({
  isolation,
  worst,
  batches,
  matches,
  memory,
  starts,
  dev,
  growth,
  workers,
}: Further): string {
  return `- Time from start to listening, with a finished build: ${starts.map((ms) => `${ms} ms`).join(', ')} (target: under 1500 ms).
- ${describeDevTimes(dev)}
- Memory after the run: ${memory} MB (target: at most ${memoryOfProcess.used} MB).
- p99 of \`/City/{id}\` while another client downloads whole lists without a pause: ${isolation.toFixed(1)} times its p99 at rest
  (target: under 5 times).
- The same while another client requests the most expensive uncached responses that its limit allows (${worst.answers.join(', ')} responses until
  it gets 429): ${worst.ratio.toFixed(1)} times (target: under 10 times).
- The same while another client sends batches of 1,000 points without a pause (${batches.batches} of them): ${batches.p99.disturbed.toFixed(1)} ms, and ${batches.p99.quiet.toFixed(1)} ms at rest. The
  longest pause of the event loop in a tenth of a second is then ${batches.pauses.disturbed.usual.toFixed(1)} ms in the median and ${batches.pauses.disturbed.worst.toFixed(1)} ms at worst; at rest
  ${batches.pauses.quiet.usual.toFixed(1)} and ${batches.pauses.quiet.worst.toFixed(1)} ms (target: no batch adds more than 10 ms).
- The same while two clients match tables of 1,000 misspelt names (${matches.tables.join(', ')} tables): ${matches.ratio.toFixed(1)} times (target: under 5 times).
- CPU time per request on a dataset ten times the size: ${growth.map(({ work, ratio }) => `${work} ${ratio.toFixed(2)} times`).join(', ')}
  (target: constant for records and pages, at most linear for searches).
- ${describeWorkers(workers)}
`;
}

/** The time from spawning the process to the line with its URL. */
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
