// The composition root: a model and a dataset become a service. It never listens; tests use this same root.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildCatalog } from './catalog/build-catalog.js';
import { type Dataset, editionName } from './dataset/dataset.js';
import { readDatasetFiles } from './dataset/read-dataset-files.js';
import { colombia } from './families/index.js';
import { createServer } from './http/create-server.js';
import { createTagger } from './http/entity-tag.js';
import { describeModel } from './model/describe-model.js';
import type { Model } from './model/model.js';
import { answer, type Engine } from './operations/answer.js';
import { compileOperations } from './operations/compile-operations.js';
import type { Operation } from './operations/operation.js';
import { projectFolder } from './project-folder.js';
import { createRenderer, RENDERER_VERSION } from './render/renderer.js';
import { serviceDocuments, serviceRedirections } from './service-documents.js';

export interface Service {
  readonly model: Model;
  readonly operations: readonly Operation[];
  readonly engine: Engine;
  readonly server: FastifyInstance;
}

export interface ServiceParts {
  readonly model: Model;
  readonly dataset: Dataset;
}

export function createService({ model, dataset }: ServiceParts): Service {
  const catalog = buildCatalog(model, dataset);
  const engine: Engine = { catalog, renderer: createRenderer(catalog) };
  const operations = compileOperations(model);
  const server = createServer({
    edition: editionName(dataset.edition),
    operations,
    answer: (operation, args) => answer(engine, operation, args),
    tag: createTagger(fingerprint(model, dataset)),
    documents: serviceDocuments(model, operations, engine),
    redirections: serviceRedirections,
  });
  return { model, operations, engine, server };
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
