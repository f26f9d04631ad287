// Ends a developer program that cannot read the data with the faults, each with its file and line: a stack would not help.
import { DatasetFault } from '../engine/dataset/dataset-fault.js';

export function endWithFault(error: unknown): never {
  if (!(error instanceof DatasetFault)) throw error;
  console.error(error.message);
  process.exit(1);
}
