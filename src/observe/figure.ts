// A figure that the service knows anyway, and how the library is told of it.
import { Counter, Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';

export interface Figure {
  readonly name: string;
  readonly help: string;
  /** A counter only grows; a gauge goes up and down. */
  readonly kind: 'counter' | 'gauge';
  readonly read: () => number;
}

export function registerFigure(
  { name, help, kind, read }: Figure,
  registers: Registry<OpenMetricsContentType>[],
): void {
  if (kind === 'gauge') {
    new Gauge({
      name,
      help,
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
