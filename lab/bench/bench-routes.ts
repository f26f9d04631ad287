// Measures the worst load that a client can cause on each route: `node dist/lab/bench/bench-routes.js`. Lists the longest step of the most expensive
// requests with their price, how much a client that sends them slows others down, and the memory after very many different requests.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAtlas } from '../../src/app.js';
import { readOptions } from '../../src/programs/program.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { memoryOfProcess } from '../../src/settings/settings-warnings.js';
import type { DearRequests } from '../steps/dear-request.js';
import {
  type AllSteps,
  dearRequests,
  LONGEST_STEP,
  measureSteps,
  requestsByRoute,
} from '../steps/measure-steps.js';
import { settled } from './child-server.js';
import { startAtlas } from './contenders.js';
import { findProgram } from './find-program.js';
import { describeMachine, measurementsFile } from './report.js';
import { send, sendAll } from './send-all.js';
import { uniqueRequest } from './unique-requests.js';
import { runWrk, writeStrangers } from './wrk.js';

const USAGE = `node dist/lab/bench/bench-routes.js [options]
  --only time|memory   measure only one of the two; memory can be measured on a busy machine
  --write              write the result to docs/routes.md and docs/measurements/; sections that were not measured stay unchanged`;

const [SECONDS, GREEDY, UNIQUE, BODIES, BODY] = [1, 8, 180_000, 500, 1_000_000];
const MEGABYTE = 2 ** 20;
/** Rows of a table; the JSON file has all. */
const SHOWN = 10;
/** The highest accepted p99 of others during one client's requests, relative to their p99 at rest. */
const MOST_TIMES = 10;
/** The number of routes between two measurements at rest. */
const QUIET_EVERY = 10;

interface Disturbed {
  readonly name: string;
  /** The p99 of others' single records, as a multiple of their p99 at rest. */
  readonly ratio: number;
  readonly p99: number;
  readonly sent: number;
}

interface Memory {
  readonly start: number;
  readonly after: number;
  readonly withBodies: number;
  readonly statuses: ReadonlyMap<number, number>;
}

const PAGE = join(projectFolder(), 'docs', 'routes.md');
const MEASUREMENTS = join(projectFolder(), 'docs', 'measurements', 'routes.json');
/** Each begins with its title. */
type ReportSection = 'Longest steps' | 'Other clients meanwhile' | 'Memory';

const options = readOptions(
  USAGE,
  { write: { type: 'boolean', default: false }, only: { type: 'string' } },
  ({ only }) =>
    only === undefined || only === 'time' || only === 'memory' ? undefined : '--only must be time or memory.',
);
if (options !== undefined) await bench(options.write, options.only);

async function bench(write: boolean, only: string | undefined): Promise<void> {
  const wrk = findProgram('wrk', 'wrk');
  if (wrk === undefined) process.exit(1);
  // Each result is written immediately, because it takes minutes to measure.
  const report = async (title: ReportSection, text: string, rows?: readonly object[]) => {
    console.log(text);
    if (!write) return;
    await writeFile(PAGE, reportPage(title, text, await readFile(PAGE, 'utf8').catch(() => '')));
    const known = JSON.parse(await readFile(MEASUREMENTS, 'utf8').catch(() => '{}'));
    if (rows !== undefined) await writeFile(MEASUREMENTS, measurementsFile({ ...known, [title]: rows }));
  };
  if (only !== 'time') await report('Memory', describeMemory(await memoryOf()));
  if (only === 'memory') return;
  const service = await createAtlas();
  const dear = dearRequests(service);
  const routes = requestsByRoute(service, dear);
  await service.stop(0);
  const steps = await measureSteps(dear);
  await report('Longest steps', describeSteps(steps), steps.requests);
  const others = await disturb(wrk, worstOf(routes, steps));
  await report('Other clients meanwhile', describeOthers(others), others);
}

/** The most expensive request of each route. One that is the worst of two routes is sent once. */
function worstOf(routes: ReadonlyMap<string, readonly DearRequests[]>, { requests }: AllSteps) {
  const dearness = new Map(requests.map(({ name, cost, longest }) => [name, cost * LONGEST_STEP + longest]));
  const of = ({ name }: DearRequests) => dearness.get(name) ?? 0;
  return [...new Set([...routes.values()].map((each) => [...each].sort((a, b) => of(b) - of(a))[0]))].filter(
    (each) => each !== undefined,
  );
}

/** One client sends the same kind of request without a pause, as often as its limit allows, while others request records. */
async function disturb(wrk: string, dear: readonly DearRequests[]): Promise<readonly Disturbed[]> {
  const folder = await mkdtemp(join(tmpdir(), 'atlas-bench-'));
  const server = await startAtlas({ TRUST_PROXY: '127.0.0.1' });
  try {
    await settled(server);
    const records = await writeStrangers(folder);
    const found: Disturbed[] = [];
    const restingP99 = async () => (await runWrk(wrk, server.origin, records, 2 * SECONDS)).p99;
    let quiet = 0;
    for (const [index, { name, requests }] of dear.entries()) {
      if (index % QUIET_EVERY === 0) quiet = await restingP99();
      console.error(`${index + 1} of ${dear.length}: ${name} ...`);
      const measured: Disturbed[] = [];
      // A pause of the machine is not the route's fault, so a missed target is measured twice more.
      for (let turn = 0; turn === 0 || (turn < 3 && (measured[0] as Disturbed).ratio > MOST_TIMES); turn++) {
        if (turn > 0) quiet = await restingP99();
        const greedy = startGreedy(server.origin, requests, `198.${51 + turn}.${index >> 8}.${index & 255}`);
        const { p99 } = await runWrk(wrk, server.origin, records, SECONDS);
        measured.push({ name, ratio: p99 / quiet, p99, sent: await greedy.stop() });
      }
      const byRatio = measured.toSorted((a, b) => a.ratio - b.ratio);
      found.push(byRatio[byRatio.length >> 1] as Disturbed);
    }
    return found;
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** One client on several connections; `stop` returns how many requests it sent. */
function startGreedy(origin: string, requests: DearRequests['requests'], client: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: GREEDY });
  let [isOver, sent] = [false, 0];
  const connections = Array.from({ length: GREEDY }, async () => {
    while (!isOver) {
      const nextRequest = requests[sent++ % requests.length];
      if (nextRequest !== undefined) await send(origin, agent, nextRequest, client).catch(() => {});
    }
  });
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(connections);
      agent.destroy();
      return sent;
    },
  };
}

