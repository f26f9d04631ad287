// The data of the project, read and checked once for all services of a test process; a service never changes them.
import { join } from 'node:path';
import { createAtlas, createService, type Service, surfacesOf } from '../../src/app.js';
import { colombia } from '../../src/country/index.js';
import type { Dataset } from '../../src/engine/dataset/dataset.js';
import type { Compressor } from '../../src/server/http/compressor.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { readSettings } from '../../src/settings/settings.js';
import { readDatasetFiles } from '../../src/storage/files/assemble-dataset.js';

let known: Promise<Dataset> | undefined;

export function projectDataset(): Promise<Dataset> {
  known ??= readDatasetFiles(colombia, join(projectFolder(), 'data'));
  return known;
}

/** The service that ships; it reads data only if the settings name others. */
export async function atlasWith(
  environment: Readonly<Record<string, string>> = {},
  compressor?: Compressor,
): Promise<Service> {
  const settings = readSettings(environment);
  if (settings.dataFolder !== undefined || settings.databaseUrl !== undefined) return createAtlas(settings);
  const dataset = await projectDataset();
  return createService({ model: colombia, dataset, settings, surfaces: surfacesOf(settings), compressor });
}
