// Codings and conditions over real HTTP: every coding has the same content and its own tag, and current copies are not sent again.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Exchange, exchange } from '../static/exchange.js';
import { sharedService } from '../system/shared-service.js';
import { isFull } from '../system/size.js';

const { service, address: origin } = await sharedService();

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  exchange(origin, path, { headers, method, agent: false });

const decode = ({ headers, body }: Exchange) => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
};

const large = [
  isFull ? '/api/v1/City' : '/api/v1/Airport',
  '/api/v1/City/167',
  '/api/v1/PostalCode/search/bogota',
  '/openapi.json',
  '/en/docs',
];

describe.each(large)('%s', (path) => {
  it('has the same content in every coding, each with its own tag', async () => {
    const answers = await Promise.all(
      ['identity', 'gzip', 'br'].map((coding) => get(path, { 'accept-encoding': coding })),
    );
    const [identity] = answers as [Exchange];
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
    for (const answer of answers) {
      expect(decode(answer)).toBe(identity.body.toString());
      expect(answer.headers.vary?.split(', ')).toContain('Accept-Encoding');
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
    }
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('returns 304 to a client with a copy in any coding', async () => {
    for (const coding of ['identity', 'gzip', 'br']) {
      const { headers } = await get(path, { 'accept-encoding': coding });
      const again = await get(path, {
        'accept-encoding': 'br',
        'if-none-match': `"other", W/${headers.etag}`,
      });
      expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
      for (const name of [
        'etag',
        'vary',
        'cache-control',
        'last-modified',
        'atlas-edition',
        'access-control-allow-origin',
      ]) {
        expect(again.headers[name], name).toBe(headers[name]);
      }
      expect(again.headers).not.toHaveProperty('content-length');
    }
  });

  it('has the same headers for HEAD', async () => {
    const [whole, head] = [await get(path), await get(path, {}, 'HEAD')];
    expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
    expect(head.body).toHaveLength(0);
  });
});

it.each([
  '/en/tools/match?example=1',
  '/en/search?q=cali',
  '/en/status',
  '/en/holidays/2027',
  '/en/holidays/2027.md',
])('compresses a page that was made for one request: %s', async (path) => {
  const codings = ['identity', 'gzip', 'br'];
  const [identity, gzip, brotli] = (await Promise.all(
    codings.map((coding) => get(path, { 'accept-encoding': coding })),
  )) as [Exchange, Exchange, Exchange];
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  for (const answer of [identity, gzip, brotli]) {
    expect(decode(answer)).toMatch(/^(<!doctype html>|# )/);
    expect(answer.headers.vary?.split(', ')).toContain('Accept-Encoding');
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
  }
  expect(brotli.body.length).toBeLessThan(identity.body.length / 2);
});

it('is compressed well after the second request, with the same bytes for every client from then on', async () => {
  const path = '/api/v1/Department/2/cities';
  for (let time = 0; time < 2; time++) await get(path, { 'accept-encoding': 'br' });
  await service.idle();
  const [first, second] = [
    await get(path, { 'accept-encoding': 'br' }),
    await get(path, { 'accept-encoding': 'br' }),
  ];
  expect(first.headers.etag).toMatch(/\.br"$/);
  expect(first.body.equals(second.body)).toBe(true);
  expect(service.cacheStats().hits).toBeGreaterThan(0);
});

it('compresses at most two bodies at once, and sends others uncompressed', async () => {
  const pages = Array.from(
    { length: 12 },
    (_, index) => `/api/v1/UrbanCenter/pagedList?Page=1&PageSize=${5000 + index}`,
  );
  const answers = await Promise.all(pages.map((path) => get(path, { 'accept-encoding': 'br' })));
  const plain = answers.filter(({ headers }) => headers['content-encoding'] === undefined);
  expect(plain.length).toBeGreaterThan(0);
  expect(plain.length).toBeLessThan(pages.length);
  for (const answer of answers) expect(JSON.parse(decode(answer)).totalRecords).toBeGreaterThan(8000);
});

it('does not compress small responses, and does not declare that their coding varies', async () => {
  const { headers } = await get('/api/v1/Region/6', { 'accept-encoding': 'br, gzip' });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('vary');
});

describe('dates and asterisks', () => {
  it.each(['/api/v1/City/1', '/api/v1/City/search/tunja', '/en/docs'])('%s', async (path) => {
    const { headers } = await get(path);
    expect((await get(path, { 'if-modified-since': String(headers['last-modified']) })).status).toBe(304);
    expect((await get(path, { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status).toBe(200);
    const both = { 'if-modified-since': String(headers['last-modified']), 'if-none-match': '"other"' };
    expect((await get(path, both)).status).toBe(200);
    expect((await get(path, { 'if-none-match': '*' })).status).toBe(304);
  });

  it('does not match an asterisk with a missing record', async () => {
    expect((await get('/api/v1/City/999999', { 'if-none-match': '*' })).status).toBe(404);
  });
});
