// Stops a server so that nobody notices: it takes no new connections, answers what is under way, and lets each connection end
// with its next answer. Node's own way closes idle connections at once, with requests that are on their way, and takes an answer for
// finished that is still being read.
import type { Server } from 'node:http';
import { Server as ConnectionServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Connections } from './connections.js';

/** How long a client that keeps a connection open is given to ask once more, and how often that is looked at afterwards. */
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
