// The URLs of pages, with and without a language, misspelt, and with another method. `every-page` checks the pages themselves.
import { afterAll, describe, expect, it } from 'vitest';
import { inLanguage } from '../../src/site/shell/addresses.js';
import { closeConnections, exchange } from '../static/exchange.js';
import { sharedService } from '../system/shared-service.js';

const { address: origin } = await sharedService();
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  exchange(origin, path, { headers });
afterAll(closeConnections);

describe('at a URL without a language', () => {
  const table: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
    [{}, 'en'],
    [{ 'accept-language': 'es-CO,es;q=0.9,en;q=0.5' }, 'es'],
    [{ 'accept-language': 'es', cookie: 'language=en' }, 'en'],
    [{ 'accept-language': 'en', cookie: 'a=b; language=es' }, 'es'],
  ];

  it.each(table)('returns to %o the language %s', async (headers, language) => {
    for (const bare of ['/', '/docs', '/docs/problems/bad-parameter', '/docs/families/city']) {
      const answer = await get(bare, headers);
      expect(answer.status).toBe(200);
      expect(answer.body.toString()).toBe(
        (await get(inLanguage(language as 'en' | 'es', bare))).body.toString(),
      );
      expect(answer.headers['content-language']).toBe(language);
      expect(String(answer.headers.vary)).toMatch(/Accept-Language, Cookie/);
    }
  });

  it('has different entity tags for both languages, and returns 304 for the right one', async () => {
    const [english, spanish] = [await get('/docs'), await get('/docs', { 'accept-language': 'es' })];
    expect(english.headers.etag).not.toBe(spanish.headers.etag);
    const again = await get('/docs', {
      'accept-language': 'es',
      'if-none-match': spanish.headers.etag as string,
    });
    expect(again.status).toBe(304);
    expect(String(again.headers.vary)).toContain('Accept-Language, Cookie');
    const switched = await get('/docs', { 'if-none-match': spanish.headers.etag as string });
    expect(switched.status).toBe(200);
  });
});

describe('an unknown URL', () => {
  it.each([
    ['/en/docs/guides/no-such-guide-at-all', undefined],
    ['/en/docs/familes', '/en/docs/families'],
    ['/docs/problems/bad-paramter', '/docs/problems/bad-parameter'],
    ['/es/docs/settings/prt', '/es/docs/settings/port'],
    ['/en/../package.json', undefined],
    ['/en/%2e%2e/site.json', undefined],
    ['/fr/docs', undefined],
  ])('%s returns 404, and near %s', async (path, nearest) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.body.toString())).toMatchObject({
      type: '/docs/problems/unknown-path',
      ...(nearest && { nearest }),
    });
  });

  it('differs from that for a method that the path does not support', async () => {
    const other = async (method: string, path: string) => (await exchange(origin, path, { method })).status;
    expect(await other('POST', '/es/docs')).toBe(405);
    expect(await other('POST', '/es/docs/nothing/here')).toBe(404);
    expect(await other('OPTIONS', '/docs/families/city')).toBe(204);
    expect(await other('HEAD', '/docs/families/city')).toBe(200);
  });
});

it('ignores letter case and slashes', async () => {
  for (const path of ['/ES/Docs/Families/City', '/es//docs/families/city/', '/es/docs/families/city?x=y'])
    expect((await get(path)).body.toString(), path).toBe(
      (await get('/es/docs/families/city')).body.toString(),
    );
});
