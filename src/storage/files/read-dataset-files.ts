// Reads and checks a whole dataset from a folder of record files.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dataset } from '../../engine/dataset/dataset.js';
import type { Model } from '../../engine/model/model.js';
import { assembleDataset, fileNames } from './assemble-dataset.js';
import { type RecordFile, readRecordFile } from './read-record-file.js';
import { CHANGES_FOLDER } from './record-texts.js';

export const readDatasetFiles = async (model: Model, folder: string): Promise<Dataset> =>
  assembleDataset(model, await readRecordFiles(model, folder));

/** Each under its name. */
export async function readRecordFiles(
  model: Model,
  folder: string,
): Promise<ReadonlyMap<string, RecordFile>> {
  const names = [...fileNames(model), ...(await changesFiles(folder))];
  const files = await Promise.all(
    names.map(async (name) => [name, await readRecordFile(join(folder, name))] as const),
  );
  return new Map(files);
}

/** A dataset need not have a history. */
async function changesFiles(folder: string): Promise<readonly string[]> {
  const found = await readdir(join(folder, CHANGES_FOLDER)).catch(() => []);
  return found.filter((name) => name.endsWith('.json')).map((name) => `${CHANGES_FOLDER}/${name}`);
}
