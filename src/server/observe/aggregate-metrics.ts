// Aggregates the metrics of several processes into those of one: most are sums, some would be nonsense as such.
import { AggregatorRegistry, type OpenMetricsContentType, Registry } from 'prom-client';
import type { MetricFamily } from './metric-family.js';

type Families = readonly MetricFamily[];

/**
 * Where the library's choice is not ours. A client waits for the slowest process, so a quantile of the event loop lag is that of the
 * slowest and not a mean of quantiles; all started when the first did.
 */
const AGGREGATORS: Readonly<Record<string, string>> = {
  nodejs_eventloop_lag_seconds: 'max',
  nodejs_eventloop_lag_stddev_seconds: 'max',
  nodejs_eventloop_lag_p50_seconds: 'max',
  nodejs_eventloop_lag_p90_seconds: 'max',
  nodejs_eventloop_lag_p99_seconds: 'max',
  process_start_time_seconds: 'min',
};

/** As OpenMetrics. */
export const writeSum = (parts: readonly Families[]): Promise<string> => sum(parts).metrics();

/** Gauges end with their process. */
export const sumOfCumulative = (parts: readonly Families[]): Families =>
  // Sums are stored as they are, so there is nothing to await.
  (sum(parts.map(onlyCumulative)).getMetricsAsArray() as unknown as Families).map(
    ({ name, help, type, aggregator, values }) => ({ name, help, type, aggregator, values }),
  );

/** Counters and histograms. */
export const onlyCumulative = (families: Families): Families =>
  families.filter(({ type }) => type !== 'gauge');

function sum(parts: readonly Families[]): Registry<OpenMetricsContentType> {
  const registry = AggregatorRegistry.aggregate<OpenMetricsContentType>(parts.map(prepared));
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  return registry;
}

const prepared = (families: Families): Families =>
  families.map((family) => ({
    ...family,
    aggregator: AGGREGATORS[family.name] ?? family.aggregator,
    values: family.values.filter(({ value }) => Number.isFinite(value)),
  }));
