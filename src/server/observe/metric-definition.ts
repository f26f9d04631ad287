// A metric whose value the service already has: the library reads it when it is scraped.
import { Counter, Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';

export interface MetricDefinition {
  readonly name: string;
  readonly help: string;
  /** A counter only grows; a gauge goes up and down. */
  readonly kind: 'counter' | 'gauge';
  /** How the gauges of several processes become one; their sum by default. */
  readonly together?: 'sum' | 'min' | 'max';
  readonly read: () => number;
}

export function registerMetric(
  { name, help, kind, together = 'sum', read }: MetricDefinition,
  registers: Registry<OpenMetricsContentType>[],
): void {
  if (kind === 'gauge') {
    new Gauge({
      name,
      help,
      aggregator: together,
      registers,
      collect() {
        this.set(read());
      },
    });
  } else {
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }
}
