// The data of the project, read and checked once for all services of a test process, with its engine. Services do not change them.
import { join } from 'node:path';
import { createAtlas, createService, type Service, surfacesOf } from '../../src/app.js';
import { colombia } from '../../src/country/index.js';
import { createEngine } from '../../src/engine/answers/create-engine.js';
import type { Engine } from '../../src/engine/answers/engine.js';
import type { Dataset } from '../../src/engine/dataset/dataset.js';
import { type Compressor, createCompressor } from '../../src/server/http/compressor.js';
import type { Surface } from '../../src/server/http/surface.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { readSettings, type Settings } from '../../src/settings/settings.js';
import { readDatasetFiles } from '../../src/storage/files/assemble-dataset.js';
import { isFull } from './size.js';

/** The best compression takes longer than building a page. The deep suite, which weighs pages, uses it. */
const LITTLE_EFFORT = 1;
const isQuick = () => process.env.ATLAS_QUICK_COMPRESSION === '1' && !isFull;

let known: Promise<Dataset> | undefined;
let engine: Promise<Engine> | undefined;

export function projectDataset(): Promise<Dataset> {
  known ??= readDatasetFiles(colombia, join(projectFolder(), 'data'));
  return known;
}

/** A service on them. */
export async function projectService(
  settings: Settings,
  surfaces: readonly Surface[],
  compressor?: Compressor,
): Promise<Service> {
  const dataset = await projectDataset();
  engine ??= Promise.resolve(createEngine(colombia, dataset));
  return createService({ model: colombia, dataset, engine: await engine, settings, surfaces, compressor });
}

/** The service that ships; it reads data only if the settings name others. */
export async function atlasWith(
  environment: Readonly<Record<string, string>> = {},
  compressor: Compressor | undefined = isQuick() ? createCompressor(() => LITTLE_EFFORT) : undefined,
): Promise<Service> {
  const settings = readSettings(environment);
  const { dataFolder, databaseUrl } = settings;
  if (databaseUrl !== undefined) return createAtlas(settings);
  const surfaces = surfacesOf(settings);
  if (dataFolder === undefined) return projectService(settings, surfaces, compressor);
  const dataset = await readDatasetFiles(colombia, dataFolder);
  return createService({ model: colombia, dataset, settings, surfaces, compressor });
}
