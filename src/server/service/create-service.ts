// Turns a model and a dataset into a service. It does not listen by itself, and can switch to another edition while it runs.
import { createHash } from 'node:crypto';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { createEngine } from '../../engine/answers/create-engine.js';
import type { Engine } from '../../engine/answers/engine.js';
import { engineOn } from '../../engine/answers/engine-on.js';
import { withProbablyMeant } from '../../engine/answers/probably-meant.js';
import { linkCatalog } from '../../engine/catalog/build-catalog.js';
import type { Catalog } from '../../engine/catalog/catalog.js';
import { type Dataset, type Edition, editionName, editionTime } from '../../engine/dataset/dataset.js';
import { findIndexOf } from '../../engine/find/find-index.js';
import { describeModel } from '../../engine/model/describe-model.js';
import type { Model } from '../../engine/model/model.js';
import { isOnRecords, type Operation, type OperationTable } from '../../engine/operations/operation.js';
import { prepareSearches } from '../../engine/query/search-table.js';
import { RENDERER_VERSION } from '../../engine/render/renderer.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { isLocalHost } from '../../settings/read-address.js';
import { readSettings, type Settings } from '../../settings/settings.js';
import type { EditionFeed } from '../../storage/editions/edition-status.js';
import { createClients } from '../clients/clients.js';
import type { Compressor } from '../http/compressor.js';
import { createServer, type HttpServer } from '../http/create-server.js';
import type { EditionSource, Origins, ServedEdition } from '../http/responses/served-edition.js';
import type { Surface } from '../http/surface.js';
import { createLog, type Log } from '../observe/log.js';
import { createMetrics, type Metrics, observeAll } from '../observe/metrics.js';
import { NO_EXTRA_STATUS, serviceLimits, serviceMetrics } from './service-limits.js';

/** The origins of the service from its settings. A port that the system chooses is unknown before the service listens. */
export const originsOf = ({
  publicOrigin,
  host,
  port,
}: Pick<Settings, 'publicOrigin' | 'host' | 'port'>): Origins => ({
  publicOrigin,
  localOrigin:
    port === 0
      ? undefined
      : `http://${host.includes(':') && isLocalHost(host) ? `[${host}]` : '127.0.0.1'}:${port}`,
});

export interface Service extends Omit<HttpServer, 'live' | 'prepare' | 'activate' | 'stop'> {
  readonly model: Model;
  readonly operations: readonly Operation[];
  /** The engine of the served edition. */
  readonly engine: Engine;
  readonly log: Log;
  /** Of the edition that is served, with the model and the renderer: equal ones have equal responses. */
  readonly fingerprint: string;
  /** The metrics of this process as plain data. */
  readonly metrics: Metrics['read'];
  /**
   * Warms up while the service runs. It calls `isReady` when it can search, prepares lists, and settles when the compression has finished.
   */
  readonly warmUp: (isReady?: () => void) => Promise<void>;
  /** Reports that it is not ready, keeps serving for `delay`, then finishes responses within `timeout`. Both are in milliseconds. */
  readonly stop: (timeout: number, delay?: number) => Promise<void>;
  /** Prepares another edition while requests are served, then serves it. */
  readonly replace: (dataset: Dataset) => Promise<void>;
}

export interface ServiceParts {
  readonly model: Model;
  readonly dataset: Dataset;
  /** The engine of this model and dataset, if another service already has it. */
  readonly engine?: Engine;
  /** The pages and documents beside the operations. */
  readonly surfaces?: readonly Surface[];
  readonly settings?: Settings;
  readonly worker?: WorkerPart | undefined;
  readonly log?: Log;
  readonly compressor?: Compressor | undefined;
  /** Additions to the operator's view. */
  readonly extraStatus?: typeof NO_EXTRA_STATUS;
}

/** The parts of a service that is one of several on this machine. */
export interface WorkerPart {
  readonly number: number;
  /** Writes the metrics of all processes. */
  readonly writeMetrics: () => Promise<string>;
  /** One process looks for new editions for all. */
  readonly editions: EditionFeed;
  /** The counter that all processes share. */
  readonly limits: NonNullable<Parameters<typeof serviceLimits>[1]>;
}

export function createServiceLog({ logLevel, logSample }: Settings, worker?: WorkerPart): Log {
  const labels = worker && { worker: worker.number, pid: process.pid };
  return createLog({ level: logLevel, sample: logSample, ...(labels && { labels }) });
}

const MEGABYTE = 1024 * 1024;

