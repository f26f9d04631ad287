// The composition root: the families of Colombia on their files or on a database, and all surfaces. Tests use this same root.
import { join } from 'node:path';
import { colombia } from './country/index.js';
import { mcpOfColombia } from './country/mcp.js';
import { publicDescription } from './country/public-description.js';
import type { Surface } from './server/http/surface.js';
import { createService, type Service, type WorkerPart } from './server/service/create-service.js';
import { projectFolder, workFolder } from './settings/project-folder.js';
import { readSettings, type Settings } from './settings/settings.js';
import { site } from './site/site.js';
import { readDatasetFiles } from './storage/files/assemble-dataset.js';
import { batch } from './surfaces/batch/batch.js';
import { cell } from './surfaces/cell/cell.js';
import { crawlers } from './surfaces/crawlers/crawlers.js';
import { documents } from './surfaces/documents/documents.js';
import { endMaking, reportMaking, startMaking } from './surfaces/downloads/being-made.js';
import { downloads } from './surfaces/downloads/downloads.js';
import { createBundles, missingFiles } from './surfaces/downloads/send-file.js';
import { mcp } from './surfaces/mcp/mcp.js';
import { ogc } from './surfaces/ogc/ogc.js';
import { probes } from './surfaces/probes/probes.js';
import { reconcile } from './surfaces/reconcile/reconcile.js';
import { things } from './surfaces/things/things.js';

export { createService, familyRows, type Service } from './server/service/create-service.js';

/** The pages and documents served beside the operations. */
export function surfacesOf({
  reportContact,
  repositoryUrl,
  securityContact,
  host,
  publicOrigin,
  mcpOrigins,
  bundleFolder,
}: Settings): readonly Surface[] {
  const pages = site({ reportContact, repositoryUrl });
  const folder = bundleFolder ?? defaultBundleFolder();
  const files = downloads(createBundles(folder), folder);
  return [
    documents({ publicSpellings: publicDescription, securityContact }),
    batch,
    cell,
    ogc,
    reconcile,
    mcp({ host, origins: [publicOrigin ?? [], mcpOrigins].flat(), facts: mcpOfColombia }),
    pages,
    files,
    things,
    crawlers([pages, files]),
    probes,
  ];
}

const defaultBundleFolder = () => join(workFolder(), 'bundles');

/** For the program that makes files beside the service. */
export const filesBeingMade = {
  folder: ({ bundleFolder = defaultBundleFolder() }: Settings): string => bundleFolder,
  start: startMaking,
  report: reportMaking,
  end: endMaking,
};

/** Lines for the operator. */
export const startNotes = (
  { engine }: Service,
  { bundleFolder = defaultBundleFolder() }: Settings,
): Promise<readonly string[]> => missingFiles(bundleFolder, engine);

/** The service as it ships. */
export async function createAtlas(settings = readSettings({}), worker?: WorkerPart): Promise<Service> {
  const { databaseUrl, dataFolder } = settings;
  const readFiles = () => readDatasetFiles(colombia, dataFolder ?? join(projectFolder(), 'data'));
  const parts = { model: colombia, surfaces: surfacesOf(settings), settings, worker };
  if (databaseUrl === undefined) return createService({ ...parts, dataset: await readFiles() });
  // Loaded only on demand: a server without a database does not wait for its library.
  const { createDatabaseAtlas } = await import('./server/database/database-atlas.js');
  return createDatabaseAtlas(parts, databaseUrl, readFiles);
}
