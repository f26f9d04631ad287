// Returns all records of a writer as one text.
import type { RecordsWriter } from '../../src/engine/formats/output-format.js';

export function writeAll(writer: RecordsWriter | object, count: number): string {
  const { open, record, separator, close } = writer as RecordsWriter;
  return open + Array.from({ length: count }, (_, index) => record(index)).join(separator) + close;
}
