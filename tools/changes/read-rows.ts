// The rows of a folder of record files, of whatever edition: a family without a file is one that it did not have.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatasetFault } from '../../src/engine/dataset/dataset-fault.js';
import type { Model, Row } from '../../src/engine/model/model.js';
import { readRecordFile } from '../../src/storage/files/read-record-file.js';

export async function readRows(model: Model, folder: string): Promise<ReadonlyMap<string, readonly Row[]>> {
  const rows = new Map<string, readonly Row[]>();
  for (const { name, file } of model.families) {
    if (file === undefined || !existsSync(join(folder, file))) continue;
    const read = await readRecordFile(join(folder, file));
    if (read.faults.length > 0) throw new DatasetFault(read.faults);
    rows.set(name, read.rows);
  }
  return rows;
}
