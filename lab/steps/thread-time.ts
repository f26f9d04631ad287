// The processor time of this thread and of a fixed piece of work. A slow or busy machine needs more for both, so their ratio is stable.
import { readFileSync } from 'node:fs';

const cell = new Int32Array(new SharedArrayBuffer(4));

/** In milliseconds. The kernel updates its count when a thread pauses, so this function pauses briefly. */
export function threadTime(): number {
  Atomics.wait(cell, 0, 0, 0.02);
  return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ', 1)[0]) / 1e6;
}

/** Chosen so that the work takes about ten milliseconds on the machine of docs/routes.md. */
const TIMED_RECORDS = 4000;

/** Work similar to that of a response: objects, texts, JSON and sorting. */
function work(): number {
  const records = Array.from({ length: TIMED_RECORDS }, (_, at) => ({
    id: at,
    name: `municipio ${(at * 7919) % TIMED_RECORDS}`,
    at: [at / 7, -at / 3],
  }));
  const again = JSON.parse(JSON.stringify(records)) as typeof records;
  again.sort((a, b) => a.name.localeCompare(b.name));
  const byName = new Map(again.map(({ id, name }) => [name.toUpperCase(), id]));
  return again.reduce((sum, { name }) => sum + (byName.get(name.toUpperCase()) ?? 0), 0);
}

/** The milliseconds of the fixed piece of work, as the median of five after one that compiles it. */
export function referenceTime(): number {
  const taken = Array.from({ length: 6 }, () => {
    const before = threadTime();
    work();
    return threadTime() - before;
  });
  return taken.slice(1).toSorted((a, b) => a - b)[2] as number;
}
