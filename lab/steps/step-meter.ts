// Loaded into a server before its program: measures the longest step of the main thread, in processor time. A step is one iteration of
// the event loop, because no other request is served meanwhile. Garbage collections are not counted, because no code chooses their
// moment.
import { PerformanceObserver, performance } from 'node:perf_hooks';
import { referenceTime, threadTime } from './thread-time.js';

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

let isMeasuring = false;
let [steps, short, time, clock] = [0, 0, 0, 0];
let long: (Span & { readonly spent: number })[] = [];
let collections: Span[] = [];

function tick(): void {
  const [spent, end] = [threadTime() - time, performance.now()];
  steps++;
  if (spent > SHORT) long.push({ start: clock, end, spent });
  else short = Math.max(short, spent);
  [time, clock] = [threadTime(), performance.now()];
  if (isMeasuring) setImmediate(tick);
}

function longestStep(): number {
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
    [time, clock] = [threadTime(), performance.now()];
    setImmediate(tick);
    process.send?.({ longest: 0, steps: 0 } satisfies MeasuredSteps);
  } else if (message === 'reference') process.send?.(referenceTime());
  else if (message === 'report')
    setTimeout(() => {
      isMeasuring = false;
      setImmediate(() => process.send?.({ longest: longestStep(), steps } satisfies MeasuredSteps));
    }, SETTLING);
});
process.channel?.unref();
