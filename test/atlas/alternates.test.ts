// Every response about records names the page that shows them to people, and is otherwise unchanged.
import { afterAll, expect, it } from 'vitest';
import { isOnRecords } from '../../src/engine/operations/operation.js';
import { requestPath } from '../../src/engine/operations/request/request-path.js';
import { closeConnections, exchange } from '../static/exchange.js';
import { sharedService } from '../system/shared-service.js';
import { partOfEach } from '../system/size.js';

const { service, address: origin } = await sharedService();

afterAll(closeConnections);

const linked = (link: string | string[] | undefined) =>
  [...String(link).matchAll(/<([^>]+)>; rel="alternate"; type="text\/html"; hreflang="(\w+)"/g)].map(
    ([, path, language]) => [language, path] as const,
  );

it('links every operation on records to a page in each language', async () => {
  const { operations, engine } = service;
  for (const operation of partOfEach(operations.filter(isOnRecords), ({ kind }) => kind, 6)) {
    const rows = operation.owner.file === undefined ? [] : engine.catalog.table(operation.owner).rows;
    const [example] = operation.examples(rows.slice(0, 3));
    if (example === undefined) continue;
    const path = requestPath(operation.path, example.texts());
    const answer = await exchange(origin, path);
    expect(answer.status, path).toBe(200);
    const pages = linked(answer.headers.link);
    expect(
      pages.map(([language]) => language),
      path,
    ).toEqual(['en', 'es']);
    for (const [language, page] of pages) {
      const { status, headers } = await exchange(origin, page as string);
      expect([status, headers['content-language']], `${path} -> ${page}`).toEqual([200, language]);
    }
  }
});

it.each([
  ['/api/v1/City/167', '/en/data/municipalities/bogota-d-c-167'],
  ['/api/v1/City/167?fields=id,name', '/en/data/municipalities/bogota-d-c-167'],
  ['/api/v1/City/167/provenance', '/en/data/municipalities/bogota-d-c-167'],
  ['/api/v1/City/167/boundary?precision=coarse', '/en/data/municipalities/bogota-d-c-167'],
  ['/api/v1/City/167/airports', '/en/data/airports'],
  ['/api/v1/City', '/en/data/municipalities'],
  ['/api/v1/City/search/cali', '/en/data/municipalities'],
  ['/api/v1/Country/Colombia', '/en/data/country'],
  ['/api/v1/Holiday/year/2026', '/en/data/holidays'],
])('%s names %s, again and to those who hold a copy', async (path, page) => {
  for (let time = 0; time < 2; time++) {
    const { headers } = await exchange(origin, path);
    expect(linked(headers.link)[0]).toEqual(['en', page]);
  }
});

it('keeps the links of a page to its neighbours, in the same field', async () => {
  const { headers } = await exchange(origin, '/api/v1/City/pagedList?Page=2&PageSize=10');
  expect(String(headers.link)).toMatch(/^<\?Page=1&PageSize=10>; rel="first", .*rel="last", <\/en\/data/);
});

it('returns JSON to a browser, too', async () => {
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  const { headers } = await exchange(origin, '/api/v1/City/167', { headers: { accept } });
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
});
