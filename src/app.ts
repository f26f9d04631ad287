// The composition root: a model and a dataset become a service. It never listens; tests use this same root.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { buildCatalog } from './catalog/build-catalog.js';
import { type Dataset, editionName, editionTime } from './dataset/dataset.js';
import { readDatasetFiles } from './dataset/read-dataset-files.js';
import { colombia } from './families/index.js';
import { createServer, type HttpServer } from './http/create-server.js';
import { describeModel } from './model/describe-model.js';
import type { Model } from './model/model.js';
import { answer, type Engine } from './operations/answer.js';
import { compileOperations } from './operations/compile-operations.js';
import type { Operation } from './operations/operation.js';
import { projectFolder } from './project-folder.js';
import { prepareSearches } from './query/run-plan.js';
import { createRenderer, RENDERER_VERSION } from './render/renderer.js';
import { serviceDocuments, serviceRedirections } from './service-documents.js';

export interface Service extends HttpServer {
  readonly model: Model;
  readonly operations: readonly Operation[];
  readonly engine: Engine;
  readonly warmUp: () => Promise<void>;
}

export interface ServiceParts {
  readonly model: Model;
  readonly dataset: Dataset;
  /** Bytes that finished answers may take. */
  readonly keptBytes?: number;
}

const KEPT_BYTES = 128 * 1024 * 1024;

export function createService({ model, dataset, keptBytes = KEPT_BYTES }: ServiceParts): Service {
  const catalog = buildCatalog(model, dataset);
  const engine: Engine = { catalog, renderer: createRenderer(catalog) };
  const operations = compileOperations(model);
  const http = createServer({
    edition: editionName(dataset.edition),
    editionTime: editionTime(dataset.edition),
    operations,
    answer: (operation, args) => answer(engine, operation, args),
    fingerprint: fingerprint(model, dataset),
    documents: serviceDocuments(model, operations, engine),
    redirections: serviceRedirections,
    keptBytes,
  });
  return { model, operations, engine, ...http, warmUp: () => warmUp(engine, operations, http) };
}

/** Writes, indexes and finishes ahead what requests will ask for, a little at a time: others are answered in between. */
async function warmUp(
  { catalog, renderer }: Engine,
  operations: readonly Operation[],
  http: HttpServer,
): Promise<void> {
  for (const operation of operations) {
    if (operation.family.file === undefined) continue;
    renderer.prepare(operation.shape);
    await setImmediate();
    prepareSearches(catalog, operation.family);
    await setImmediate();
    http.finishAhead(operation);
  }
  await http.idle();
}

/** The service as it ships: the families of Colombia on the files of `data/`. */
export async function createAtlas(dataFolder = join(projectFolder(), 'data')): Promise<Service> {
  return createService({ model: colombia, dataset: await readDatasetFiles(colombia, dataFolder) });
}

/** Changes with anything that can change an answer; the collation of texts comes with the platform's ICU. */
function fingerprint(model: Model, dataset: Dataset): string {
  const parts = [dataset.edition.fingerprint, describeModel(model), RENDERER_VERSION, process.versions.icu];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