async function memoryOf(): Promise<Memory> {
  const server = await startAtlas({ TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '1000000' });
  try {
    await settled(server);
    const start = server.memory();
    console.error(`${UNIQUE} unique requests ...`);
    const statuses = await sendAll(server.origin, UNIQUE, uniqueRequest);
    await settled(server);
    const after = server.memory();
    const rows = Array.from({ length: 1000 }, (_, n) => ({
      municipio: `m${n}`,
      note: 'y'.repeat(BODY / 1000 - 40),
    }));
    const body = JSON.stringify(rows);
    console.error(`${BODIES} bodies of ${body.length} bytes ...`);
    const type = 'application/json';
    await sendAll(server.origin, BODIES, () => ({ path: '/api/v1/match', method: 'POST', type, body }));
    await settled(server);
    return { start, after, withBodies: server.memory(), statuses };
  } finally {
    await server.stop();
  }
}

// Hoisted, because the measurements above begin when this module is loaded.
function measuredOn(): string {
  return `Measured on ${describeMachine(1, SECONDS)}.`;
}

function reportPage(measured: ReportSection, text: string, before: string): string {
  const sectionOf = (title: ReportSection) =>
    before.split(/^(?=## )/m).find((each) => each.startsWith(`## ${title}\n`));
  const titles: readonly ReportSection[] = ['Longest steps', 'Other clients meanwhile', 'Memory'];
  const sections = titles.map((title) =>
    title === measured ? `## ${title}\n\n${text.trim()}` : (sectionOf(title)?.trimEnd() ?? ''),
  );
  return `# Routes under abuse

\`node dist/lab/bench/bench-routes.js --write\` sends the most expensive requests of every route and writes this page. It measures how long one request occupies the
process, how much it slows down other clients, and how much memory many of them use. Tables have the ten worst; [all](measurements/routes.json) are in a file.

${sections.join('\n\n')}
`;
}

function describeSteps({ warmUp, requests }: AllSteps): string {
  const shown = [...requests].sort((a, b) => b.longest - a.longest).slice(0, SHOWN);
  const over = requests.filter(({ longest }) => longest > LONGEST_STEP).length;
  return `${measuredOn()}

A step is the processor time of the main thread in one iteration of its event loop, without garbage collections. During a step, the process serves no other
request. Each figure is the smallest of up to five measurements of the most expensive requests that the route allows. ${requests.length} kinds of requests on all routes
were measured, and ${over} of them take more than ${LONGEST_STEP} ms. The longest step between listening and ready takes ${warmUp.toFixed(1)} ms. These are the ${shown.length} longest:

| request | longest step, ms | price, requests | status | bytes |
|---|---:|---:|---:|---:|
${shown.map(({ name, longest, cost, status, bytes }) => `| ${name} | ${longest.toFixed(1)} | ${cost} | ${status} | ${bytes} |`).join('\n')}`;
}

function describeOthers(disturbed: readonly Disturbed[]): string {
  const slowed = [...disturbed].sort((a, b) => b.ratio - a.ratio);
  return `${measuredOn()}

The table shows the p99 of \`/City/{id}\` for other clients while one client sends the same kind of request on ${GREEDY} connections without a pause, as far as its
limit allows. It is a multiple of the p99 at rest, which is measured every ${QUIET_EVERY} routes. The target is at most ${MOST_TIMES}. A request that misses it is measured three
times, and the median counts. The most expensive request of each route was sent, and ${slowed.filter(({ ratio }) => ratio > MOST_TIMES).length} of ${slowed.length} requests missed the target. These are the ${Math.min(SHOWN, slowed.length)} worst:

| request | p99, times | p99, ms | requests of the client |
|---|---:|---:|---:|
${slowed
  .slice(0, SHOWN)
  .map(({ name, ratio, p99, sent }) => `| ${name} | ${ratio.toFixed(1)} | ${p99.toFixed(1)} | ${sent} |`)
  .join('\n')}`;
}

function describeMemory({ start, after, withBodies, statuses }: Memory): string {
  const megabytes = (bytes: number) => Math.round(bytes / MEGABYTE);
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  return `This is the resident memory of one process with the default settings.

| moment | MB | target |
|---|---:|---:|
| after the start | ${megabytes(start)} | ${memoryOfProcess.started} |
| after ${UNIQUE} different requests of all kinds | ${megabytes(after)} | ${memoryOfProcess.worn} |
| after ${BODIES} bodies of 1 MB more | ${megabytes(withBodies)} | 20 more |

Responses to these requests by status: ${counts.join(', ')}.`;
}
