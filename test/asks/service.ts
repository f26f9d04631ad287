// The real service on a free port, and a client that holds every answer against what all of them promise.
import { afterAll, beforeAll, expect } from 'vitest';
import { createAtlas, type Service } from '../../src/app.js';
import { sampleOf } from '../contract/data-files.js';
import { type Judge, judgeBy, type OpenApi } from '../contract/description.js';
import { type HttpAnswer, type RequestOptions, send } from '../contract/http-client.js';
import type { Page, Problem } from '../contract/service.js';

export interface Reply extends HttpAnswer {
  /** Undefined where there is no JSON document. */
  readonly json: unknown;
}

export type ParameterErrors = NonNullable<Problem['errors']>;

export const contentTypes = {
  json: 'application/json; charset=utf-8',
  ndjson: 'application/x-ndjson',
  csv: 'text/csv; charset=utf-8; header=present',
  'csv-excel': 'text/csv; charset=utf-8; header=present',
  geojson: 'application/geo+json',
} as const;

export type Format = keyof typeof contentTypes;

const STRONG_TAG = /^"[\x21\x23-\x7e]+"$/;

/** All records of a list are written alike: some from all over it are enough to judge. */
function sample(json: unknown): unknown {
  if (Array.isArray(json)) return sampleOf(json, 40);
  const { data } = json as { readonly data?: unknown };
  return Array.isArray(data) ? { ...(json as object), data: sampleOf(data, 40) } : json;
}

const PICKED = /[?&](fields|expand|relations)=[^&]/i;

/** The same description with the schemas of picked answers in place of those of the contract. */
function ofPicked(description: OpenApi): OpenApi {
  const copy = structuredClone(description) as {
    paths: Record<string, { get: { responses: Record<string, { content: Record<string, Media> }> } }>;
  };
  for (const { get } of Object.values(copy.paths)) {
    const media = get.responses['200']?.content['application/json'];
    if (media?.['x-picked'] !== undefined) media.schema = media['x-picked'];
  }
  return copy as unknown as OpenApi;
}

interface Media {
  schema: unknown;
  readonly 'x-picked'?: unknown;
}

export type AskedService = ReturnType<typeof useService>;

/** Starts the service before the tests of a file and stops it after them. */
export function useService() {
  let service: Service;
  let address = '';
  let judge: Judge;
  let judgePicked: Judge;
  let description: OpenApi;

  beforeAll(async () => {
    service = await createAtlas();
    address = await service.server.listen({ port: 0, host: '127.0.0.1' });
    description = JSON.parse((await send(address, '/openapi.json')).text) as OpenApi;
    judge = judgeBy(description);
    judgePicked = judgeBy(ofPicked(description));
  });
  afterAll(() => service.server.close());

  async function get(path: string, options: RequestOptions = {}): Promise<Reply> {
    const { status, headers, text } = await send(address, path, options);
    const type = headers.get('content-type') ?? '';
    const isJson = text !== '' && (type === contentTypes.json || type.startsWith('application/problem+json'));
    const reply = { status, headers, text, json: isJson ? JSON.parse(text) : undefined };
    expect(complaints(reply, path, options.method ?? 'GET'), path.slice(0, 300)).toEqual([]);
    return reply;
  }

  function complaints({ status, headers, text, json }: Reply, path: string, method: string): string[] {
    const found: string[] = [];
    const check = (right: boolean, complaint: string) => right || found.push(complaint);
    check([200, 304, 400, 404].includes(status), `the status is ${status}`);
    check(headers.get('access-control-allow-origin') === '*', 'other origins may not read it');
    if (status === 200 || status === 304) {
      check(STRONG_TAG.test(headers.get('etag') ?? ''), `the tag is ${headers.get('etag')}`);
      check(headers.get('cache-control')?.startsWith('public') === true, 'caches may not keep it');
    } else check(headers.get('cache-control') === 'no-store', 'caches may keep a problem');
    if (method === 'HEAD' || status === 304) {
      check(text === '', 'there is a body');
      return found;
    }
    if (status === 400) {
      const { errors = [], instance } = json as Problem;
      check(errors.length > 0, 'it does not say which parameter is wrong');
      for (const { message } of errors) check(/\w.*[.?]$/s.test(message), `unhelpful: "${message}"`);
      check(instance === path, `the instance is ${instance}`);
    }
    if (json !== undefined) {
      const complaint = (PICKED.test(path) ? judgePicked : judge)(path, status, sample(json));
      check(complaint === undefined, complaint as string);
    }
    return found;
  }

  async function answered(path: string, format: Format): Promise<Reply> {
    const reply = await get(path);
    const told = (reply.json as Problem | undefined)?.errors?.map(({ message }) => message);
    expect([path, reply.status, told]).toEqual([path, 200, undefined]);
    expect(reply.headers.get('content-type'), path).toBe(contentTypes[format]);
    return reply;
  }

  return {
    get,
    address: () => address,
    description: () => description,
    /** The body of an answer in a format. */
    text: async (path: string, format: Format = 'json') => (await answered(path, format)).text,
    json: async <Body>(path: string) => (await answered(path, 'json')).json as Body,
    page: async (path: string) => (await answered(path, 'json')).json as Page,
    ids: async (path: string) => {
      const { json } = await answered(path, 'json');
      const found = (Array.isArray(json) ? json : (json as Page).data) as readonly { readonly id: number }[];
      return found.map(({ id }) => id);
    },
    /** What a request is refused for. */
    refused: async (path: string): Promise<ParameterErrors> => {
      const { status, json } = await get(path);
      expect([path, status]).toEqual([path, 400]);
      return (json as Problem).errors ?? [];
    },
  };
}
