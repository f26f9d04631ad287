// Polls the database for the current edition with plain SELECTs, because not every engine can notify.
import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import { EditionFault, type EditionFeed, type EditionListener } from '../editions/edition-status.js';
import { connectDatabase, reasonOf } from './database.js';
import { currentEdition } from './postgres-editions.js';

/** A database without a reply for this long is unreachable. A lock times out before its statement. */
const TIMEOUTS = { connectMs: 5000, lockMs: 2000, statementMs: 4000 };
/** Servers that started together must not poll together. */
const JITTER = 0.2;

export function pollEditions(url: string, seconds: number): EditionFeed {
  async function look(client: Client | undefined, listener: EditionListener): Promise<Client | undefined> {
    let open = client;
    try {
      open ??= await connectDatabase(url, TIMEOUTS);
      listener.current(await currentEdition(open));
      return open;
    } catch (error) {
      listener.unreachable(reasonOf(error, url));
      if (error instanceof EditionFault) return open;
      // Closing it is faster than checking whether it still works.
      open?.end().catch(() => undefined);
      return undefined;
    }
  }

  return {
    follow: (listener) => {
      const over = new AbortController();
      const { signal } = over;
      const loop = async () => {
        let client: Client | undefined;
        while (!signal.aborted) {
          const pause = seconds * 1000 * (1 - JITTER + 2 * JITTER * Math.random());
          await setTimeout(pause, undefined, { signal, ref: false }).catch(() => undefined);
          if (!signal.aborted) client = await look(client, listener);
        }
        await client?.end().catch(() => undefined);
      };
      void loop();
      return () => over.abort();
    },
  };
}
