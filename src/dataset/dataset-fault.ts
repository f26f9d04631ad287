// What is wrong with the data, all of it at once: a contributor fixes a file in one go, not one start at a time.
import type { Fault } from './dataset.js';

export function describeFault({ file, line, field, message }: Fault): string {
  return `${file}:${line} ${field === undefined ? '' : `${field}: `}${message}`;
}

export class DatasetFault extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super(
      `The dataset has ${faults.length} fault${faults.length === 1 ? '' : 's'}:\n${faults.map(describeFault).join('\n')}`,
    );
    this.name = 'DatasetFault';
  }
}
