// Bodies that stop before their end, on every route that reads one and at every point. Their client waits, closes or resets the connection.
// The server releases everything that it held for the request, and logs no error.
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ProgramEnvironment } from '../../lab/run-program.js';
import { ALL_DATA, type BuiltServer, startBuiltServer } from '../process/built-server.js';
import { bodyDoors, type Door, type Framing, framings, headOf } from './body-doors.js';
import { expectNothingHeld, heldBy } from './held-by-server.js';
import { ask, type RawClient, rawClient, request, statusOf } from './raw-client.js';

const MOST_CONNECTIONS = 100;

let doors: readonly Door[] = [];
/** The first service waits for bodies longer than the tests take, the second one for a second. */
let patient: BuiltServer;
let hasty: BuiltServer;
let logged = '';
const clients: RawClient[] = [];

async function start(environment: ProgramEnvironment): Promise<BuiltServer> {
  const server = await startBuiltServer({ LOG_LEVEL: 'error', ...environment });
  for (const stream of [server.child.stdout, server.child.stderr])
    stream?.on('data', (text) => {
      logged += text;
    });
  return server;
}

beforeAll(async () => {
  doors = await bodyDoors();
  patient = await start({ ...ALL_DATA, REQUEST_TIMEOUT: '600' });
  hasty = await start({
    ...{ HEADERS_TIMEOUT: '1', REQUEST_TIMEOUT: '1', MAX_CONNECTIONS: String(MOST_CONNECTIONS) },
  });
});
afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.destroy();
});
afterAll(async () => {
  await patient?.kill();
  await hasty?.kill();
});

interface Upload {
  readonly bytes: string;
  /** Bytes that the server reserves for it. */
  readonly held: number;
}

function upload(door: Door, framing: Framing, point: number): Upload {
  const { head, body, heldAfter } = framing(door);
  return { bytes: head + body.slice(0, point), held: heldAfter(point) };
}

/** The offsets at which a body stops are all of them, or the beginning, the middle and the end. */
const atEveryPoint = (framing: Framing): readonly Upload[] =>
  doors.flatMap((door) => Array.from(framing(door).body, (_, point) => upload(door, framing, point)));
const atFourPoints = (framing: Framing): readonly Upload[] =>
  doors.flatMap((door) => {
    const { length } = framing(door).body;
    return [0, 1, Math.floor(length / 2), length - 1].map((point) => upload(door, framing, point));
  });

async function send({ port }: BuiltServer, uploads: readonly { readonly bytes: string }[]) {
  const opened = await Promise.all(uploads.map(() => rawClient(port)));
  clients.push(...opened);
  for (const [index, { socket }] of opened.entries()) socket.write(uploads[index]?.bytes ?? '');
  return opened;
}

const everything = ({ readUntil }: RawClient) => readUntil(() => false);

const stops: Readonly<Record<'cut off' | 'closed' | 'reset', (client: RawClient) => void>> = {
  'cut off': ({ socket }) => socket.end(),
  closed: ({ socket }) => socket.destroy(),
  reset: ({ socket }) => socket.resetAndDestroy(),
};

describe.each(Object.entries(framings))('%s', (_, framing) => {
  it('is accepted on every route with a body', async () => {
    expect(doors.length).toBeGreaterThan(8);
    const whole = doors.map((door) => ({
      bytes: framing(door).head.replace('\r\n', '\r\nConnection: close\r\n') + framing(door).body,
    }));
    const answers = await Promise.all((await send(patient, whole)).map(everything));
    expect(answers.map((answer, index) => [doors[index]?.name, statusOf(answer)])).toEqual(
      doors.map(({ name }) => [name, 200]),
    );
    await expectNothingHeld(patient.port);
  });

  it.each(Object.entries(stops))('leaves nothing behind if the client %s at any point', async (_, stop) => {
    const uploads = atEveryPoint(framing);
    const opened = await send(patient, uploads);
    const bodyBytes = uploads.reduce((sum, { held }) => sum + held, 0);
    await expect
      .poll(() => heldBy(patient.port), { timeout: 120_000 })
      .toEqual({ connections: uploads.length + 1, bodyBytes, unsentBytes: 0 });
    const answers = opened.map(everything);
    opened.forEach(stop);
    await expectNothingHeld(patient.port);
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['']));
  });

  it('returns 408 after REQUEST_TIMEOUT if it never ends, and leaves nothing behind', async () => {
    const answers = await Promise.all((await send(hasty, atFourPoints(framing))).map(everything));
    for (const answer of answers) expectTimeout(answer);
    await expectNothingHeld(hasty.port);
  });
});

function expectTimeout(answer: string): void {
  expect(answer.split('\r\n', 1)).toEqual(['HTTP/1.1 408 Request Timeout']);
  expect(answer).toContain('"type":"/docs/problems/request-timeout"');
  expect(answer).toMatch(/^connection: close\r$/im);
}

