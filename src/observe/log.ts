// Structured lines for the operator: the start, the stop, what failed, and as many plain answers as are wanted.
import { destination, type Logger, pino } from 'pino';
import type { Answered, Observer } from './observer.js';

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

export interface LogSettings {
  readonly level: LogLevel;
  /** The share of answers that are written down, from 0 to 1. */
  readonly sample: number;
  /** Who speaks, where several do; on every line. */
  readonly speaker?: Readonly<Record<string, number>>;
}

export interface Log extends Observer {
  readonly lines: Logger;
}

export function createLog({ level, sample, speaker }: LogSettings): Log {
  // To the error stream, and at once: a process that ends has said everything it had to say.
  const lines = pino(
    {
      level,
      base: speaker ?? null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination(2),
  );
  return {
    lines,
    answered: (answer) => {
      if (sample > 0 && Math.random() < sample) lines.info(describe(answer), 'answered');
    },
    failed: (err, answer) => lines.error({ err, ...describe(answer) }, 'request failed'),
  };
}

/** The operation, not the path: what somebody looked for is nobody's business. */
function describe(answer: Answered) {
  return {
    operation: answer.operation,
    method: answer.method(),
    status: answer.statusCode,
    cache: answer.cache,
    ms: Math.round(answer.milliseconds() * 1000) / 1000,
    client: answer.client(),
    requestId: answer.requestId,
  };
}
