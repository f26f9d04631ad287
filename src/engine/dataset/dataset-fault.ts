// Reports all faults of the data at once, so that a contributor repairs a file in one go.
import type { Fault } from './dataset.js';

/** Faults listed per file, because one damaged line can cause a thousand others. */
const FAULTS_SHOWN = 20;

export function describeFault({ file, line, field, message }: Fault): string {
  return `${file}:${line} ${field === undefined ? '' : `${field}: `}${message}`;
}

/** The message has the first faults of each file, and `faults` has all. */
export class DatasetFault extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super([`The dataset has ${counted(faults.length, 'fault')}:`, ...shownLines(faults)].join('\n'));
    this.name = 'DatasetFault';
  }
}

function shownLines(faults: readonly Fault[]): readonly string[] {
  const found = new Map<string, number>();
  const lines: string[] = [];
  for (const fault of faults) {
    const count = (found.get(fault.file) ?? 0) + 1;
    found.set(fault.file, count);
    if (count <= FAULTS_SHOWN) lines.push(describeFault(fault));
  }
  for (const [file, count] of found)
    if (count > FAULTS_SHOWN) lines.push(`${file}: ${counted(count - FAULTS_SHOWN, 'more fault')}`);
  return lines;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
