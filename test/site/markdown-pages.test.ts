// Pages as Markdown have separate URLs, and are also at the URL of the page for clients that prefer it. `every-page` compares the texts.
import { afterAll, describe, expect, it } from 'vitest';
import { closeConnections, exchange } from '../static/exchange.js';
import { sharedService } from '../system/shared-service.js';

const { address: origin } = await sharedService();
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  exchange(origin, path, { headers });
afterAll(closeConnections);

describe('at the URL of a page', () => {
  const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8';
  const table: readonly (readonly [accept: string | undefined, form: 'html' | 'markdown'])[] = [
    [undefined, 'html'],
    ['*/*', 'html'],
    [BROWSER, 'html'],
    ['text/markdown', 'markdown'],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', 'markdown'],
    ['text/html, text/markdown;q=0.9', 'html'],
    ['text/markdown;q=0', 'html'],
    ['text/markdown;q=0, text/html;q=0.1', 'html'],
  ];

  it.each(table)('returns to %s the media type %s', async (accept, form) => {
    for (const path of ['/en', '/es/docs', '/en/docs/families/city', '/docs/guides/paging', '/']) {
      const answer = await get(path, accept === undefined ? {} : { accept });
      const address = path.startsWith('/e') ? path : `/en${path}`.replace(/\/$/, '');
      expect([answer.status, answer.headers['content-type']], path).toEqual([
        200,
        `text/${form}; charset=utf-8`,
      ]);
      expect(String(answer.headers.vary).split(', '), path).toContain('Accept');
      expect(answer.headers['content-location'], path).toBe(
        form === 'markdown' ? `${address}.md` : undefined,
      );
      // Caches that use the URL alone store HTML there.
      expect(answer.headers['cache-control'] === 'no-store', path).toBe(form === 'markdown');
      const same = await get(form === 'markdown' ? `${address}.md` : address);
      expect(answer.body.equals(same.body), path).toBe(true);
    }
  });

  it('has different entity tags for both formats', async () => {
    const accept = 'text/markdown';
    const path = '/en/docs/guides/paging';
    const [html, markdown] = [await get(path), await get(path, { accept })];
    const [ofHtml, ofMarkdown] = [String(html.headers.etag), String(markdown.headers.etag)];
    expect(ofHtml).not.toBe(ofMarkdown);
    expect((await get(path, { accept, 'if-none-match': ofHtml })).status).toBe(200);
    expect((await get(path, { 'if-none-match': ofMarkdown })).status).toBe(200);
    const held = await get(path, { accept, 'if-none-match': ofMarkdown });
    expect([held.status, held.headers['cache-control'], held.headers.vary]).toEqual([
      304,
      'no-store',
      'Accept-Encoding, Accept',
    ]);
  });
});

it('returns Markdown to every client at a URL that ends in .md, and does not vary by Accept', async () => {
  for (const path of ['/en.md', '/es/docs.md', '/en/docs/families/city.md']) {
    const { headers } = await get(path, { accept: 'text/html' });
    expect([headers['content-type'], headers.vary]).toEqual([
      'text/markdown; charset=utf-8',
      'Accept-Encoding',
    ]);
    expect(headers['cache-control']).toContain('max-age');
  }
  for (const path of ['/index.md', '/docs.md', '/docs/problems/bad-parameter.md']) {
    const { status, headers } = await get(path, { 'accept-language': 'es' });
    expect([path, status, headers['content-language']]).toEqual([path, 200, 'es']);
    expect(headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
  }
});

it('handles methods, typos and letter case at such a URL as at any other', async () => {
  const other = async (method: string, path: string) => (await exchange(origin, path, { method })).status;
  for (const path of [
    '/en.md',
    '/index.md',
    '/docs/families/city.md',
    '/es/docs/problems/bad-parameter.md',
  ]) {
    expect([
      path,
      await other('HEAD', path),
      await other('OPTIONS', path),
      await other('POST', path),
    ]).toEqual([path, 200, 204, 405]);
  }
  expect((await get('/EN/Docs/Families/City.MD')).status).toBe(200);
  const missing = await get('/en/docs/families/ciyt.md');
  expect(missing.status).toBe(404);
  expect(JSON.parse(missing.body.toString()).nearest).toBe('/en/docs/families/city.md');
});
