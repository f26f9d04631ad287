// A dataset as if it was read from files, with the fingerprint of its content.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dataset } from '../../src/engine/dataset/dataset.js';
import type { Model } from '../../src/engine/model/model.js';
import { readDatasetFiles } from '../../src/storage/files/assemble-dataset.js';
import { CHANGES_FOLDER, recordTexts } from '../../src/storage/files/record-texts.js';
import { toyDataset } from './toy-dataset.js';
import { toyModel } from './toy-model.js';

export async function toyInFiles(
  version: string,
  dataset: Dataset = toyDataset(),
  model: Model = toyModel,
): Promise<Dataset> {
  const folder = await mkdtemp(join(tmpdir(), 'toy-'));
  try {
    const named = { ...dataset, edition: { ...dataset.edition, version } };
    await mkdir(join(folder, CHANGES_FOLDER));
    for (const [file, text] of recordTexts(model, named)) await writeFile(join(folder, file), text);
    return await readDatasetFiles(model, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
