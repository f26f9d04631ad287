// Replays the requests of programs against the real service, and reports the responses that would break them.
import { beforeAll } from 'vitest';
import { sharedService } from '../system/shared-service.js';
import type { Exchange } from './exchange.js';
import { MARKER } from './expected-types.js';
import { faultsOf } from './faults-of.js';

const OF_THE_CONTRACT = /^\/+api\/v1\/./i;

/** The service of the process, for the tests of a file. */
export function useReplay() {
  let address = '';

  beforeAll(async () => {
    ({ address } = await sharedService());
  });

  return async (exchange: Exchange): Promise<string[]> => {
    const { method, path } = requestOf(exchange);
    const { sends: headers = {}, revalidates } = exchange;
    const response = await fetch(address + path, { method, headers });
    const complaints = complaintsAbout(exchange, response, await response.text());
    if (!revalidates) return complaints;
    const tag = response.headers.get('etag') ?? '';
    const again = await fetch(address + path, { headers: { ...headers, 'if-none-match': tag } });
    await again.text();
    return again.status === 304 ? complaints : [...complaints, `asked again with ${tag}: ${again.status}`];
  };
}

function requestOf({ asks }: Exchange): { readonly method: string; readonly path: string } {
  const [, method = 'GET', path = ''] = /^(?:([A-Z]+) )?(\/.*)$/.exec(asks) ?? [];
  return { method, path };
}

function complaintsAbout(exchange: Exchange, response: Response, text: string): string[] {
  const { status = 200, reads = [], headers = {}, lighterThan = Number.POSITIVE_INFINITY } = exchange;
  if (response.status !== status)
    return [`the status is ${response.status}, not ${status}: ${text.slice(0, 200)}`];
  const complaints: string[] = [];
  for (const [name, pattern] of Object.entries({ ...usual(exchange), ...headers })) {
    const value = response.headers.get(name) ?? 'missing';
    if (!pattern.test(value)) complaints.push(`${name} is ${value}, not ${pattern.source}`);
  }
  const bytes = Buffer.byteLength(text);
  if (bytes >= lighterThan) complaints.push(`it has ${bytes} bytes, not fewer than ${lighterThan}`);
  const { method, path } = requestOf(exchange);
  if (method !== 'GET' && text !== '' && status < 400) complaints.push('there is a body');
  if (status === 200 && method === 'GET' && OF_THE_CONTRACT.test(path))
    complaints.push(...marks(text, exchange.marked));
  if (reads.length === 0) return complaints;
  const answer: unknown = JSON.parse(text);
  return [...complaints, ...reads.flatMap((line) => faultsOf(answer, line))];
}

/** Every program relies on CORS for any page, and on a response that `response.json()` can read, problems included. */
function usual(exchange: Exchange): Readonly<Record<string, RegExp>> {
  const { status = 200 } = exchange;
  const anyOrigin = { 'access-control-allow-origin': /^\*$/ };
  if (status >= 400) return { ...anyOrigin, 'content-type': /^application\/problem\+json/ };
  if (status !== 200) return anyOrigin;
  return { ...anyOrigin, 'content-type': /^application\/json; charset=utf-8$/ };
}

function marks(text: string, expected = false): string[] {
  const [mark] = [`"${MARKER}"`, '{}'].filter((part) => text.includes(part));
  if (expected && mark === undefined) return ['it has neither markers nor empties'];
  return !expected && mark !== undefined ? [`it has ${mark} in it`] : [];
}
