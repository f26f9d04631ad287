// The figures of a running service as OpenMetrics, worked out when somebody asks for them.
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  type Metric,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client';
import { type Figure, registerFigure } from './figure.js';
import { type FigureFamily, figureFamilies } from './figure-family.js';
import type { Observer } from './observer.js';
import {
  BOUNDS,
  CACHE_RESULTS,
  createRequestTally,
  placeOf,
  type RequestTally,
  STATUS_CLASSES,
} from './request-tally.js';

export interface MetricsSource {
  readonly edition: () => string;
  readonly figures: readonly Figure[];
}

export interface Metrics extends Observer {
  readonly contentType: string;
  readonly write: () => Promise<string>;
  /** The same as plain data. */
  readonly read: () => Promise<readonly FigureFamily[]>;
}

export function createMetrics({ edition, figures }: MetricsSource): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  const tally = createRequestTally();
  let failures = 0;

  new Counter({
    name: 'atlas_requests_total',
    help: 'Responses by operation, status class and cache result.',
    labelNames: ['operation', 'status', 'cache'],
    registers,
    collect() {
      this.reset();
      for (const { labels, count } of countsOf(tally)) this.inc(labels, count);
    },
  });
  registry.registerMetric(durations(tally) as unknown as Metric);
  new Gauge({
    name: 'atlas_edition_info',
    help: 'The dataset edition being served.',
    labelNames: ['edition'],
    // Each edition that any process serves is one, however many serve it.
    aggregator: 'first',
    registers,
    collect() {
      this.reset();
      this.set({ edition: edition() }, 1);
    },
  });
  const all: readonly Figure[] = [
    ...figures,
    {
      name: 'atlas_failures_total',
      help: 'Requests that failed inside the service.',
      kind: 'counter',
      read: () => failures,
    },
  ];
  for (const figure of all) registerFigure(figure, registers);
  collectDefaultMetrics({ register: registry });

  return {
    contentType: registry.contentType,
    write: () => registry.metrics(),
    read: () => figureFamilies(registry),
    answered: tally.add,
    failed: () => {
      failures++;
    },
  };
}

function* countsOf({ operations }: RequestTally) {
  for (const [operation, { answers }] of operations) {
    for (const [statusClass, status] of STATUS_CLASSES.entries()) {
      for (const [place, cache] of CACHE_RESULTS.entries()) {
        const count = answers[placeOf(statusClass, place)] as number;
        if (count > 0) yield { labels: { operation, status, cache }, count };
      }
    }
  }
}

/** The library's histogram can only be told one time after the other; this hands it the sums. */
function durations({ operations }: RequestTally) {
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
