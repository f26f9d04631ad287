// The end of the process under load: open requests get their complete responses, and no client can delay the end.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { afterTest } from '../system/clean-ups.js';
import { ALL_DATA, startForTest } from './built-server.js';
import { type Exchange, isWhole, keepAsking } from './keep-alive-client.js';

const SMALL_CLIENTS = 16;
const LARGE_CLIENTS = 4;
/** Longer than a test may take, so that a stop that waits for it fails. */
const STOP_TIMEOUT = 600;
/** The number of responses of each client before the signal. By then all clients are connected and under load. */
const UNDER_LOAD = 20;
/** Each response has 3.7 MB, because the buffers of a connection have about 4 MB. */
const LARGE_ANSWERS = 4;
const PAUSE = 1500;
const PROBES = 100_000;

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  afterTest(() => socket.destroy());
  await once(socket, 'connect');
  return socket.on('error', () => {});
}

/** Settles with the fault of the first new connection that fails, which shows that the signal has arrived. */
async function refusedConnection(port: number): Promise<string | undefined> {
  for (let probe = 0; probe < PROBES; probe++) {
    const socket = connect(port, '127.0.0.1');
    const fault = await once(socket, 'connect').then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code,
    );
    socket.on('error', () => {}).destroy();
    // The connection was reset, because it waited in the queue when the server closed it.
    if (fault !== undefined && fault !== 'ECONNRESET') return fault;
  }
  return undefined;
}

/** A client that requests more than the system buffers, and does not read even the beginning of it. */
async function slowReader(port: number): Promise<Socket> {
  const socket = await open(port);
  socket.write('GET /api/v1/PostalCode HTTP/1.1\r\nHost: test\r\n\r\n'.repeat(LARGE_ANSWERS));
  await once(socket, 'readable');
  return socket;
}

/** The responses that followed one another on a connection. */
function* answersIn(bytes: Buffer): Generator<{ closes: boolean; whole: boolean }> {
  for (let start = 0; start < bytes.length; ) {
    const body = bytes.indexOf('\r\n\r\n', start) + 4;
    const head = bytes.toString('latin1', start, body);
    const end = body + Number(/^content-length: (\d+)$/im.exec(head)?.[1]);
    yield { closes: /^connection: close$/im.test(head), whole: end <= bytes.length };
    start = end;
  }
}

async function untilAll(clients: readonly { exchanges: readonly Exchange[] }[], answers: number) {
  while (clients.some(({ exchanges }) => exchanges.filter(isWhole).length < answers)) await setImmediate();
}

const describeLoss = ({ path, sentAt, answer }: Exchange) => ({ path, sentAt, answer });

describe.each(['1', '2'])('SIGTERM under load with WORKERS=%s', (WORKERS) => {
  it('loses no response, accepts no new connection and ends with 0', async () => {
    const { child, port, ended } = await startForTest({
      WORKERS,
      STOP_TIMEOUT: String(STOP_TIMEOUT),
      WARM_UP: 'on',
    });
    let id = 0;
    const record = () => `/api/v1/City/${(id++ % 100) + 1}`;
    const paths = [...Array(SMALL_CLIENTS).fill(record), ...Array(LARGE_CLIENTS).fill(() => '/api/v1/City')];
    const clients = paths.map((next) => keepAsking(port, next));
    for (const { destroy } of clients) afterTest(destroy);
    await untilAll(clients, UNDER_LOAD);

    const signalledAt = performance.now();
    child.kill('SIGTERM');
    expect(await refusedConnection(port)).toBe('ECONNREFUSED');
    const refusedAt = performance.now();
    const { code, signal } = await ended;
    await Promise.all(clients.map(({ closed }) => closed));

    expect({ code, signal }).toEqual({ code: 0, signal: null });
    const all = clients.flatMap(({ exchanges }) => exchanges);
    const before = all.filter(({ sentAt }) => sentAt < signalledAt);
    expect(before.filter((each) => !isWhole(each)).map(describeLoss)).toEqual([]);
    // A request that crossed the close of an idle connection may be repeated elsewhere; half a response may not pass for a complete one.
    expect(all.filter((each) => each.answer !== undefined && !isWhole(each)).map(describeLoss)).toEqual([]);
    expect(new Set(all.flatMap(({ answer }) => answer?.status ?? []))).toEqual(new Set([200]));
    const late = all.filter(({ sentAt, answer }) => sentAt > refusedAt && answer !== undefined);
    expect(late.filter(({ answer }) => answer?.closes === false).map(describeLoss)).toEqual([]);
  });

  it('completes a request that was half sent, and closes its connection with the response', async () => {
    const { child, port, ended } = await startForTest({ WORKERS, STOP_TIMEOUT: String(STOP_TIMEOUT) });
    const paths = ['/api/v1/City/1', '/api/v1/City', '/api/v1/City/search/bogota', '/api/v1/City/999999'];
    const sockets = await Promise.all(paths.map(() => open(port)));
    // The client has had a response, so its connection is certainly accepted.
    for (const [index, socket] of sockets.entries()) {
      socket.setEncoding('latin1').write('GET /api/v1/Region/1 HTTP/1.1\r\nHost: test\r\n\r\n');
      await once(socket, 'data');
      socket.write(`GET ${paths[index]} HTTP/1.1\r\nHost: te`);
    }
    // The worker that responds to this has also read the halves that were sent before it.
    const other = await fetch(`http://127.0.0.1:${port}/api/v1/Region/1`, {
      headers: { connection: 'close' },
    });
    await other.arrayBuffer();
    child.kill('SIGTERM');
    expect(await refusedConnection(port)).toBe('ECONNREFUSED');
    const answers = sockets.map(async (socket) => {
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.write('st\r\n\r\n');
      await once(socket, 'close');
      const status = Number(text.slice(9, 12));
      return { status, answers: [...answersIn(Buffer.from(text, 'latin1'))] };
    });
    const expected = [200, 200, 200, 404].map((status) => ({
      status,
      answers: [{ closes: true, whole: true }],
    }));
    expect(await Promise.all(answers)).toEqual(expected);
    expect(await ended).toMatchObject({ code: 0, signal: null });
  });
});

