// The real service on a free port, and a client of it that checks the rules of the contract for every response.
import { beforeAll, expect } from 'vitest';
import { sharedService } from '../system/shared-service.js';
import { fewer, isFull } from '../system/size.js';
import { type Row, sampleOf } from './data-files.js';
import type { Judge } from './description.js';
import { type HttpAnswer, type RequestOptions, send } from './http-client.js';

export interface Answer extends HttpAnswer {
  /** Undefined if there is no JSON. */
  readonly json: unknown;
}

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly errors?: readonly {
    readonly parameter: string;
    readonly value: string | null;
    readonly message: string;
    readonly allowed?: readonly string[];
  }[];
  readonly nearest?: string;
  readonly retired?: { readonly by: string | null; readonly reason: string };
}

export interface Page {
  readonly page: number;
  readonly pageSize: number;
  readonly totalRecords: number;
  readonly pageCount: number;
  readonly data: readonly Row[];
}

const cachedBy = (whom: 'public' | 'private') =>
  `${whom}, max-age=300, stale-while-revalidate=60, stale-if-error=604800`;
/** A list writes all records alike, so this number of them, spread over the list, is checked. */
const MANY = fewer(60, 5);

const STRONG_TAG = /^"[\x21\x23-\x7e]+"$/;

/** The service of the process, for the tests of a file. */
export function useService() {
  let address = '';
  let judge: Judge;

  beforeAll(async () => {
    const shared = await sharedService();
    address = shared.address;
    ({ judge } = await shared.description('/openapi.json'));
  });

  async function get(path: string, options: RequestOptions = {}): Promise<Answer> {
    const { status, headers, text } = await send(address, path, options);
    const json = headers.get('content-type')?.includes('json') && text !== '' ? JSON.parse(text) : undefined;
    const answer = { status, headers, text, json };
    const { method = 'GET' } = options;
    const found = complaints(answer, path, method);
    if (found.length > 0) expect.fail(`${method} ${path.slice(0, 120)}: ${found.join('; ')}`);
    return answer;
  }

  function complaints({ status, headers, text, json }: Answer, path: string, method: string): string[] {
    const found: (string | undefined)[] = [];
    const check = (right: boolean, complaint: string) => found.push(right ? undefined : complaint);
    const header = (name: string, value: string) =>
      check(headers.get(name) === value, `${name} is ${headers.get(name)}, not ${value}`);
    header('access-control-allow-origin', '*');
    if (status === 200 || status === 304) {
      header('cache-control', cachedBy(headers.has('atlas-ignored') ? 'private' : 'public'));
      check(STRONG_TAG.test(headers.get('etag') ?? ''), `the tag is ${headers.get('etag')}`);
      // Pages of the documentation are Markdown for clients that prefer it.
      const isFixed = !path.startsWith('/api') || !/\baccept\b(?!-)/i.test(headers.get('vary') ?? '');
      check(isFixed, `it varies by ${headers.get('vary')}`);
    }
    if (status === 200 && path.toLowerCase().includes('/api/'))
      header('content-type', 'application/json; charset=utf-8');
    if (status >= 400) {
      header('cache-control', 'no-store');
      check(
        headers.get('content-type')?.startsWith('application/problem+json') === true,
        'no problem details',
      );
    }
    if (method === 'HEAD' || status === 304) check(text === '', 'there is a body');
    else if (status >= 400 || method === 'GET') found.push(judged(path, status, json));
    return found.filter((complaint) => complaint !== undefined);
  }

  function judged(path: string, status: number, json: unknown): string | undefined {
    const { status: shownStatus, instance } = (json ?? {}) as Partial<Problem>;
    if (status >= 400 && shownStatus !== status)
      return `the problem says ${shownStatus}, the response ${status}`;
    if (status >= 400 && instance !== path) return `the instance is ${instance}`;
    // The description contains only GET, so other methods and their paths are checked as problems only.
    const shown = isFull || !Array.isArray(json) ? json : sampleOf(json, MANY);
    return judge(status === 405 ? '/' : path, status, shown);
  }

  async function body<Body>(path: string): Promise<Body> {
    const { status, json } = await get(path);
    expect(status, path).toBe(200);
    return json as Body;
  }

  return {
    get,
    address: () => address,
    list: (path: string) => body<readonly Row[]>(path),
    record: (path: string) => body<Row>(path),
    page: (path: string) => body<Page>(path),
    ids: async (path: string) => (await body<readonly Row[]>(path)).map(({ id }) => id),
    problem: async (status: number, path: string, options?: RequestOptions): Promise<Problem> => {
      const answer = await get(path, options);
      expect(answer.status, path).toBe(status);
      return answer.json as Problem;
    },
  };
}
