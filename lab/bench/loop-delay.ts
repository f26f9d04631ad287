// Loaded into a server that is measured: writes the longest pause of its event loop, in milliseconds, for each tenth of a second.
import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const file = process.env.LOOP_DELAYS;
if (file !== undefined) {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  setInterval(() => {
    appendFileSync(file, `${Date.now()} ${(delays.max / 1e6).toFixed(2)}\n`);
    delays.reset();
  }, 100).unref();
}
