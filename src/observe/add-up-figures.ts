// The figures of several processes as those of one. What each of them means decides how: most are sums, some would be nonsense as such.
import { AggregatorRegistry, type OpenMetricsContentType, Registry } from 'prom-client';
import type { FigureFamily } from './figure-family.js';

type Families = readonly FigureFamily[];

/**
 * Where the library's choice is not ours. The slowest process is the one that somebody waits for, so a share of the delays is that of
 * the slowest and not a mean of such shares; all started when the first did.
 */
const OTHERWISE: Readonly<Record<string, string>> = {
  nodejs_eventloop_lag_seconds: 'max',
  nodejs_eventloop_lag_stddev_seconds: 'max',
  nodejs_eventloop_lag_p50_seconds: 'max',
  nodejs_eventloop_lag_p90_seconds: 'max',
  nodejs_eventloop_lag_p99_seconds: 'max',
  process_start_time_seconds: 'min',
};

/** As OpenMetrics. */
export const writeSum = (parts: readonly Families[]): Promise<string> => sum(parts).metrics();

/** Of what only ever grows; what goes up and down ends with its process. */
export const sumOfGrowing = (parts: readonly Families[]): Families =>
  // Sums are kept as they are, so there is nothing to wait for.
  (sum(parts.map(growing)).getMetricsAsArray() as unknown as Families).map(
    ({ name, help, type, aggregator, values }) => ({ name, help, type, aggregator, values }),
  );

export const growing = (families: Families): Families => families.filter(({ type }) => type !== 'gauge');

function sum(parts: readonly Families[]): Registry<OpenMetricsContentType> {
  const registry = AggregatorRegistry.aggregate<OpenMetricsContentType>(parts.map(prepared));
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  return registry;
}

const prepared = (families: Families): Families =>
  families.map((family) => ({
    ...family,
    aggregator: OTHERWISE[family.name] ?? family.aggregator,
    values: family.values.filter(({ value }) => Number.isFinite(value)),
  }));
