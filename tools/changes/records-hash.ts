// A hash of all records, which names the edition that the history was written for.
import { createHash } from 'node:crypto';
import type { Model, Row } from '../../src/engine/model/model.js';
import { recordLines } from '../../src/storage/files/record-lines.js';

export function recordsHash(model: Model, rows: ReadonlyMap<string, readonly Row[]>): string {
  const hash = createHash('sha256');
  for (const { name, file } of model.families)
    if (file !== undefined) hash.update(`${name}\n${recordLines(rows.get(name) ?? [])}`);
  return hash.digest('hex').slice(0, 16);
}
