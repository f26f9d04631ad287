// The composition root: the families of Colombia on their files, or on a database. Tests use this same root.
import { join } from 'node:path';
import { readDatasetFiles } from './dataset/read-dataset-files.js';
import { colombia } from './families/index.js';
import { publicDescription } from './families/public-description.js';
import { createService, type Service, type WorkerPart } from './service/create-service.js';
import { projectFolder } from './settings/project-folder.js';
import { readSettings } from './settings/settings.js';

export { createService, familyRows, type Service } from './service/create-service.js';

/** The service as it ships. */
export async function createAtlas(settings = readSettings({}), worker?: WorkerPart): Promise<Service> {
  const { databaseUrl, dataFolder } = settings;
  const readFiles = () => readDatasetFiles(colombia, dataFolder ?? join(projectFolder(), 'data'));
  if (databaseUrl === undefined)
    return createService({
      model: colombia,
      publicSpellings: publicDescription,
      dataset: await readFiles(),
      settings,
      worker,
    });
  // Whoever has no database does not wait for its library.
  const { createDatabaseAtlas } = await import('./process/database-atlas.js');
  return createDatabaseAtlas(settings, databaseUrl, readFiles, worker);
}
