// Sends the whole load over connections that open and close, and counts the responses.
import type { RequestMix } from './request-mix.js';
import { runConnection } from './soak-connection.js';

export interface Load {
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
/** After this many failures the verdict is clear. */
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
