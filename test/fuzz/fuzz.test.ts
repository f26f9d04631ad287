// Many thousand valid, nearly valid and hostile requests, with and without bodies, against the built service. Each gets the right response,
// and afterwards the process is in its initial state. `ATLAS_SEED=new` sends other requests, and a failure prints the command that repeats
// it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNothingHeld } from '../abuse/held-by-server.js';
import { seed } from '../contract/seed.js';
import { isFull } from '../system/size.js';
import { createJudge } from './judge.js';
import { countTable, failureReport } from './report.js';
import { createReusedConnection } from './reused-connection.js';
import { type Outcome, runRequests } from './run-requests.js';
import { type ServerProcess, startServer } from './server-process.js';
import { readSubject } from './subject.js';

const [SOME, FULL] = [20_000, 100_000];
const requests = Number(process.env.ATLAS_FUZZ_REQUESTS ?? (isFull ? FULL : SOME));
const first = Number(process.env.ATLAS_FUZZ_FIRST ?? 0);
/** On any machine, one of sixteen open requests gets its response within this time, unless all of them hang. */
const PATIENCE = 60_000;
/** Only a request that hangs takes that long. */
const LONG = 3_600_000;
/** After this part of a full run all caches are full, so the service has no reason to grow. */
const FILLED = 0.75;
/**
 * The part of the memory in use that may be new from then on. A kilobyte lost per request would be a sixth. Resident memory depends on the
 * allocator and on other processes, so the soak test compares it over millions of requests.
 */
const MOST_GROWTH = 1.1;
const SPARE_DESCRIPTORS = 2;

const goldenTargets = [
  '/api/v1',
  '/api/v1/dataset',
  '/api/v1/City/167',
  '/api/v1/Department/2/cities?sortBy=name',
  '/api/v1/PostalCode/search/Bogot%C3%A1',
  '/api/v1/Nope',
];

let server: ServerProcess;
const outcome: Outcome = { failures: [], counts: new Map() };
const golden = { before: '', after: '' };
/** After each part of the requests. */
const memory: Awaited<ReturnType<ServerProcess['memory']>>[] = [];
const descriptors = { before: 0, after: 0 };

async function goldenAnswers(): Promise<{ text: string; edition: string }> {
  const connection = createReusedConnection(server.host, server.port);
  const answers: string[] = [];
  let edition = '';
  for (const target of goldenTargets) {
    const { status, headers, body } = await connection.exchange(
      Buffer.from(`GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`),
      'GET',
    );
    edition = headers.get('atlas-edition') ?? 'none';
    answers.push(`${target} ${status} ${headers.get('etag')} ${body}`);
  }
  await connection.close();
  return { text: answers.join('\n'), edition };
}

beforeAll(async () => {
  console.log(`ATLAS_FUZZ_FIRST=${first} ATLAS_FUZZ_REQUESTS=${requests}`);
  const subject = await readSubject();
  server = await startServer();
  const { text, edition } = await goldenAnswers();
  golden.before = text;
  await server.quiet();
  descriptors.before = server.openDescriptors();

  const { host, port } = server;
  const target = { host, port, seed, subject, judge: createJudge(edition), patience: PATIENCE };
  let [from, spent] = [first, 0];
  for (const part of [FILLED, 1]) {
    const started = Date.now();
    const to = first + Math.round(requests * part);
    await runRequests(target, from, to, outcome);
    spent += Date.now() - started;
    from = to;
    await server.quiet(descriptors.before + SPARE_DESCRIPTORS);
    memory.push(await server.memory());
  }
  descriptors.after = server.openDescriptors();
  console.log(countTable(outcome.counts));
  console.log(
    `${requests} requests in ${Math.round(spent / 1000)} s; ` +
      `memory ${memory.map(({ used, resident }) => `${Math.round(used)} of ${Math.round(resident)}`).join(', then ')} MB; ` +
      `descriptors ${descriptors.before} before, ${descriptors.after} after`,
  );
}, LONG);

afterAll(async () => {
  await server?.stop();
});

it('returns the right response to every request', () => {
  expect(failureReport(seed, outcome.failures)).toBe('');
});

it('responds afterwards as before', async () => {
  expect(server.isAlive()).toBe(true);
  golden.after = (await goldenAnswers()).text;
  expect(golden.after).toBe(golden.before);
});

it.skipIf(requests < FULL)('needs no more memory afterwards', () => {
  const [before, after] = memory.map(({ used }) => used) as [number, number];
  expect(after / before).toBeLessThan(MOST_GROWTH);
});

it('closes everything that it opened', () => {
  expect(descriptors.after).toBeLessThanOrEqual(descriptors.before + SPARE_DESCRIPTORS);
});

it('holds no connection, and nothing of a body or of a response', () => expectNothingHeld(server.port));

it('logs no error, and exits with 0 on SIGTERM', async () => {
  const code = await server.stop();
  expect([server.stderr(), code]).toEqual(['', 0]);
});
