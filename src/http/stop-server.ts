// Stops a server so that nobody notices: it takes no new connections, answers what is under way, and lets each connection end
// with its next answer. Node's own way closes connections that are idle at once, also those whose next request is on its way.
import type { Server } from 'node:http';
import { Server as ConnectionServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** How long a client that keeps a connection open is given to ask once more, and how often that is looked at afterwards. */
const [GRACE, EVERY] = [500, 50];

/** Settles when the last connection is closed, after the time given at the latest. */
export async function stopServer(server: Server, milliseconds: number): Promise<void> {
  const over = new AbortController();
  const closed = new Promise<void>((resolve) => {
    ConnectionServer.prototype.close.call(server, () => resolve());
  }).then(() => over.abort());
  const closeIdle = async () => {
    for (let wait = GRACE; !over.signal.aborted; wait = EVERY) {
      await setTimeout(wait, undefined, { signal: over.signal });
      server.closeIdleConnections();
    }
  };
  const giveUp = setTimeout(milliseconds, undefined, { signal: over.signal }).then(() => over.abort());
  await Promise.race([closed, giveUp.catch(() => {}), closeIdle().catch(() => {})]);
  server.closeAllConnections();
}
