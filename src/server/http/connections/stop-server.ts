// Stops a server without lost requests: it takes no new connections, answers requests in progress, and lets each connection end with its
// next response. Node's own way closes idle connections at once, with requests that are on their way, and takes a response for finished
// that is still being read.
import type { Server } from 'node:http';
import { Server as ConnectionServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Connections } from './connections.js';

/** How long a client with an open connection may send one more request, and how often that is checked afterwards. */
const [GRACE, EVERY] = [500, 50];

/** Settles when the last connection is closed, after the time given at the latest. */
export async function stopServer(server: Server, open: Connections, milliseconds: number): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  ConnectionServer.prototype.close.call(server, () => over.abort());
  const endIdle = async () => {
    for (let wait = GRACE; ; wait = EVERY) {
      await setTimeout(wait, undefined, { signal });
      open.endIdle();
    }
  };
  // Both end by being called off once the last connection is closed.
  await Promise.race([endIdle(), setTimeout(milliseconds, undefined, { signal })]).catch(() => {});
  over.abort();
  server.closeAllConnections();
}
