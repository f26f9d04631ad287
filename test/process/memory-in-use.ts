// A built server that reports its memory in use after a garbage collection. Unlike resident memory, this does not depend on the allocator
// or on the moment of a collection.
import { once } from 'node:events';
import { join } from 'node:path';
import type { RunningProgram } from '../../lab/run-program.js';

const MEGABYTE = 2 ** 20;

/** For `runProgram`. */
export const REPORTING = {
  flags: ['--expose-gc', '--import', join(import.meta.dirname, 'report-memory.mjs')],
  ipc: true,
};

/** In megabytes, of a program that was started with `REPORTING`. */
export async function memoryInUse({ child }: Pick<RunningProgram, 'child'>): Promise<number> {
  const reported = once(child, 'message');
  child.send('memory');
  const [{ heapUsed, external }] = (await reported) as [NodeJS.MemoryUsage];
  return (heapUsed + external) / MEGABYTE;
}
