// The processor time that the main thread of a server uses while a request waits for its response.
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ConstantLoad } from './constant-load.js';
import type { FleetServer } from './fleet-server.js';

/** Far less than the longest wait that a server may cause. */
const PAUSE = 50;

/** Sends small requests to a server, one after the other, and notes the longest wait of each phase. */
export function noteWaits(server: FleetServer, load: ConstantLoad): { readonly stop: () => Promise<void> } {
  const thread = new Worker(new URL('measure-wait.mjs', import.meta.url), { workerData: server.port });
  let isOver = false;
  async function ask(pid: number): Promise<void> {
    thread.postMessage(pid);
    const [wait] = (await once(thread, 'message')) as [number | undefined];
    if (wait === undefined) return;
    const phase = load.current();
    phase.waits++;
    phase.longestWait = Math.max(phase.longestWait, wait);
  }
  const asking = (async () => {
    while (!isOver) {
      const pid = server.pid();
      if (pid !== undefined) await ask(pid);
      await setTimeout(PAUSE);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await asking;
      await thread.terminate();
    },
  };
}
