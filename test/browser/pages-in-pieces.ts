// Simulates a slow connection. It forwards requests to a service, and sends pages in pieces with pauses and everything else at once.
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** The pieces of a page, and a pause that is long enough for a browser to draw the pieces that it has. */
const PIECES = 14;
const PAUSE = 50;

export interface SlowConnection {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export async function pagesInPieces(service: string): Promise<SlowConnection> {
  const server = createServer((asked, response) => void pass(service, asked, response)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function pass(service: string, asked: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' };
  const passed = request(`${service}${asked.url}`, { method: asked.method, headers }).end();
  const [answer] = (await once(passed, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  const isPage = answer.headers['content-type']?.startsWith('text/html') === true;
  response.writeHead(answer.statusCode ?? 200, answer.headers);
  const size = isPage ? Math.ceil(body.length / PIECES) : body.length;
  for (let start = 0; start < body.length; start += size) {
    response.write(body.subarray(start, start + size));
    if (isPage) await pause(PAUSE);
  }
  response.end();
}