export function createService({
  model,
  dataset,
  engine: firstEngine = createEngine(model, dataset),
  surfaces = [],
  settings = readSettings({}),
  worker,
  log = createServiceLog(settings, worker),
  compressor,
  extraStatus = NO_EXTRA_STATUS,
}: ServiceParts): Service {
  const description = describeModel(model);
  const sourceOf = (engine: Engine, version: Edition): EditionSource => ({
    engine,
    edition: editionName(version),
    editionTime: editionTime(version),
    fingerprint: fingerprintOf(description, version),
    explain: (operation, path, problem) => withProbablyMeant(engine.catalog, operation, path, problem),
  });
  const table: OperationTable = { operations: firstEngine.operations, batches: firstEngine.batches };
  let engine = firstEngine;
  const warmsUp = settings.warmUp === 'on';
  let [isWarmingUp, isStopping] = [false, false];
  const edition = () => editionName(engine.catalog.edition);
  const { limited, isShared, clockAhead, close } = serviceLimits(settings, worker?.limits, log.lines);
  const metrics = createMetrics({
    edition,
    metrics: [...serviceMetrics(() => http, { isShared, clockAhead }, log.dropped), ...extraStatus.metrics],
  });
  const health = () => ({
    edition: edition(),
    ...extraStatus.details(),
    ...(isShared && { limits: isShared() ? 'shared' : 'alone' }),
    rows: rowCounts(model, engine.catalog),
  });
  const http: HttpServer = createServer({
    first: sourceOf(engine, dataset.edition),
    surfaces,
    status: {
      readiness: () => (isStopping ? 'stopping' : isWarmingUp ? 'starting' : 'ready'),
      health,
      metrics: { contentType: metrics.contentType, write: worker?.writeMetrics ?? metrics.write },
    },
    origins: originsOf(settings),
    cacheBytes: settings.cacheMegabytes * MEGABYTE,
    clients: createClients({
      trusted: settings.trustProxy,
      exempt: settings.rateExempt,
      admin: settings.adminNetworks,
    }),
    limited,
    connections: {
      most: settings.maxConnections,
      mostOfOne: settings.clientConnections,
      headersTimeout: settings.headersTimeout,
      requestTimeout: settings.requestTimeout,
      keepAliveTimeout: settings.keepAliveTimeout,
      sendTimeout: settings.sendTimeout,
    },
    unsentBytes: settings.unsentMegabytes * MEGABYTE,
    compressor,
    observer: observeAll([metrics, log]),
  });
  http.server.addHook('onClose', async () => close());
  const { live, prepare, activate, ...rest } = http;
  return {
    model,
    operations: table.operations,
    log,
    metrics: metrics.read,
    ...rest,
    get engine() {
      return engine;
    },
    get fingerprint() {
      return fingerprintOf(description, engine.catalog.edition);
    },
    warmUp: async (isReady = () => {}) => {
      isWarmingUp = warmsUp;
      if (warmsUp) await buildIndexes(engine);
      isWarmingUp = false;
      isReady();
      if (warmsUp) await makeAhead(engine, live());
      await http.idle();
    },
    stop: async (timeout, delay = 0) => {
      isStopping = true;
      await setTimeout(delay);
      const cut = await http.stop(timeout);
      if (cut > 0)
        log.lines.warn(
          { cut, seconds: timeout / 1000 },
          'responses cut off, because they took longer than the stop',
        );
    },
    replace: async (rows) => {
      const next = engineOn(model, table, await runInterleaved(linkCatalog(model, rows)));
      const responses = prepare(sourceOf(next, rows.edition));
      if (warmsUp) {
        await buildIndexes(next);
        await makeAhead(next, responses);
      }
      activate(responses);
      engine = next;
    },
  };
}

/** The number of records of each family. Computed families have none. */
function rowCounts(model: Model, catalog: Catalog): Readonly<Record<string, number>> {
  const listed = model.families.filter(({ file }) => file !== undefined);
  return Object.fromEntries(listed.map((family) => [family.record, catalog.table(family).rows.length]));
}

/** Each family with its number of records, in words for a table. */
export function familyRows({ model, engine }: Service): readonly (readonly [string, string])[] {
  const rows = rowCounts(model, engine.catalog);
  return model.families.map(({ record }) => [record, String(rows[record] ?? 'computed')]);
}

const storedIn = ({ operations }: Engine) =>
  operations.filter(isOnRecords).filter(({ family }) => family.file !== undefined);

/** Builds the indexes for searches in steps, so that other requests are answered in between. */
async function buildIndexes(engine: Engine): Promise<void> {
  const { model, catalog } = engine;
  for (const family of new Set(storedIn(engine).map((operation) => operation.family)))
    await runInterleaved(prepareSearches(catalog, family));
  await runInterleaved(findIndexOf(model, catalog));
}

/** Writes and finishes common responses. Without it the first requests would be slower, but none would be refused. */
async function makeAhead(engine: Engine, responses: ServedEdition): Promise<void> {
  const { batches, catalog, renderer } = engine;
  for (const { prepare } of batches) await runInterleaved(prepare(catalog));
  // Shapes that only lists use are written on first use.
  const own = storedIn(engine).filter(({ owner, family }) => owner === family);
  for (const { shape } of own) {
    const writing = renderer.prepare(shape);
    if (writing !== undefined) await runInterleaved(writing);
  }
  // Last, because the background compression takes processor time from everything else.
  for (const operation of own) await runInterleaved(responses.finishAhead(operation));
}

async function runInterleaved<Result>(work: YieldingWork<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = work.next();
    await setImmediate();
    if (done === true) return value;
  }
}

/** Changes with anything that can change a response. The order of texts depends on the platform's ICU. */
function fingerprintOf(description: string, { fingerprint: ofDataset }: Edition): string {
  const parts = [ofDataset, description, RENDERER_VERSION, process.versions.icu];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
