// Tags, conditions, HEAD and codings work with every option as they do without one.
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { partOfEach } from '../system/size.js';
import { contentTypes, useService } from './service.js';

const service = useService();

const formats = Object.keys(contentTypes);

/** Requests for the Airport list with different responses, except for the equal ones below. */
const different = [
  '',
  ...formats.filter((format) => format !== 'json').map((format) => `?format=${format}`),
  '?fields=id',
  '?fields=id,name',
  '?fields=id&format=csv',
  '?fields=id,city',
  '?fields=id,city&relations=null',
  '?fields=city.name',
  '?expand=department',
  '?expand=department.region',
  '?relations=marker',
  '?relations=null',
  '?relations=omit',
  '?name=leticia',
  '?name[ne]=leticia',
  '?name[contains]=leticia',
  '?iataCode[null]=true',
  '?iataCode[null]=false',
  '?cityId=5',
  '?cityId[lt]=5',
  '?cityId[lte]=5',
  '?cityId[in]=5',
  '?cityId[in]=5,6',
  '?sortBy=type,name',
  '?sortBy=type,-name',
  '?sortBy=-name',
  '?near=4,-74',
  '?near=4,-74&radius=51',
  '?near=4,-74&limit=3',
  '?near=-74,4',
  '?limit=3',
  '?offset=3',
  '?limit=3&offset=3',
  '?deparmentId=2',
  '?fields=id,name&format=csv',
  '?fields=name,id&format=csv',
  '?bbox=-75,4,-74,5',
];

/** Requests with equal responses. */
const alike = [
  ['?fields=id,name', '?FIELDS=NAME,id,id'],
  ['?name=leticia&cityId=1', '?cityId=1&NAME=leticia'],
  ['?format=csv', '?FORMAT=CSV'],
  ['?fields=id,name', '?fields=name&fields=id'],
  ['?fields=id,name&format=csv', '?format=csv&fields=ID&fields=name'],
  ['?deparmentId=2', '?departmentId=2'],
  ['', '?nmae=x'],
  ['?near=4,-74', '?near=4.0,-74'],
] as const;

const large = [
  '/api/v1/City?fields=all',
  '/api/v1/City?population[gte]=10000',
  '/api/v1/City?expand=department&relations=omit',
  '/api/v1/City?near=4.6,-74.1&radius=200',
  '/api/v1/City?limit=600&offset=100',
  '/api/v1/City?nmae=x',
  ...formats.map((format) => `/api/v1/Airport?format=${format}`),
  ...['csv', 'ndjson', 'geojson'].map((format) => `/api/v1/Airport/search/aeropuerto?format=${format}`),
  '/api/v1/City/pagedList?Page=2&PageSize=100&format=csv',
  '/api/v1/Holiday/year/2026?format=csv&fields=all',
];

const formatOf = (path: string) => /format=([\w-]+)/.exec(path)?.[1];

const lasting = (headers: Headers) =>
  [...headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));

const tagOf = async (query: string) => (await service.get(`/api/v1/Airport${query}`)).headers.get('etag');

it('returns different tags exactly if responses differ', async () => {
  const [contents, tags] = [new Map<string, string>(), new Map<string, string>()];
  for (const query of different) {
    const { headers, text } = await service.get(`/api/v1/Airport${query}`);
    const tag = headers.get('etag') as string;
    const content = `${headers.get('content-type')} ${headers.get('x-total-count')} ${text}`;
    expect(contents.get(tag) ?? content, `${query} has the tag of another`).toBe(content);
    expect(tags.get(content) ?? tag, `${query} has another tag for the same`).toBe(tag);
    contents.set(tag, content);
    tags.set(content, tag);
  }
  expect(tags.size).toBeGreaterThan(different.length / 2);
});

it.each(alike)('returns for %s and %s the same tag', async (one, other) => {
  expect(await tagOf(other)).toBe(await tagOf(one));
});

describe.each(partOfEach(large, formatOf, 6))('%s', (path) => {
  it('returns the same to HEAD as to GET, and 304 for its own tag', async () => {
    const got = await service.get(path);
    expect(got.status).toBe(200);
    const head = await service.get(path, { method: 'HEAD' });
    expect([head.status, lasting(head.headers)]).toEqual([200, lasting(got.headers)]);
    expect(got.headers.get('content-length')).toBe(String(Buffer.byteLength(got.text)));
    expect(got.headers.get('atlas-edition')).not.toBeNull();
    const tag = got.headers.get('etag') as string;
    for (const condition of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const again = await service.get(path, { headers: { 'if-none-match': condition } });
      expect([condition, again.status, again.headers.get('etag')]).toEqual([condition, 304, tag]);
    }
    expect((await service.get(path, { headers: { 'if-none-match': '"x"' } })).status).toBe(200);
  });

  it('is the same in every coding, each with its own tag', async () => {
    const { text, headers } = await service.get(path);
    const tags = [headers.get('etag')];
    for (const [coding, decode] of [
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const) {
      const encoded = await encodedAt(service.address() + path, coding);
      // A small response is not compressed.
      if (encoded.coding === undefined && text.length < 20_000) continue;
      expect(encoded.coding).toBe(coding);
      expect(decode(encoded.body).toString()).toBe(text);
      tags.push(encoded.tag);
    }
    expect(new Set(tags).size).toBe(tags.length);
  });
});

interface Encoded {
  readonly coding: string | undefined;
  readonly tag: string;
  readonly body: Buffer;
}

function encodedAt(url: string, coding: string): Promise<Encoded> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': coding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          coding: answer.headers['content-encoding'],
          tag: answer.headers.etag as string,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

it('returns the same Vary for a short search to a client with another copy', async () => {
  const url = `${service.address()}/api/v1/Airport/search/zzzz`;
  const [plain, held] = await Promise.all([
    fetch(url),
    fetch(url, { headers: { 'if-none-match': '"other"' } }),
  ]);
  expect(held.status).toBe(200);
  expect(held.headers.get('vary')).toBe(plain.headers.get('vary'));
  expect(held.headers.get('vary')).toContain('Accept-Encoding');
});
