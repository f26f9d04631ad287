// The format of a response, and its headers for caches.
import { describe, expect, it } from 'vitest';
import { withQuery } from './operations.js';
import { contentTypes, type Format, useService } from './service.js';

const service = useService();

const city = '/api/v1/City/167';

const accepted: readonly (readonly [accept: string | undefined, format: Format])[] = [
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
  ['text/csv, */*', 'csv'],
  ['application/geo+json;q=0.9, application/*', 'json'],
];

const paths = [
  city,
  '/api/v1/City?departmentId=2',
  '/api/v1/City/search/bogota',
  '/api/v1/Map/pagedList?Page=1&PageSize=1',
  '/api/v1/Holiday/year/2026',
  '/api/v1/Country/Colombia',
];

const problems = ['/api/v1/City/999999', '/api/v1/City/x', `${city}?fields=nmae`, '/api/v1/Nope'];

const varies = (headers: Headers) => (headers.get('vary') ?? '').toLowerCase().split(/\s*,\s*/);
const mayStore = (headers: Headers) => headers.get('cache-control') !== 'no-store';

it.each(accepted)('returns for Accept: %s the format %s', async (accept, format) => {
  const reply = await service.get(city, { headers: accept === undefined ? {} : { accept } });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe(contentTypes[format]);
  expect(reply.text).toBe(await service.text(`${city}?format=${format}`, format));
});

it('makes no request strict, and yields to format', async () => {
  const headers = { accept: 'text/csv' };
  expect((await service.get(`${city}?populaton=1`, { headers })).status).toBe(200);
  const { headers: got } = await service.get(`${city}?format=json`, { headers });
  expect(got.get('content-type')).toBe(contentTypes.json);
});

it.each(problems)('returns a problem in every format for %s', async (path) => {
  for (const accept of ['text/csv', 'application/geo+json', 'application/x-ndjson']) {
    const { headers } = await service.get(path, { headers: { accept } });
    expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
  }
});

describe.each(paths)('%s', (path) => {
  it('may be stored by caches only as JSON, also with status 304', async () => {
    const tags = new Set<string>();
    for (const accept of ['application/json', 'text/csv', 'application/x-ndjson']) {
      const isStored = accept === 'application/json';
      const { headers } = await service.get(path, { headers: { accept } });
      expect([varies(headers).includes('accept'), mayStore(headers)]).toEqual([false, isStored]);
      const tag = headers.get('etag') as string;
      tags.add(tag);
      const again = await service.get(path, { headers: { accept, 'if-none-match': tag } });
      expect([again.status, varies(again.headers).includes('accept')]).toEqual([304, false]);
      expect([accept, mayStore(again.headers)]).toEqual([accept, isStored]);
    }
    expect(tags.size).toBe(3);
  });

  it('may be stored in every format that its URL names', async () => {
    for (const format of ['json', 'csv', 'ndjson']) {
      const { status, headers } = await service.get(withQuery(path, `format=${format}`));
      expect([status, varies(headers).includes('accept'), mayStore(headers)]).toEqual([200, false, true]);
    }
  });

  it('has a tag that differs in each format', async () => {
    const { headers } = await service.get(path, { headers: { accept: 'text/csv' } });
    const again = await service.get(path, { headers: { 'if-none-match': headers.get('etag') as string } });
    expect(again.status).toBe(200);
  });
});
