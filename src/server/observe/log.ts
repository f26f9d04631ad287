// Writes the log, with one JSON line for the start, the stop, each failure and a sample of the responses.

import { constants, fstatSync, openSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { type Logger, pino } from 'pino';
import type { Observer, ResponseFacts } from './metrics.js';

interface LogSettings {
  readonly level: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** The share of responses in the log, from 0 to 1. */
  readonly sample: number;
  /** Labels of the process on every line, if several processes write to one log. */
  readonly labels?: Readonly<Record<string, number>>;
}

export interface Log extends Observer {
  readonly lines: Logger;
  /** The number of lines that could not be written. */
  readonly dropped: () => number;
}

export function createLog({ level, sample, labels }: LogSettings): Log {
  // Written at once, so that no line is lost when the process exits.
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

/** The log has the operation instead of the path, because search terms are private. */
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
  /** The number of dropped lines so far. */
  readonly dropped: () => number;
}

/** False if the line was dropped. */
type Send = (line: string) => boolean;

/**
 * Writes lines without waiting for their reader. It uses non-blocking writes, and drops and counts refused lines. A normal write to a pipe
 * without a reader would block the whole process, including its stop.
 */
function createLineWriter(descriptor: number): LineWriter {
  // Created with the first line, because not every process writes one.
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
  // A regular file never blocks, and reopening it would write from its start.
  if (!file.isFIFO() && !file.isCharacterDevice()) return sendToFile(descriptor);
  try {
    // Reopened, because the flag would otherwise apply to every process that shares the descriptor.
    return sendToFile(openSync(`/dev/fd/${descriptor}`, constants.O_WRONLY | constants.O_NONBLOCK));
  } catch {
    return file.isFIFO() ? sendToSocket(descriptor) : sendToFile(descriptor);
  }
}

function sendToFile(descriptor: number): Send {
  /** The rest of a line that was partly written. It must come before any other line. */
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
 * Node makes the descriptor non-blocking when it wraps it. Only bytes that a full socket refused go through the wrapper, because a second
 * kind of socket makes writing to clients 7 % slower. While they wait nothing else is tried, because another process with the same
 * descriptor makes it blocking when it exits.
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
    // The descriptor is full, out of space or without a reader, which can change until the next line.
  }
  return left;
}