describe.each(['1', '2'])('STOP_DELAY with WORKERS=%s', (WORKERS) => {
  const ready = async (origin: string) => {
    const { status } = await fetch(`${origin}/health/ready`, { headers: { connection: 'close' } });
    return status;
  };

  it('reports that it is not ready, keeps serving, and ends at once on a second signal', async () => {
    // Longer than a test may take.
    const { child, origin, ended } = await startForTest({ WORKERS, STOP_DELAY: '600' });
    expect(await ready(origin)).toBe(200);
    child.kill('SIGTERM');
    // Every worker gets a request in turn.
    for (const _ of WORKERS) for (let probe = 0; probe < PROBES && (await ready(origin)) !== 503; probe++);
    expect([await ready(origin), await ready(origin)]).toEqual([503, 503]);
    const answer = await fetch(`${origin}/api/v1/City`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('connection')).not.toBe('close');
    expect(await answer.json()).not.toEqual([]);
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 1, signal: null });
  });

  it('ends normally when the load is over', async () => {
    const { child, port, ended } = await startForTest({ WORKERS, STOP_DELAY: '1' });
    child.kill('SIGTERM');
    expect(await refusedConnection(port)).toBe('ECONNREFUSED');
    expect(await ended).toMatchObject({ code: 0, signal: null });
  });
});

describe.each(['1', '2'])('with WORKERS=%s a client that does not read its response', (WORKERS) => {
  it('receives all its responses if it reads on within STOP_TIMEOUT', async () => {
    const { child, port, ended } = await startForTest({
      ...ALL_DATA,
      WORKERS,
      STOP_TIMEOUT: String(STOP_TIMEOUT),
    });
    const socket = await slowReader(port);
    child.kill('SIGTERM');
    expect(await refusedConnection(port)).toBe('ECONNREFUSED');
    // No event shows when a server considers a pausing reader as gone.
    await setTimeout(PAUSE);
    const pieces: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => pieces.push(chunk));
    await once(socket, 'close');
    const answers = [...answersIn(Buffer.concat(pieces))];
    expect(answers.filter(({ whole }) => !whole)).toEqual([]);
    expect(answers.length === LARGE_ANSWERS || answers.at(-1)?.closes).toBe(true);
    expect(await ended).toMatchObject({ code: 0, signal: null });
  });

  it('is cut off after STOP_TIMEOUT, which is logged, and the process ends with 0', async () => {
    const { child, port, ended, stderr } = await startForTest({ ...ALL_DATA, WORKERS, STOP_TIMEOUT: '1' });
    await slowReader(port);
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, signal: null });
    expect(stderr()).toMatch(/"level":"warn".*"cut":1,"seconds":1/);
  });

  it('ends at once and with 1 after a second SIGTERM', async () => {
    // Longer than a test may take.
    const { child, port, ended } = await startForTest({
      ...ALL_DATA,
      WORKERS,
      STOP_TIMEOUT: String(STOP_TIMEOUT),
    });
    await slowReader(port);
    child.kill('SIGTERM');
    expect(await refusedConnection(port)).toBe('ECONNREFUSED');
    expect(child.exitCode).toBe(null);
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 1, signal: null });
  });
});
