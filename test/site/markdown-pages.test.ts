// Pages as Markdown: they have the text of the HTML, and every link works.
import { Marked, type Token, type Tokens } from 'marked';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markdownAddress } from '../../src/site/shell/addresses.js';
import type { SitePage } from '../../src/site/shell/site-page.js';
import { wholeSite } from '../../src/site/site.js';
import { closeConnections, type Exchange, exchange } from '../static/exchange.js';
import { sharedService } from '../system/shared-service.js';

interface BothForms {
  readonly page: SitePage;
  /** The main part, without navigation, data for search engines and hidden elements. */
  readonly html: string;
  readonly markdown: Exchange;
  readonly text: string;
  readonly tokens: readonly Token[];
}

const parser = new Marked();
const forms: BothForms[] = [];
const { service, address: origin } = await sharedService();
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  exchange(origin, path, { headers });

beforeAll(async () => {
  for (const page of wholeSite.pages(service.engine)) {
    const html = mainPart((await get(page.path)).body.toString());
    const markdown = await get(markdownAddress(page.path));
    const text = markdown.body.toString();
    const tokens: Token[] = [];
    parser.walkTokens(parser.lexer(text), (token) => {
      tokens.push(token);
    });
    forms.push({ page, html, markdown, text, tokens });
  }
});
afterAll(closeConnections);

it('is Markdown in the language of the page, and begins with its title', () => {
  expect(forms.length).toBeGreaterThan(500);
  for (const { page, markdown, text } of forms) {
    const { status, headers } = markdown;
    expect([page.path, status, headers['content-type'], headers['content-language']]).toEqual([
      page.path,
      200,
      'text/markdown; charset=utf-8',
      page.language,
    ]);
    expect(text, page.path).toMatch(/^# \S.*\n\n[^\n]/);
  }
});

it('has no HTML but in code', () => {
  const found = forms.flatMap(({ page, tokens }) =>
    tokens.filter(({ type }) => type === 'html').map(({ raw }) => `${page.path}: ${raw}`),
  );
  expect(found).toEqual([]);
});

it('has the same words in the same order', () => {
  for (const { page, html, text } of forms)
    expect(words(plainText(parser.parse(text) as string)), page.path).toEqual(words(plainText(html)));
});

it('has the headings, rows, items and blocks of code that the page has', () => {
  for (const { page, html, tokens } of forms) {
    const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
    const of = <Kind extends Token>(type: string) => tokens.filter((token) => token.type === type) as Kind[];
    const headings = of<Tokens.Heading>('heading').map(({ depth, text }) => [
      depth,
      words(plainText(parser.parseInline(text) as string)).join(' '),
    ]);
    const expected = [...html.matchAll(/<h(\d)[^>]*>([\s\S]*?)<\/h\1>/g)].map(([, depth, inner]) => [
      Number(depth),
      words(plainText(inner as string)).join(' '),
    ]);
    expect(headings, page.path).toEqual(expected);
    const tables = of<Tokens.Table>('table');
    expect(
      {
        tables: tables.length,
        rows: tables.reduce((sum, { rows }) => sum + rows.length + 1, 0),
        cells: tables.reduce((sum, { rows, header }) => sum + rows.flat().length + header.length, 0),
        code: of('code').length,
      },
      page.path,
    ).toEqual({
      tables: count(/<table/g),
      rows: count(/<tr/g),
      cells: count(/<t[hd][ >]/g),
      code: count(/<pre/g),
    });
  }
});

it('names the language of every block of code that has one', () => {
  for (const { page, html, tokens } of forms) {
    const fences = tokens.filter((token): token is Tokens.Code => token.type === 'code');
    const languages = [...html.matchAll(/<pre[^>]*><code(?: class="language-([a-z]+)")?>/g)];
    expect(
      fences.map(({ lang = '' }) => lang),
      page.path,
    ).toEqual(languages.map(([, language = '']) => language));
  }
  const named = forms.flatMap(({ tokens }) =>
    tokens.flatMap((token) => ('lang' in token ? [token.lang] : [])),
  );
  expect(named).toEqual(
    expect.arrayContaining(['json', 'sh', 'console', 'python', 'http', 'csv', 'markdown']),
  );
});

it('has no dead links, and links from the root to pages as Markdown in its own language', async () => {
  const own = new Set(forms.map(({ page }) => page.path));
  const targets = new Map<string, BothForms>();
  for (const form of forms)
    for (const token of form.tokens) {
      if (token.type !== 'link' && token.type !== 'image') continue;
      const { href } = token as Tokens.Link | Tokens.Image;
      if (/^(https?|mailto):/.test(href)) continue;
      const [path = ''] = href.split('#');
      expect(path, form.page.path).toMatch(/^\/[^/]/);
      expect(own.has(path), `${form.page.path} -> ${href}`).toBe(false);
      if (path.endsWith('.md')) expect(path).toMatch(new RegExp(`^/${form.page.language}[/.]`));
      targets.set(path, form);
    }
  const wrong: string[] = [];
  for (const [path, { page, text }] of targets) {
    const { status } = await get(path);
    // A guide to errors leads to the errors that it shows.
    if (status !== 200 && !text.includes(`"status": ${status}`)) wrong.push(`${page.path} -> ${path}`);
  }
  expect(wrong).toEqual([]);
  expect(targets.size).toBeGreaterThan(900);
});

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

  it.each(table)('%s gets %s', async (accept, form) => {
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

it('a URL that ends in .md returns Markdown to every client, and does not vary by Accept', async () => {
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

it('is a URL like any other: methods, mistakes, letter case', async () => {
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

it('is linked in the head of the page', async () => {
  for (const { page } of forms.filter((_, index) => index % 20 === 0))
    expect((await get(page.path)).body.toString()).toContain(
      `<link rel="alternate" type="text/markdown" href="${markdownAddress(page.path)}">`,
    );
});

const mainPart = (page: string) =>
  (/<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '').replace(
    /<(nav|form|script|svg)[ >][\s\S]*?<\/\1>|<div[^>]* hidden><\/div>/g,
    '',
  );

const plainText = (html: string) =>
  html
    .replace(/<wbr>|<\/?(span|var)[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, ' ');

const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
