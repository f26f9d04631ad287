// The metrics of a running service as OpenMetrics, computed when they are scraped.
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  type Metric,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client';
import { type MetricDefinition, registerMetric } from './metric-definition.js';
import { type MetricFamily, metricFamilies } from './metric-family.js';
import type { Observer } from './observer.js';
import {
  BOUNDS,
  CACHE_RESULTS,
  counterIndex,
  createResponseCounters,
  type ResponseCounters,
  STATUS_CLASSES,
} from './response-counters.js';

interface MetricsSource {
  readonly edition: () => string;
  readonly metrics: readonly MetricDefinition[];
}

export interface Metrics extends Observer {
  readonly contentType: string;
  readonly write: () => Promise<string>;
  /** The same as plain data. */
  readonly read: () => Promise<readonly MetricFamily[]>;
}

export function createMetrics({ edition, metrics }: MetricsSource): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  const counters = createResponseCounters();
  let failures = 0;

  new Counter({
    name: 'atlas_requests_total',
    help: 'Responses by operation, status class and cache result.',
    labelNames: ['operation', 'status', 'cache'],
    registers,
    collect() {
      this.reset();
      for (const { labels, count } of countsOf(counters)) this.inc(labels, count);
    },
  });
  registry.registerMetric(durations(counters) as unknown as Metric);
  new Gauge({
    name: 'atlas_edition_info',
    help: 'The dataset edition being served.',
    labelNames: ['edition'],
    // 1 for each edition that is served, however many processes serve it.
    aggregator: 'first',
    registers,
    collect() {
      this.reset();
      this.set({ edition: edition() }, 1);
    },
  });
  const all: readonly MetricDefinition[] = [
    ...metrics,
    {
      name: 'atlas_failures_total',
      help: 'Requests that failed inside the service.',
      kind: 'counter',
      read: () => failures,
    },
  ];
  for (const metric of all) registerMetric(metric, registers);
  collectDefaultMetrics({ register: registry });

  return {
    contentType: registry.contentType,
    write: () => registry.metrics(),
    read: () => metricFamilies(registry),
    answered: counters.add,
    failed: () => {
      failures++;
    },
  };
}

function* countsOf({ operations }: ResponseCounters) {
  for (const [operation, { responses }] of operations) {
    for (const [statusClass, status] of STATUS_CLASSES.entries()) {
      for (const [cacheIndex, cache] of CACHE_RESULTS.entries()) {
        const count = responses[counterIndex(statusClass, cacheIndex)] as number;
        if (count > 0) yield { labels: { operation, status, cache }, count };
      }
    }
  }
}

/** The library's histogram only takes one duration at a time; this hands it the sums. */
function durations({ operations }: ResponseCounters) {
  const about = {
    name: 'atlas_request_duration_seconds',
    help: 'Time from the end of the request headers until the response was handed to the connection.',
    type: 'histogram',
    aggregator: 'sum',
  };
  return {
    ...about,
    get: async () => ({
      ...about,
      values: [...operations].flatMap(([operation, { times, seconds }]) => {
        let count = 0;
        const buckets = [...BOUNDS, '+Inf'].map((le, bound) => {
          count += times[bound] as number;
          return { metricName: `${about.name}_bucket`, labels: { le, operation }, value: count };
        });
        return [
          ...buckets,
          { metricName: `${about.name}_sum`, labels: { operation }, value: seconds },
          { metricName: `${about.name}_count`, labels: { operation }, value: count },
        ];
      }),
    }),
    reset: () => {},
  };
}
