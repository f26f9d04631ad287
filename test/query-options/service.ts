// The real service on a free port, and a client that checks every response against the rules for all of them.
import { beforeAll, expect } from 'vitest';
import { sampleOf } from '../contract/data-files.js';
import type { Judge, OpenApi } from '../contract/description.js';
import { type HttpAnswer, type RequestOptions, send } from '../contract/http-client.js';
import type { Page, Problem } from '../contract/service.js';
import { sharedService } from '../system/shared-service.js';
import { fewer, isFull } from '../system/size.js';

interface Reply extends HttpAnswer {
  /** Undefined if there is no JSON document. */
  readonly json: unknown;
}

type ParameterErrors = NonNullable<Problem['errors']>;

export const contentTypes = {
  json: 'application/json; charset=utf-8',
  ndjson: 'application/x-ndjson',
  csv: 'text/csv; charset=utf-8; header=present',
  'csv-excel': 'text/csv; charset=utf-8; header=present',
  geojson: 'application/geo+json',
} as const;

export type Format = keyof typeof contentTypes;

const STRONG_TAG = /^"[\x21\x23-\x7e]+"$/;

/** A list writes all records alike, so a part from all over it is checked. */
const MANY = fewer(40, 4);

function sample(json: unknown): unknown {
  if (Array.isArray(json)) return sampleOf(json, MANY);
  const { data } = json as { readonly data?: unknown };
  return Array.isArray(data) ? { ...(json as object), data: sampleOf(data, MANY) } : json;
}

const PICKED = /[?&](fields|expand|relations)=[^&]/i;

/** The names of saved responses. They are short, and have the extension of the format and only letters that every system accepts. */
const fileNames: Readonly<Record<Format, RegExp | undefined>> = {
  json: undefined,
  ndjson: /^attachment; filename="[a-z0-9][\w.-]{0,99}\.ndjson"$/i,
  csv: /^attachment; filename="[a-z0-9][\w.-]{0,99}\.csv"$/i,
  'csv-excel': /^attachment; filename="[a-z0-9][\w.-]{0,99}\.csv"$/i,
  geojson: /^attachment; filename="[a-z0-9][\w.-]{0,99}\.geojson"$/i,
};

export type Service = ReturnType<typeof useService>;

/** The service of the process, for the tests of a file. */
export function useService() {
  let address = '';
  let judgePlain: Judge;
  let judge: Judge;
  let description: OpenApi;
  let leanDescription: OpenApi;

  beforeAll(async () => {
    const shared = await sharedService();
    address = shared.address;
    ({ document: description, judge } = await shared.description('/openapi.full.json'));
    ({ document: leanDescription, judge: judgePlain } = await shared.description('/openapi.json'));
  });

  async function get(path: string, options: RequestOptions = {}): Promise<Reply> {
    const { status, headers, text } = await send(address, path, options);
    const type = headers.get('content-type') ?? '';
    const isJson = text !== '' && (type === contentTypes.json || type.startsWith('application/problem+json'));
    const reply = { status, headers, text, json: isJson ? JSON.parse(text) : undefined };
    const found = complaints(reply, path, options);
    if (found.length > 0) expect.fail(`${path.slice(0, 300)}: ${found.join('; ')}`);
    return reply;
  }

  function complaints(
    { status, headers, text, json }: Reply,
    path: string,
    options: RequestOptions,
  ): string[] {
    const { method = 'GET', headers: sent } = options;
    const found: string[] = [];
    const check = (right: boolean, complaint: string) => right || found.push(complaint);
    check([200, 304, 400, 404, 414].includes(status), `the status is ${status}`);
    check(headers.get('access-control-allow-origin') === '*', 'other origins may not read it');
    if (status === 200 || status === 304) {
      check(STRONG_TAG.test(headers.get('etag') ?? ''), `the tag is ${headers.get('etag')}`);
      const whose = headers.has('atlas-ignored') ? 'private' : 'public';
      const isStored = headers.get('cache-control')?.startsWith(whose) === true;
      check(isStored || sent?.accept !== undefined, 'caches may not keep it');
    } else check(headers.get('cache-control') === 'no-store', 'caches may keep a problem');
    if (method === 'HEAD' || status === 304) {
      check(text === '', 'there is a body');
      return found;
    }
    if (status === 400) {
      const { type, errors = [], instance } = json as Problem;
      const isUnreadable = type.endsWith('/bad-encoding');
      check(isUnreadable || errors.length > 0, 'it does not say which parameter is wrong');
      for (const { message } of errors) check(/\w.*[.?]$/s.test(message), `unhelpful: "${message}"`);
      check(instance === path, `the instance is ${instance}`);
    }
    if (json !== undefined) {
      // By default test/contract alone judges by the lean description.
      const judges = !isFull || PICKED.test(path) ? [judge] : [judge, judgePlain];
      for (const each of judges) {
        const complaint = each(path, status, sample(json));
        check(complaint === undefined, complaint as string);
      }
    }
    return found;
  }

  async function answered(path: string, format: Format): Promise<Reply> {
    const reply = await get(path);
    const messages = (reply.json as Problem | undefined)?.errors?.map(({ message }) => message);
    expect([path, reply.status, messages]).toEqual([path, 200, undefined]);
    expect(reply.headers.get('content-type'), path).toBe(contentTypes[format]);
    const disposition = reply.headers.get('content-disposition');
    if (fileNames[format] === undefined) expect(disposition, path).toBeNull();
    else expect(disposition, path).toMatch(fileNames[format]);
    return reply;
  }

  return {
    get,
    address: () => address,
    /** The one with every parameter. */
    description: () => description,
    /** The description with the exact schema of responses without options. */
    leanDescription: () => leanDescription,
    /** A success in a format, with its headers. */
    answered,
    text: async (path: string, format: Format = 'json') => (await answered(path, format)).text,
    json: async <Body>(path: string) => (await answered(path, 'json')).json as Body,
    page: async (path: string) => (await answered(path, 'json')).json as Page,
    ids: async (path: string) => {
      const { json } = await answered(path, 'json');
      const found = (Array.isArray(json) ? json : (json as Page).data) as readonly { readonly id: number }[];
      return found.map(({ id }) => id);
    },
    /** The errors of a rejected request. */
    refused: async (path: string): Promise<ParameterErrors> => {
      const { status, json } = await get(path);
      expect([path, status]).toEqual([path, 400]);
      return (json as Problem).errors ?? [];
    },
  };
}
