// Sends the requests of a range, several at a time, and collects the faults of the responses.
import type { FuzzRequest, Generator, RawBytes, WellFormed } from './fuzz-request.js';
import type { Judge } from './judge.js';
import { makeRequest } from './make-request.js';
import { MARKS_OF_A_PROXY, MOST_FIELDS } from './marks-of-a-proxy.js';
import { rawExchange } from './raw-connection.js';
import { createReusedConnection, type ReusedConnection } from './reused-connection.js';
import type { Subject } from './subject.js';

interface Target {
  readonly host: string;
  readonly port: number;
  readonly seed: number;
  readonly subject: Subject;
  readonly judge: Judge;
  /** Milliseconds without any response after which all open requests hang. */
  readonly patience: number;
}

export interface Failure {
  readonly index: number;
  readonly request: FuzzRequest;
  readonly complaints: readonly string[];
}

/** Number of responses by generator and status; `none` if a connection was closed without one. */
export type Counts = Map<Generator, Map<number | 'none', number>>;

export interface Outcome {
  readonly failures: Failure[];
  readonly counts: Counts;
}

const LANES = 16;

export async function runRequests(
  target: Target,
  first: number,
  last: number,
  outcome: Outcome,
): Promise<void> {
  const { host, port, seed, subject, patience } = target;
  const underWay = new Map<number, { request: FuzzRequest; destroy: () => void }>();
  let next = first;
  let expired = false;
  const timer = setTimeout(() => {
    expired = true;
    for (const [index, { request, destroy }] of underWay) {
      outcome.failures.push({ index, request, complaints: ['neither answered nor closed'] });
      destroy();
    }
  }, patience);

  async function lane(): Promise<void> {
    const connection = createReusedConnection(host, port);
    while (next < last && !expired) {
      const index = next++;
      const request = makeRequest(seed, index, subject);
      const send = request.connection === 'kept' ? sendReused(connection, request) : sendRaw(target, request);
      underWay.set(index, { request, destroy: send.destroy });
      const { statuses, complaints } = await send.result(target.judge);
      underWay.delete(index);
      timer.refresh();
      if (expired) break;
      count(outcome.counts, request.generator, statuses);
      if (complaints.length > 0) outcome.failures.push({ index, request, complaints });
    }
    await (expired ? connection.destroy() : connection.close());
  }

  await Promise.all(Array.from({ length: LANES }, lane));
  clearTimeout(timer);
}

interface Judged {
  readonly statuses: readonly number[];
  readonly complaints: readonly string[];
}

interface Sending {
  readonly result: (judge: Judge) => Promise<Judged>;
  readonly destroy: () => void;
}

function sendReused(connection: ReusedConnection, request: WellFormed): Sending {
  const { bytes, method } = request;
  const answer = connection.exchange(bytes, method);
  return {
    result: (judge) =>
      answer.then(
        (response) => ({ statuses: [response.status], complaints: judge(request, response) }),
        (error: Error) => ({ statuses: [], complaints: [error.message] }),
      ),
    destroy: connection.destroy,
  };
}

const MARKED = new RegExp(`^(${MARKS_OF_A_PROXY.join('|')}):`, 'im');

/** A rejection by the rate limit is the last response on its connection. */
function sendRaw({ host, port }: Target, request: RawBytes): Sending {
  const { answers, destroy } = rawExchange(host, port, request);
  const { requests = [], statuses, ending, count: least = ending === 'wait' ? 1 : 0 } = request;
  const text = request.bytes.toString('latin1');
  const forwarded = MARKED.test(text) || text.split('\n').length > MOST_FIELDS;
  return {
    result: (judge) =>
      answers.then(
        (responses) => ({
          statuses: responses.map(({ status }) => status),
          complaints: [
            ...(responses.length < least && !(forwarded && responses.at(-1)?.status === 429)
              ? [`${responses.length} answers, not ${least}`]
              : []),
            ...responses.flatMap((response, index) => {
              const expected = statuses?.slice(index, index + 1);
              return judge({ method: 'GET', ...requests[index], expected, forwarded }, response);
            }),
          ],
        }),
        (error: Error) => ({ statuses: [], complaints: [error.message] }),
      ),
    destroy,
  };
}

function count(counts: Counts, generator: Generator, statuses: readonly number[]): void {
  const byStatus = counts.get(generator) ?? new Map<number | 'none', number>();
  counts.set(generator, byStatus);
  for (const status of statuses.length === 0 ? (['none'] as const) : statuses)
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
}
