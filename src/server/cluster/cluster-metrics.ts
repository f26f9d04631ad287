// Combines the metrics of all processes. The sums keep the counts of exited workers, so no counter decreases.
import { collectDefaultMetrics, type OpenMetricsContentType, Registry } from 'prom-client';
import {
  type MetricDefinition,
  metricFamilies,
  onlyCumulative,
  type PlainMetric,
  registerMetric,
  sumOfCumulative,
  writeSum,
} from '../observe/metrics.js';
import type { Handlers, PrimaryApi } from './channel.js';
import type { WorkerProcess } from './worker-process.js';

interface ClusterMetrics {
  /** Call it once for each worker when it starts. */
  readonly handlersFor: (worker: WorkerProcess) => Pick<Handlers<PrimaryApi>, 'metrics' | 'finalMetrics'>;
}

/** If a worker does not respond in this time, only its last reported counters are included. */
const TIMEOUT_MS = 2000;

export function createClusterMetrics(workers: number, replaced: () => number): ClusterMetrics {
  const reported = new Map<WorkerProcess, readonly PlainMetric[]>();
  let exited: readonly PlainMetric[] = [];
  let answering = 0;
  const own = new Registry<OpenMetricsContentType>();
  for (const metric of primaryMetrics(workers, () => answering, replaced)) registerMetric(metric, [own]);
  // The primary uses memory and time as well.
  collectDefaultMetrics({ register: own });

  /** A response can arrive after its worker has exited. */
  function report(worker: WorkerProcess, metrics: readonly PlainMetric[]): void {
    if (reported.has(worker)) reported.set(worker, metrics);
  }

  async function write(): Promise<string> {
    const answered = new Set<WorkerProcess>();
    const ready = [...reported.keys()].filter((worker) => worker.readyFor() !== undefined);
    await Promise.allSettled(
      ready.map(async (worker) => {
        report(worker, await worker.request(TIMEOUT_MS, 'metrics'));
        answered.add(worker);
      }),
    );
    answering = answered.size;
    const ownMetrics = await metricFamilies(own);
    // Nothing may be awaited from here on. Otherwise a worker that exits in between is counted twice or not at all.
    const each = [...reported].map(([worker, metrics]) =>
      answered.has(worker) ? metrics : onlyCumulative(metrics),
    );
    return writeSum([ownMetrics, exited, ...each]);
  }

  return {
    handlersFor: (worker) => {
      reported.set(worker, []);
      worker.exited.then(() => {
        exited = sumOfCumulative([exited, reported.get(worker) ?? []]);
        reported.delete(worker);
      });
      return { metrics: write, finalMetrics: (metrics) => report(worker, metrics) };
    },
  };
}

const primaryMetrics = (
  workers: number,
  answering: () => number,
  replaced: () => number,
): readonly MetricDefinition[] => [
  {
    name: 'atlas_workers',
    help: 'Configured number of workers.',
    kind: 'gauge',
    read: () => workers,
  },
  {
    name: 'atlas_workers_answering',
    help: 'Workers whose metrics are included in this response.',
    kind: 'gauge',
    read: answering,
  },
  {
    name: 'atlas_workers_replaced_total',
    help: 'Workers started to replace one that exited unexpectedly.',
    kind: 'counter',
    read: replaced,
  },
];
