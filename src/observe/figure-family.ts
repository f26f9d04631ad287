// The figures of one process as plain data: what a worker sends to be added up with those of the others.
import type { OpenMetricsContentType, Registry } from 'prom-client';

export interface FigureFamily {
  /** Counters without the `_total` that only their samples have. */
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  /** How the figures of several processes become one. */
  readonly aggregator: string;
  readonly values: readonly FigureSample[];
}

export interface FigureSample {
  readonly metricName?: string;
  readonly labels: Readonly<Record<string, string | number>>;
  /** Null where JSON has no word for it: nothing was measured. */
  readonly value: number | null;
}

export async function figureFamilies(
  registry: Registry<OpenMetricsContentType>,
): Promise<readonly FigureFamily[]> {
  // The library's own type takes the names of kinds for numbers.
  const families = (await registry.getMetricsAsJSON()) as unknown as readonly FigureFamily[];
  return families.map((family) =>
    family.type === 'counter' ? { ...family, name: family.name.replace(/_total$/, '') } : family,
  );
}
