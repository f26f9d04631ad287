// Reads and checks a whole dataset from a folder of record files.
import { join } from 'node:path';
import type { Model } from '../model/model.js';
import { assembleDataset, fileNames } from './assemble-dataset.js';
import type { Dataset } from './dataset.js';
import { readRecordFile } from './read-record-file.js';

export async function readDatasetFiles(model: Model, folder: string): Promise<Dataset> {
  const files = await Promise.all(
    fileNames(model).map(async (name) => [name, await readRecordFile(join(folder, name))] as const),
  );
  return assembleDataset(model, new Map(files));
}
