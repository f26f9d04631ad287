// deploy/fleet-nginx.conf in a real nginx before servers that end and start faster than any process. Clients notice nothing as long as one
// of the servers responds.
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startFleetNginx } from '../fleet/fleet-nginx.js';
import { temporaryFolder } from '../static/temporary-folder.js';
import { useCleanUps } from '../system/clean-ups.js';
import { program } from '../system/program.js';

const nginxProgram = program('nginx');
/** Enough for every server to get more than three requests, after which nginx leaves out one that fails. */
const [CLIENTS, REQUESTS] = [6, 30];
/** Of a thousand rows, which nginx keeps in a file. */
const BODY = JSON.stringify({
  rows: Array.from({ length: 1000 }, (_, row) => ({ place: `Medellin ${row}` })),
});
/** Longer than nginx waits before it tries another, and longer than it waits for the last, in milliseconds. */
const [SLOW, NEVER] = [6000, 3_600_000];

describe.skipIf(nginxProgram === undefined)('the nginx of a fleet', () => {
  const servers: StubServer[] = [];
  const cleanUps = useCleanUps(afterAll);
  const agent = new Agent({ keepAlive: true });
  let origin: string;
  let [first, second, third] = [] as unknown as [StubServer, StubServer, StubServer];

  beforeAll(async () => {
    for (let count = 0; count < 3; count++) servers.push(await stubServer());
    [first, second, third] = servers as [StubServer, StubServer, StubServer];
    cleanUps.push(...servers.map(({ leave }) => leave), () => agent.destroy());
    const folder = await temporaryFolder('atlas-fleet-nginx');
    cleanUps.push(() => rm(folder, { recursive: true, force: true }));
    const nginx = await startFleetNginx(
      nginxProgram as string,
      folder,
      servers.map(({ port }) => port),
    );
    cleanUps.push(nginx.stop);
    origin = nginx.origin;
  });
  afterEach(() => Promise.all(servers.map(({ comeBack }) => comeBack())));

  /** The number of each status, over connections that stay open. */
  async function statuses(body?: string): Promise<Readonly<Record<string, number>>> {
    const counts: Record<string, number> = {};
    let sent = 0;
    const client = async () => {
      while (sent++ < REQUESTS) {
        const path = body === undefined ? '/api/v1/City/1' : '/api/v1/match';
        const status = await ask(`${origin}${path}`, agent, body);
        counts[status] = (counts[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    return counts;
  }

  it('forwards requests to all three', async () => {
    expect(await statuses()).toEqual({ 200: REQUESTS });
    for (const { answered } of servers) expect(answered()).toBeGreaterThan(0);
  });

  it('hides their metrics', async () => {
    expect(await ask(`${origin}/metrics`, agent)).toBe(404);
  });

  it('fails no response while they restart in turn, again and again', async () => {
    for (const server of [...servers, ...servers, ...servers]) {
      await server.leave();
      expect(await statuses()).toEqual({ 200: REQUESTS });
      await server.comeBack();
    }
  });

  it('fails no POST while they restart in turn, and sends the whole body again', async () => {
    for (const server of servers) {
      await server.leave();
      expect(await statuses(BODY)).toEqual({ 200: REQUESTS });
      await server.comeBack();
    }
  });

  it('forwards a POST to another server if one breaks off after it has read all of it', async () => {
    const before = first.answered() + second.answered();
    first.breakOff();
    second.breakOff();
    expect(await statuses(BODY)).toEqual({ 200: REQUESTS });
    expect(first.answered() + second.answered()).toBeGreaterThan(before);
  });

  it('fails no response when two are gone, and the third has just come back', async () => {
    await third.leave();
    expect(await statuses()).toEqual({ 200: REQUESTS });
    await third.comeBack();
    await Promise.all([first.leave(), second.leave()]);
    expect(await statuses()).toEqual({ 200: REQUESTS });
  });

  it('waits for a slow server if it is the last one', async () => {
    await Promise.all([first.leave(), second.leave()]);
    third.answerAfter(SLOW);
    expect(await ask(`${origin}/api/v1/City/1`, agent)).toBe(200);
  });

  it('fails no response when one hangs and another is gone', async () => {
    second.answerAfter(NEVER);
    await third.leave();
    expect(await statuses()).toEqual({ 200: REQUESTS });
  });
});

interface StubServer {
  readonly port: number;
  readonly answered: () => number;
  /** Closes its port and its connections, as a process that ends does. */
  readonly leave: () => Promise<void>;
  /** Accepts requests, and responds to each after a delay in milliseconds. */
  readonly answerAfter: (milliseconds: number) => void;
  /** Reads each request to its end, then closes its connection without a response. */
  readonly breakOff: () => void;
  readonly comeBack: () => Promise<void>;
}

async function stubServer(): Promise<StubServer> {
  let [answered, delay, isBreakingOff] = [0, 0, false];
  const server: Server = createServer(async (sent, response) => {
    const body = await text(sent);
    answered++;
    if (isBreakingOff) sent.socket.destroy();
    if (body !== '' && body !== BODY) response.statusCode = 400;
    setTimeout(() => response.end(), delay).unref();
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    port,
    answered: () => answered,
    leave: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    answerAfter: (milliseconds) => {
      delay = milliseconds;
    },
    breakOff: () => {
      isBreakingOff = true;
    },
    comeBack: async () => {
      [delay, isBreakingOff] = [0, false];
      if (!server.listening) await listen(port);
    },
  };
}

/** The status, or the error instead of one. */
function ask(url: string, agent: Agent, body?: string): Promise<number | string> {
  return new Promise((resolve) => {
    const failed = ({ message }: Error) => resolve(message);
    request(url, { agent, method: body === undefined ? 'GET' : 'POST' }, (answer) =>
      answer
        .resume()
        .on('error', failed)
        .on('end', () => resolve(answer.statusCode as number)),
    )
      .on('error', failed)
      .end(body);
  });
}
