// Sends the whole load over connections that open and close, and counts the responses.

import { connect } from 'node:net';
import type { createRequestMix } from './request-mix.js';

type RequestMix = ReturnType<typeof createRequestMix>;
type SoakRequest = ReturnType<RequestMix['next']>;

interface ConnectionPlan {
  /** The next request; undefined once the connection has sent its share. */
  readonly next: () => SoakRequest | undefined;
  readonly answered: (request: SoakRequest, status: number, bytes: number) => void;
  /** Disconnects in the middle of the last response, as a client that loses interest. */
  readonly leavesEarly: boolean;
}

const PIPELINED = 4;
const HEAD_END = '\r\n\r\n';
const BUFFER = 256 * 1024;
/** Bytes searched for the end of a head. */
const MOST_OF_HEAD = 4096;

/**
 * One connection of the soak test. It sends a few pipelined requests, and counts the responses without storing them. It reads into one
 * buffer and parses only heads, so that the client needs far less processor time than the service. It resolves when the connection is
 * closed, and rejects if it closed before the last response.
 */
function runConnection(port: number, { next, answered, leavesEarly }: ConnectionPlan): Promise<void> {
  return new Promise((resolve, reject) => {
    /** Pending requests, oldest first. */
    const waiting: SoakRequest[] = [];
    let isDone = false;
    let bodyLeft = 0;
    let carried = '';

    const send = () => {
      let text = '';
      while (!isDone && waiting.length < PIPELINED) {
        const request = next();
        if (request === undefined) isDone = true;
        else {
          waiting.push(request);
          text += request.text;
        }
      }
      if (text !== '') socket.write(text, 'latin1');
      else if (waiting.length === 0 && bodyLeft === 0) socket.end();
    };

    const readHead = (head: string) => {
      const request = waiting.shift();
      if (request === undefined) {
        socket.destroy(new Error('A response arrived without a request.'));
        return;
      }
      const status = Number(head.slice(9, 12));
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      bodyLeft = request.hasBody && status !== 304 ? length : 0;
      answered(request, status, head.length + bodyLeft);
      if (leavesEarly && isDone && waiting.length === 0) socket.destroy();
    };

    const read = (count: number, buffer: Buffer) => {
      let at = 0;
      while (at < count) {
        if (bodyLeft > 0) {
          const taken = Math.min(bodyLeft, count - at);
          bodyLeft -= taken;
          at += taken;
          continue;
        }
        // A head is found by its end; one cut off by the end of the buffer is carried over as text.
        const text = carried + buffer.toString('latin1', at, Math.min(count, at + MOST_OF_HEAD));
        const end = text.indexOf(HEAD_END);
        if (end < 0) {
          carried = text;
          at = Math.min(count, at + MOST_OF_HEAD);
          continue;
        }
        at += end + HEAD_END.length - carried.length;
        carried = '';
        readHead(text.slice(0, end));
      }
      if (!socket.destroyed) send();
      return true;
    };

    const socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: { buffer: Buffer.allocUnsafeSlow(BUFFER), callback: read as never },
    });
    let fault: Error | undefined;
    socket.on('connect', send);
    socket.on('error', (error) => {
      fault = error;
    });
    socket.on('close', () => {
      const isWhole = waiting.length === 0 && (bodyLeft === 0 || leavesEarly);
      if (fault === undefined && isDone && isWhole) resolve();
      else
        reject(
          fault ?? new Error(`The service closed a connection with ${waiting.length} responses outstanding.`),
        );
    });
  });
}

interface Load {
  readonly answered: number;
  readonly bytes: number;
  readonly byKind: ReadonlyMap<string, number>;
  readonly connections: number;
  /** Descriptions of unexpected statuses, server errors and broken connections. */
  readonly failures: readonly string[];
  readonly serverErrors: number;
}

const AT_ONCE = 16;
const REQUESTS_PER_CONNECTION = 1000;
/** After this many failures the result is clear. */
const MOST_FAILURES = 100;

export async function runLoad(
  port: number,
  requests: number,
  { next, large }: RequestMix,
  onAnswer: (answered: number) => void,
): Promise<Load> {
  let [sent, answered, bytes, connections, serverErrors] = [0, 0, 0, 0, 0];
  const byKind = new Map<string, number>();
  const failures: string[] = [];

  const oneConnection = () => {
    const leavesEarly = connections++ % 2 === 1;
    let left = Math.min(REQUESTS_PER_CONNECTION, requests - sent);
    sent += left;
    return runConnection(port, {
      leavesEarly,
      next: () => {
        if (left === 0) return undefined;
        left--;
        return leavesEarly && left === 0 ? large() : next();
      },
      answered: (request, status, length) => {
        answered++;
        bytes += length;
        byKind.set(request.kind, (byKind.get(request.kind) ?? 0) + 1);
        if (status >= 500) serverErrors++;
        if (status !== request.status)
          failures.push(`${status} instead of ${request.status}: ${request.text.split('\r\n', 1)[0]}`);
        onAnswer(answered);
      },
    }).catch((error: Error) => {
      failures.push(error.message);
    });
  };
  const inTurn = async () => {
    while (sent < requests && failures.length < MOST_FAILURES) await oneConnection();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn));
  return { answered, bytes, byKind, connections, failures, serverErrors };
}
