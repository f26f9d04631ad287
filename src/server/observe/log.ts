// The log: one JSON line for the start, the stop and each failure, and for a sample of the responses.
import { type Logger, pino } from 'pino';
import { createLineWriter } from './line-writer.js';
import type { Answered, Observer } from './observer.js';

type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

interface LogSettings {
  readonly level: LogLevel;
  /** The share of responses that are logged, from 0 to 1. */
  readonly sample: number;
  /** Process labels, on every line; only if several processes write to one log. */
  readonly labels?: Readonly<Record<string, number>>;
}

export interface Log extends Observer {
  readonly lines: Logger;
  /** How many lines could not be written. */
  readonly dropped: () => number;
}

export function createLog({ level, sample, labels }: LogSettings): Log {
  // At once, so that no line is lost when the process exits.
  const writer = createLineWriter(2);
  const lines = pino(
    {
      level,
      base: labels ?? null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    writer,
  );
  return {
    lines,
    dropped: writer.dropped,
    answered: (answer) => {
      if (sample > 0 && Math.random() < sample) lines.info(describe(answer), 'answered');
    },
    failed: (err, answer) => lines.error({ err, ...describe(answer) }, 'request failed'),
  };
}

/** The operation, not the path: search terms are private. */
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
