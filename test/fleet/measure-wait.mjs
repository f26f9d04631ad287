// Runs in a separate thread, because the server continues while the event loop of the tests is busy, and its work would count as a wait.
import { parentPort, workerData } from 'node:worker_threads';
import { mainThreadMs } from '../process/main-thread.mjs';

const parent = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);

/** @param {number} pid */
async function measure(pid) {
  const before = mainThreadMs(pid);
  await fetch(`http://127.0.0.1:${workerData}/api/v1/Region/1`).then((answer) => answer.arrayBuffer());
  return mainThreadMs(pid) - before;
}

parent.on('message', async (pid) => {
  // Between its end and its start no process listens.
  parent.postMessage(await measure(pid).catch(() => undefined));
});
