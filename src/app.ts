// The composition root: a model and a dataset become a service. It never listens; tests use this same root.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { buildCatalog } from './catalog/build-catalog.js';
import type { Catalog } from './catalog/catalog.js';
import { type Dataset, editionName, editionTime } from './dataset/dataset.js';
import { readDatasetFiles } from './dataset/read-dataset-files.js';
import { colombia } from './families/index.js';
import { createServer, type HttpServer } from './http/create-server.js';
import { createClients } from './limits/clients.js';
import { describeModel } from './model/describe-model.js';
import type { Model } from './model/model.js';
import { createLog, type Log } from './observe/log.js';
import { createMetrics } from './observe/metrics.js';
import { observeAll } from './observe/observer.js';
import { answer } from './operations/answer.js';
import { compileOperations } from './operations/compile-operations.js';
import type { Engine } from './operations/engine.js';
import type { Operation } from './operations/operation.js';
import { projectFolder } from './project-folder.js';
import { prepareSearches } from './query/run-plan.js';
import { createRenderer, RENDERER_VERSION } from './render/renderer.js';
import { securityDocument } from './security-document.js';
import { serviceDocuments, serviceRedirections } from './service-documents.js';
import { serviceFigures, serviceProbes } from './service-probes.js';
import { readSettings, type Settings } from './settings/settings.js';

export interface Service extends HttpServer {
  readonly model: Model;
  readonly operations: readonly Operation[];
  readonly engine: Engine;
  readonly log: Log;
  readonly warmUp: () => Promise<void>;
}

export interface ServiceParts {
  readonly model: Model;
  readonly dataset: Dataset;
  readonly settings?: Settings;
}

const MEGABYTE = 1024 * 1024;

export function createService({ model, dataset, settings = readSettings({}) }: ServiceParts): Service {
  const catalog = buildCatalog(model, dataset);
  const engine: Engine = { catalog, renderer: createRenderer(catalog) };
  const operations = compileOperations(model);
  const edition = editionName(dataset.edition);
  const log = createLog({ level: settings.logLevel, sample: settings.logSample });
  const metrics = createMetrics({ edition: () => edition, figures: serviceFigures(() => http) });
  const http: HttpServer = createServer({
    edition,
    editionTime: editionTime(dataset.edition),
    operations,
    answer: (operation, args) => answer(engine, operation, args),
    fingerprint: fingerprint(model, dataset),
    documents: [
      ...serviceDocuments(model, operations, engine),
      ...(settings.securityContact === undefined ? [] : [securityDocument(settings.securityContact)]),
    ],
    redirections: serviceRedirections,
    probes: serviceProbes(edition, rowCounts(model, catalog), metrics),
    keptBytes: settings.keptMegabytes * MEGABYTE,
    clients: createClients({
      trusted: settings.trustProxy,
      exempt: settings.rateExempt,
      admin: settings.adminNetworks,
    }),
    rateLimit:
      settings.rateLimit === 0 ? undefined : { requests: settings.rateLimit, window: settings.rateWindow },
    connections: {
      most: settings.maxConnections,
      headersTimeout: settings.headersTimeout,
      requestTimeout: settings.requestTimeout,
      keepAliveTimeout: settings.keepAliveTimeout,
    },
    observer: observeAll([metrics, log]),
  });
  return { model, operations, engine, log, ...http, warmUp: () => warmUp(engine, operations, http) };
}

/** Records of each family; calendars have none. */
export function rowCounts(model: Model, catalog: Catalog): Readonly<Record<string, number>> {
  const listed = model.families.filter(({ calendar }) => calendar === undefined);
  return Object.fromEntries(listed.map((family) => [family.record, catalog.table(family).rows.length]));
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
export async function createAtlas(settings = readSettings({})): Promise<Service> {
  const folder = settings.dataFolder ?? join(projectFolder(), 'data');
  return createService({ model: colombia, dataset: await readDatasetFiles(colombia, folder), settings });
}

/** Changes with anything that can change an answer; the collation of texts comes with the platform's ICU. */
function fingerprint(model: Model, dataset: Dataset): string {
  const parts = [dataset.edition.fingerprint, describeModel(model), RENDERER_VERSION, process.versions.icu];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
