// The built program with the meter of steps in it, and requests that are measured one at a time.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { PerformanceObserver, performance } from 'node:perf_hooks';
import { buildFolder } from '../../src/settings/project-folder.js';
import { nodeFlags } from '../../tools/node-flags.js';
import type { DearRequest } from './dear-request.js';

const cell = new Int32Array(new SharedArrayBuffer(4));

/**
 * The processor time of this thread, and that of a fixed piece of work: a slow or busy machine needs more for both, so their ratio
 * is steady. In milliseconds. The kernel brings its count up to date when a thread pauses, so this one does for a moment.
 */
function threadTime(): number {
  Atomics.wait(cell, 0, 0, 0.02);
  return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ', 1)[0]) / 1e6;
}

/** As many that the work takes some ten milliseconds on the machine of docs/routes.md. */
const RECORDS = 4000;

/** Work similar to that of a response: objects, texts, JSON and sorting. */
function work(): number {
  const records = Array.from({ length: RECORDS }, (_, at) => ({
    id: at,
    name: `municipio ${(at * 7919) % RECORDS}`,
    at: [at / 7, -at / 3],
  }));
  const again = JSON.parse(JSON.stringify(records)) as typeof records;
  again.sort((a, b) => a.name.localeCompare(b.name));
  const byName = new Map(again.map(({ id, name }) => [name.toUpperCase(), id]));
  return again.reduce((sum, { name }) => sum + (byName.get(name.toUpperCase()) ?? 0), 0);
}

/**
 * Loaded into a server before its program: measures the longest step of the main thread, in processor time. A step is one iteration
 * of the event loop, because no other request is served meanwhile. Garbage collections are not counted, because no code chooses
 * their moment. The milliseconds of the fixed piece of work: the median of five, after one that compiles it.
 */
export function referenceTime(): number {
  const taken = Array.from({ length: 6 }, () => {
    const before = threadTime();
    work();
    return threadTime() - before;
  });
  return taken.slice(1).toSorted((a, b) => a - b)[2] as number;
}

interface MeasuredSteps {
  /** In milliseconds of processor time. */
  readonly longest: number;
  readonly steps: number;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Only long ones are stored, until they are compared with collections. */
const SHORT = 3;
/** Time in milliseconds for measurements that are reported late. */
const SETTLING = 20;

let isMeasuring = false;
let [steps, short, time, clock] = [0, 0, 0, 0];
let long: (Span & { readonly spent: number })[] = [];
let collections: Span[] = [];

function tick(): void {
  const [spent, end] = [threadTime() - time, performance.now()];
  steps++;
  if (spent > SHORT) long.push({ start: clock, end, spent });
  else short = Math.max(short, spent);
  [time, clock] = [threadTime(), performance.now()];
  if (isMeasuring) setImmediate(tick);
}

function longest(): number {
  const overlap = (one: Span, other: Span) =>
    Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));
  const own = long.map(
    (step) => step.spent - collections.reduce((sum, each) => sum + overlap(step, each), 0),
  );
  return Math.max(short, ...own);
}

new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries())
    collections.push({ start: startTime, end: startTime + duration });
}).observe({ entryTypes: ['gc'] });

process.on('message', (message) => {
  if (message === 'measure') {
    [isMeasuring, steps, short, long, collections] = [true, 0, 0, [], []];
    [time, clock] = [threadTime(), performance.now()];
    setImmediate(tick);
    process.send?.({ longest: 0, steps: 0 } satisfies MeasuredSteps);
  } else if (message === 'reference') process.send?.(referenceTime());
  else if (message === 'report')
    setTimeout(() => {
      isMeasuring = false;
      setImmediate(() => process.send?.({ longest: longest(), steps } satisfies MeasuredSteps));
    }, SETTLING);
});
process.channel?.unref();

interface MeasuredRequest extends MeasuredSteps {
  readonly status: number;
  readonly bytes: number;
  /** In requests. */
  readonly cost: number;
}

export interface MeteredServer {
  readonly measure: (request: DearRequest) => Promise<MeasuredRequest>;
  /** The steps from when it listens until it is ready. */
  readonly warmUp: MeasuredSteps;
  /** The milliseconds of a fixed piece of work, now and in this process. */
  readonly reference: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** A limit that no measurement reaches, a proxy, so that the client is not exempt and pays, and the pages for corrections. */
const ENVIRONMENT = {
  PORT: '0',
  TRUST_PROXY: '127.0.0.1',
  RATE_LIMIT: '1000000',
  REPOSITORY_URL: 'https://github.com/owner/name',
};

export async function startMetered(
  environment: Readonly<Record<string, string>> = {},
): Promise<MeteredServer> {
  const meter = join(buildFolder(), 'lab', 'steps', 'step-meter.js');
  const program = join(buildFolder(), 'src', 'main.js');
  const child = spawn(process.execPath, [...nodeFlags, '--import', meter, program], {
    env: { PATH: process.env.PATH, ...ENVIRONMENT, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const origin = await listening(child);
  await ask(child, 'measure');
  await ready(origin);
  const warmUp = await ask<MeasuredSteps>(child, 'report');
  return {
    warmUp,
    measure: async (request) => {
      await ask(child, 'measure');
      const answered = await send(origin, request);
      return { ...answered, ...(await ask<MeasuredSteps>(child, 'report')) };
    },
    reference: () => ask<number>(child, 'reference'),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function ask<Answer>(child: ChildProcess, message: string): Promise<Answer> {
  const answered = once(child, 'message');
  child.send(message);
  return (await answered)[0] as Answer;
}

function listening({ stdout }: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve) => {
    stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const address = /listening on (http:\/\/[^\s"]+)/.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}

const EVERY = 100;

async function ready(origin: string): Promise<void> {
  while (!(await fetch(`${origin}/health/ready`)).ok)
    await new Promise((resolve) => setTimeout(resolve, EVERY));
}

function send(origin: string, { path, method = 'GET', type, accept, body }: DearRequest) {
  const headers = {
    connection: 'close',
    // Of this machine, as /mcp demands.
    host: '127.0.0.1',
    'x-forwarded-for': '203.0.113.9',
    ...(type !== undefined && { 'content-type': type }),
    ...(accept !== undefined && { accept }),
  };
  return new Promise<Omit<MeasuredRequest, keyof MeasuredSteps>>((resolve, reject) => {
    const sent = request(origin + path, { method, headers }, (response) => {
      let bytes = 0;
      response
        .on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        })
        .once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            bytes,
            cost: Number(response.headers['atlas-cost'] ?? 1),
          }),
        );
    });
    sent.once('error', reject).end(body);
  });
}
