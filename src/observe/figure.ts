// A figure that the service knows anyway, and how the library is told of it.
import { Counter, Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';

export interface Figure {
  readonly name: string;
  readonly help: string;
  /** A counter only grows; a gauge goes up and down. */
  readonly kind: 'counter' | 'gauge';
  /** What several processes make of a gauge; their sum where it is left out. */
  readonly together?: 'sum' | 'min' | 'max';
  readonly read: () => number;
}

export function registerFigure(
  { name, help, kind, together = 'sum', read }: Figure,
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
