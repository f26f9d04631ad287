// Loaded into a server before its program: measures the longest step of the main thread, in processor time. A step is one iteration of
// the event loop, because no other request is served meanwhile. Garbage collections are not counted, because no code chooses their
// moment.
import { readFileSync } from 'node:fs';
import { PerformanceObserver, performance } from 'node:perf_hooks';

export interface MeasuredSteps {
  /** In milliseconds of processor time. */
  readonly longest: number;
  readonly steps: number;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Only long ones are stored, until they are compared with collections. */
const SHORT = 3;
/** Time in milliseconds for measurements that are reported late. */
const SETTLING = 20;

const cell = new Int32Array(new SharedArrayBuffer(4));
let isMeasuring = false;
let [steps, short, time, clock] = [0, 0, 0, 0];
let long: (Span & { readonly spent: number })[] = [];
let collections: Span[] = [];

/** Of this thread, in milliseconds. The kernel brings its count up to date when a thread pauses, so this one does for a moment. */
function processorTime(): number {
  Atomics.wait(cell, 0, 0, 0.02);
  return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ', 1)[0]) / 1e6;
}

function tick(): void {
  const [spent, end] = [processorTime() - time, performance.now()];
  steps++;
  if (spent > SHORT) long.push({ start: clock, end, spent });
  else short = Math.max(short, spent);
  [time, clock] = [processorTime(), performance.now()];
  if (isMeasuring) setImmediate(tick);
}

function longest(): number {
  const overlap = (one: Span, other: Span) =>
    Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));
  const own = long.map(
    (step) => step.spent - collections.reduce((sum, each) => sum + overlap(step, each), 0),
  );
  return Math.max(short, ...own);
}

new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries())
    collections.push({ start: startTime, end: startTime + duration });
}).observe({ entryTypes: ['gc'] });

process.on('message', (message) => {
  if (message === 'measure') {
    [isMeasuring, steps, short, long, collections] = [true, 0, 0, [], []];
    [time, clock] = [processorTime(), performance.now()];
    setImmediate(tick);
    process.send?.({ longest: 0, steps: 0 } satisfies MeasuredSteps);
  } else if (message === 'report')
    setTimeout(() => {
      isMeasuring = false;
      setImmediate(() => process.send?.({ longest: longest(), steps } satisfies MeasuredSteps));
    }, SETTLING);
});
process.channel?.unref();
