// Which format an answer has, what caches are told about it, and that conditions and codings hold for all of them.
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { contentTypes, type Format, useService } from './service.js';

const service = useService();
const city = '/api/v1/City/167';
const cities = '/api/v1/City?departmentId=2';

describe('Accept', () => {
  it.each<[string | undefined, Format]>([
    [undefined, 'json'],
    ['', 'json'],
    ['*/*', 'json'],
    ['application/json', 'json'],
    ['application/*', 'json'],
    ['text/html', 'json'],
    ['text/html, application/xhtml+xml, application/xml;q=0.9, */*;q=0.8', 'json'],
    ['image/png', 'json'],
    ['nonsense', 'json'],
    ['text/csv', 'csv'],
    ['TEXT/CSV', 'csv'],
    ['text/csv; charset=utf-8', 'csv'],
    ['text/csv;header=present', 'csv'],
    ['application/geo+json', 'geojson'],
    ['application/x-ndjson', 'ndjson'],
    ['text/csv, application/json', 'json'],
    ['application/json, text/csv', 'json'],
    ['text/csv, application/json;q=0.9', 'csv'],
    ['text/csv;q=0.5, application/json;q=0.9', 'json'],
    ['text/csv;q=0.5, */*;q=0.1', 'csv'],
    ['text/csv;q=0.5, */*;q=0.8', 'json'],
    ['text/csv;q=0', 'json'],
    ['text/csv;q=0, application/x-ndjson;q=0.1', 'ndjson'],
    ['application/geo+json;q=0.8, application/x-ndjson;q=0.9', 'ndjson'],
    ['text/html, text/csv', 'csv'],
  ])('%s is answered as %s', async (accept, format) => {
    const reply = await service.get(city, { headers: accept === undefined ? {} : { accept } });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe(contentTypes[format]);
    expect(reply.text).toBe(await service.text(`${city}?format=${format}`, format));
  });

  it('does not make a request strict, and yields to format', async () => {
    const headers = { accept: 'text/csv' };
    expect((await service.get(`${city}?populaton=1`, { headers })).status).toBe(200);
    const { headers: got } = await service.get(`${city}?format=json`, { headers });
    expect(got.get('content-type')).toBe(contentTypes.json);
  });

  it('is not asked about a problem', async () => {
    for (const path of ['/api/v1/City/999999', '/api/v1/City/x', `${city}?fields=nmae`, '/api/v1/Nope'])
      for (const accept of ['text/csv', 'application/geo+json', 'application/x-ndjson']) {
        const { headers } = await service.get(path, { headers: { accept } });
        expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
      }
  });
});

const formats = Object.keys(contentTypes) as Format[];
const varies = (headers: Headers) => (headers.get('vary') ?? '').toLowerCase().split(/\s*,\s*/);

it('Vary names Accept wherever it counts, problems and not-modified answers aside', async () => {
  for (const path of [
    city,
    cities,
    '/api/v1/City/search/bogota',
    '/api/v1/Map/pagedList?Page=1&PageSize=1',
    '/api/v1/Holiday/year/2026',
  ]) {
    for (const accept of ['application/json', 'text/csv', 'application/x-ndjson']) {
      const { headers } = await service.get(path, { headers: { accept } });
      expect(varies(headers), path).toContain('accept');
      const tag = headers.get('etag') as string;
      const again = await service.get(path, { headers: { accept, 'if-none-match': tag } });
      expect([again.status, varies(again.headers).includes('accept')]).toEqual([304, true]);
    }
  }
});

it('tags differ wherever answers may differ, and are the same however they are written', async () => {
  const tag = async (query: string) => (await service.get(`/api/v1/City${query}`)).headers.get('etag');
  const different = [
    '',
    ...formats.filter((format) => format !== 'json').map((format) => `?format=${format}`),
    '?fields=id',
    '?fields=id,name',
    '?fields=id&format=csv',
    '?fields=id&relations=null',
    '?expand=department',
    '?relations=marker',
    '?relations=null',
    '?relations=omit',
    '?name=leticia',
    '?name[ne]=leticia',
    '?name[contains]=leticia',
    '?name[null]=true',
    '?name[null]=false',
    '?departmentId=5',
    '?departmentId[lt]=5',
    '?departmentId[lte]=5',
    '?departmentId[in]=5',
    '?departmentId[in]=5,6',
    '?sortBy=departmentId,name',
    '?sortBy=departmentId,-name',
    '?sortBy=-name',
    '?near=4,-74',
    '?near=4,-74&radius=51',
    '?near=4,-74&limit=3',
    '?near=-74,4',
    '?bbox=-75,4,-74,5',
  ];
  const tags = new Map<string | null, string>();
  for (const query of different) {
    const found = await tag(query);
    expect(tags.get(found), `the tag of ${query}`).toBeUndefined();
    tags.set(found, query);
  }
  for (const [one, other] of [
    ['?fields=id,name', '?FIELDS=NAME,id,id'],
    ['?name=leticia&departmentId=1', '?departmentId=1&NAME=leticia'],
    ['?format=csv', '?FORMAT=CSV'],
  ] as const)
    expect(await tag(other), other).toBe(await tag(one));
});

const large = [
  '/api/v1/City?fields=all',
  '/api/v1/City?population[gte]=10000',
  '/api/v1/City?expand=department&relations=omit',
  '/api/v1/City?near=4.6,-74.1&radius=200',
  ...formats.map((format) => `/api/v1/City?format=${format}`),
  ...['csv', 'ndjson', 'geojson'].map((format) => `/api/v1/Airport/search/aeropuerto?format=${format}`),
  '/api/v1/City/pagedList?Page=2&PageSize=100&format=csv',
  '/api/v1/Holiday/year/2026?format=csv&fields=all',
];

describe.each(large)('%s', (path) => {
  it('answers HEAD like GET, and 304 to its own tag', async () => {
    const got = await service.get(path);
    expect(got.status).toBe(200);
    const head = await service.get(path, { method: 'HEAD' });
    const lasting = (headers: Headers) =>
      [...headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
    expect([head.status, lasting(head.headers)]).toEqual([200, lasting(got.headers)]);
    expect(got.headers.get('content-length')).toBe(String(Buffer.byteLength(got.text)));
    expect(got.headers.get('atlas-edition')).not.toBeNull();
    const tag = got.headers.get('etag') as string;
    for (const condition of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const again = await service.get(path, { headers: { 'if-none-match': condition } });
      expect([again.status, again.headers.get('etag')]).toEqual([304, tag]);
    }
    expect((await service.get(path, { headers: { 'if-none-match': '"x"' } })).status).toBe(200);
  });

  it('is the same in every coding', async () => {
    const { text, headers } = await service.get(path);
    const tags = [headers.get('etag')];
    for (const [coding, decode] of [
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const) {
      const { coding: used, tag, body } = await encoded(path, coding);
      if (used === undefined) continue;
      expect(used).toBe(coding);
      expect(decode(body).toString()).toBe(text);
      tags.push(tag);
    }
    expect(new Set(tags).size).toBe(tags.length);
    if (text.length > 20_000) expect(tags).toHaveLength(3);
  });
});

interface Encoded {
  readonly coding: string | undefined;
  readonly tag: string;
  readonly body: Buffer;
}

function encoded(path: string, coding: string): Promise<Encoded> {
  return new Promise((resolve, reject) => {
    request(service.address() + path, { headers: { 'accept-encoding': coding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
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
