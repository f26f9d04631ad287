// The processor time of a program's main thread. Unlike the time of the clock, it does not grow because other processes keep the machine busy.
import { readFileSync } from 'node:fs';

/**
 * In milliseconds since its start.
 * @param {number} pid
 */
export function mainThreadMs(pid) {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}