it('returns 408 after REQUEST_TIMEOUT if a body comes slowly, although more of it keeps coming', async () => {
  const endless = doors.map((door) => ({ bytes: headOf(door, { 'Content-Length': '100000' }) }));
  const opened = await send(hasty, endless);
  const drip = async ({ socket }: RawClient) => {
    while (!socket.destroyed && socket.writable) {
      socket.write('x');
      await setTimeout(50);
    }
  };
  const dripping = opened.map(drip);
  for (const answer of await Promise.all(opened.map(everything))) expectTimeout(answer);
  await Promise.all(dripping);
  await expectNothingHeld(hasty.port);
});

it('returns 408 if the client does not send a body after 100 Continue', async () => {
  const expecting = doors.map((door) => ({
    bytes: headOf(door, { 'Content-Length': '10', Expect: '100-continue' }),
  }));
  for (const answer of await Promise.all((await send(hasty, expecting)).map(everything))) {
    const [first, ...rest] = answer.split('\r\n\r\n');
    expect(first).toBe('HTTP/1.1 100 Continue');
    expectTimeout(rest.join('\r\n\r\n'));
  }
  await expectNothingHeld(hasty.port);
});

it.each([
  ['is not a number', 'zz\r\n'],
  ['is negative', '-1\r\n'],
  ['is larger than any number', `${'f'.repeat(20)}\r\n`],
  ['is shorter than its chunk', '2\r\nabcdef\r\n'],
  ['has no end', '2'.repeat(17)],
])('a chunk whose size %s returns 400 and ends the connection', async (_, chunk) => {
  const uploads = doors.flatMap((door) =>
    ['', '1\r\n{\r\n'].map((before) => ({
      bytes: headOf(door, { 'Transfer-Encoding': 'chunked' }) + before + chunk,
    })),
  );
  const answers = await Promise.all((await send(patient, uploads)).map(everything));
  for (const answer of answers) {
    expect(statusOf(answer)).toBe(400);
    expect(answer).toContain('"type":"/docs/problems/bad-request"');
  }
  await expectNothingHeld(patient.port);
});

describe('behind a request in progress', () => {
  /** The response has about 4 MB and takes many turns. */
  const LARGE = '/api/v1/PostalCode/search/a';
  const framing = framings['a body of known length'];
  const unfinished = (first: string) =>
    doors.map((door) => ({ bytes: request(first) + upload(door, framing, door.body.length - 1).bytes }));

  it.each(Object.entries(stops))('leaves nothing behind of a body that is %s', async (name, stop) => {
    const opened = await send(patient, unfinished(LARGE));
    await expect
      .poll(() => heldBy(patient.port).then(({ connections }) => connections), { timeout: 120_000 })
      .toBe(doors.length + 1);
    opened.forEach(stop);
    if (name === 'cut off')
      for (const answer of await Promise.all(opened.map(everything))) {
        expect(statusOf(answer)).toBe(200);
        const length = Number(/^content-length: (\d+)/im.exec(answer)?.[1]);
        expect(answer.length).toBeGreaterThan(length);
      }
    await expectNothingHeld(patient.port);
  });

  it('returns 400 for a body whose chunks cannot be read, after the response to the first request', async () => {
    const malformed = doors.map((door) => ({
      bytes: `${request(LARGE)}${headOf(door, { 'Transfer-Encoding': 'chunked' })}1\r\n{\r\nzz\r\n`,
    }));
    for (const answer of await Promise.all((await send(patient, malformed)).map(everything))) {
      const length = Number(/^content-length: (\d+)/im.exec(answer)?.[1]);
      const second = answer.slice(answer.indexOf('\r\n\r\n') + 4 + length);
      expect([statusOf(answer), statusOf(second)]).toEqual([200, 400]);
    }
    await expectNothingHeld(patient.port);
  });

  it('returns 408 for a body that never ends, after the response to the first request', async () => {
    const opened = await send(hasty, unfinished('/api/v1/Region/1'));
    for (const answer of await Promise.all(opened.map(everything))) {
      expect(statusOf(answer)).toBe(200);
      expectTimeout(answer.slice(answer.indexOf('HTTP/1.1 408')));
    }
    await expectNothingHeld(hasty.port);
  });
});

it.each([
  ['never end', () => {}],
  ['are cut off', stops['cut off']],
])('as many uploads as MAX_CONNECTIONS allows that %s leave room for a health check', async (_, stop) => {
  const framing = framings['a body of known length'];
  const uploads = atEveryPoint(framing).slice(0, MOST_CONNECTIONS);
  expect(uploads.length).toBe(MOST_CONNECTIONS);
  for (const client of await send(hasty, uploads)) {
    client.socket.resume();
    stop(client);
  }
  await expect.poll(() => ask(hasty.port, '/health/ready').then(statusOf), { timeout: 120_000 }).toBe(200);
  await expectNothingHeld(hasty.port);
});

it('logs no error for any of these bodies', () => {
  expect(logged).toBe('');
});
