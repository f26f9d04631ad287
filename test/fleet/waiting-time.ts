// The processor time that the main thread of a server uses while a request waits for its response.
import { setTimeout } from 'node:timers/promises';
import type { ConstantLoad } from './constant-load.js';
import type { FleetServer } from './fleet-server.js';

/** Far less than the longest wait that a server may cause. */
const PAUSE = 50;

/** Sends small requests to a server, one after the other, and notes the longest wait of each phase. */
export function noteWaits(server: FleetServer, load: ConstantLoad): { readonly stop: () => Promise<void> } {
  let isOver = false;
  async function ask(): Promise<void> {
    const before = server.mainThread();
    await fetch(`http://127.0.0.1:${server.port}/api/v1/Region/1`).then((answer) => answer.arrayBuffer());
    const after = server.mainThread();
    // A server that was started again counts from zero.
    if (before === undefined || after?.pid !== before.pid) return;
    const phase = load.current();
    phase.waits++;
    phase.longestWait = Math.max(phase.longestWait, after.milliseconds - before.milliseconds);
  }
  const asking = (async () => {
    while (!isOver) {
      // Between its end and its start no process listens.
      await ask().catch(() => undefined);
      await setTimeout(PAUSE);
    }
  })();
  return {
    stop: () => {
      isOver = true;
      return asking;
    },
  };
}
