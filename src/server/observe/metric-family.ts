// The metrics of one process as plain data, which a worker sends to be aggregated with those of the others.
import type { OpenMetricsContentType, Registry } from 'prom-client';

export interface MetricFamily {
  /** Counters without the `_total` that only their samples have. */
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  /** How the samples of several processes become one. */
  readonly aggregator: string;
  readonly values: readonly MetricSample[];
}

interface MetricSample {
  readonly metricName?: string;
  readonly labels: Readonly<Record<string, string | number>>;
  /** Null for a number that JSON cannot write: nothing was measured. */
  readonly value: number | null;
}

export async function metricFamilies(
  registry: Registry<OpenMetricsContentType>,
): Promise<readonly MetricFamily[]> {
  // The library declares the names of types as numbers.
  const families = (await registry.getMetricsAsJSON()) as unknown as readonly MetricFamily[];
  return families.map((family) =>
    family.type === 'counter' ? { ...family, name: family.name.replace(/_total$/, '') } : family,
  );
}
