// Loaded into a server before its program: measures the longest step of the main thread, in processor time. A step is one iteration of
// the event loop, because nothing else is answered meanwhile; garbage collections are not counted, because no code chooses their moment.
import { readFileSync } from 'node:fs';
import { PerformanceObserver } from 'node:perf_hooks';

const cell = new Int32Array(new SharedArrayBuffer(4));

/** Of this thread, in milliseconds. The kernel brings its count up to date when a thread pauses, so this one does for a moment. */
function processorTime() {
  Atomics.wait(cell, 0, 0, 0.02);
  return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ', 1)[0]) / 1e6;
}

let [isMeasuring, before, longest, collected] = [false, 0, 0, 0];
let steps = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) collected += duration;
}).observe({ entryTypes: ['gc'] });

const pending = [];
function tick() {
  const now = processorTime();
  pending.push(now - before);
  // Collections are reported one iteration late.
  if (pending.length > 2) settle(pending.shift());
  before = processorTime();
  if (isMeasuring) setImmediate(tick);
}

function settle(step) {
  steps++;
  const own = step - collected;
  collected = Math.max(0, collected - step);
  longest = Math.max(longest, own);
}

process.on('message', (message) => {
  if (message === 'measure') {
    [isMeasuring, longest, steps, collected] = [true, 0, 0, 0];
    pending.length = 0;
    before = processorTime();
    setImmediate(tick);
    process.send({ measuring: true });
  } else if (message === 'report') {
    setTimeout(() => {
      isMeasuring = false;
      setImmediate(() => setImmediate(() => process.send({ longest, steps })));
    }, 30);
  }
});
process.channel?.unref();
