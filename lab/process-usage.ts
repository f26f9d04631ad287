// Processor time, memory and open files of another process, read from /proc.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Hundredths of a second so far, user and system. */
export function processorTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

/** Resident memory in bytes, now or at its peak. */
export function residentBytes(pid: number, row: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${row}:\\s+(\\d+)`, 'm').exec(status)?.[1]) * 1024;
}

export const openDescriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

const [LOOKS, IDLE_LOOKS] = [240, 8];

/** Settles after eight intervals in a row in which the process was idle and the condition held, or after 240 intervals. */
export async function idle(pid: number, everyMs: number, isSo: () => boolean = () => true): Promise<void> {
  let before = processorTicks(pid);
  for (let [looks, calm] = [0, 0]; looks < LOOKS && calm < IDLE_LOOKS; looks++) {
    await setTimeout(everyMs);
    const now = processorTicks(pid);
    calm = now - before <= everyMs / 250 && isSo() ? calm + 1 : 0;
    before = now;
  }
}
