// The log: one JSON line for the start, the stop and each failure, and for a sample of the responses.

import { constants, fstatSync, openSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { type Logger, pino } from 'pino';
import type { Observer, ResponseFacts } from './metrics.js';

interface LogSettings {
  readonly level: 'silent' | 'error' | 'warn' | 'info' | 'debug';
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
      if (sample > 0 && Math.random() < sample) lines.info(describeLine(answer), 'answered');
    },
    failed: (err, answer) => lines.error({ err, ...describeLine(answer) }, 'request failed'),
  };
}

/** The operation, not the path: search terms are private. */
function describeLine(answer: ResponseFacts) {
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

interface LineWriter {
  readonly write: (line: string) => void;
  /** How many lines were dropped so far. */
  readonly dropped: () => number;
}

/** False if the line was dropped. */
type Send = (line: string) => boolean;

/**
 * Writes lines to a descriptor without ever waiting for its reader: non-blocking writes, and refused lines are dropped and counted.
 * A plain write to a pipe without a reader blocks the whole process, its stop included.
 */
function createLineWriter(descriptor: number): LineWriter {
  // With the first line, because not every process writes one.
  let send: Send | undefined;
  let dropped = 0;
  return {
    write: (line) => {
      send ??= sendTo(descriptor);
      if (!send(line)) dropped++;
    },
    dropped: () => dropped,
  };
}

function sendTo(descriptor: number): Send {
  const file = fstatSync(descriptor);
  if (file.isSocket()) return sendToSocket(descriptor);
  // A regular file never blocks, and opened again it would be written from its start.
  if (!file.isFIFO() && !file.isCharacterDevice()) return sendToFile(descriptor);
  try {
    // Opened again, because the flag would hold for every process that shares the descriptor.
    return sendToFile(openSync(`/dev/fd/${descriptor}`, constants.O_WRONLY | constants.O_NONBLOCK));
  } catch {
    return file.isFIFO() ? sendToSocket(descriptor) : sendToFile(descriptor);
  }
}

function sendToFile(descriptor: number): Send {
  /** Of a line that went out in part; it has to follow before any other. */
  let rest: Buffer = Buffer.alloc(0);
  return (line) => {
    rest = push(descriptor, rest);
    if (rest.length > 0) return false;
    const bytes = Buffer.from(line);
    const left = push(descriptor, bytes);
    if (left.length === bytes.length) return false;
    rest = left;
    return true;
  };
}

/**
 * Node makes the descriptor non-blocking when it wraps it. Only bytes that a full socket refused are written through the wrapper: a second
 * kind of socket in use makes writing to those of clients slower, by 7 %. While they wait nothing else is tried, because another process
 * that shares the descriptor and exits makes it blocking again.
 */
function sendToSocket(descriptor: number): Send {
  const wrapper = new Socket({ fd: descriptor, readable: false, writable: true });
  wrapper.on('error', () => {}).unref();
  return (line) => {
    if (wrapper.destroyed || wrapper.writableLength > 0) return false;
    const left = push(descriptor, Buffer.from(line));
    if (left.length > 0) wrapper.write(left);
    return true;
  };
}

/** Returns the unwritten bytes. */
function push(descriptor: number, bytes: Buffer): Buffer {
  let left = bytes;
  try {
    while (left.length > 0) left = left.subarray(writeSync(descriptor, left));
  } catch {
    // Full, out of space, or without a reader: it may be otherwise with the next line.
  }
  return left;
}
