// Every page of the site as it is sent: valid, in its language, and without dead links.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withCode } from '../../src/site/shell/html.js';
import { inLanguage, languages } from '../../src/site/shell/language.js';
import { wholeSite } from '../../src/site/site.js';
import { closeConnections, exchange } from '../static/exchange.js';
import { sharedService } from '../system/shared-service.js';
import { pageFaults, readPage, type SentPage } from './read-page.js';

const { service, address: origin } = await sharedService();
const pages = wholeSite.pages(service.engine);
const sent = new Map<string, SentPage>();
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  exchange(origin, path, { headers });

beforeAll(async () => {
  for (const { path } of pages) sent.set(path, readPage(path, await get(path)));
});
afterAll(closeConnections);

it('there is one for every guide, family, operation, problem and setting, in every language', () => {
  for (const language of languages) {
    const count = (part: string) =>
      pages.filter(({ path }) => path.startsWith(`/${language}/docs/${part}/`)).length;
    expect(count('families')).toBe(service.model.families.length);
    expect(count('operations')).toBe(service.operations.length + service.engine.batches.length);
    expect([count('guides') > 3, count('problems') > 10, count('settings') > 15]).toEqual([true, true, true]);
  }
});

it('none has a fault', () => {
  expect([...sent.values()].flatMap(pageFaults)).toEqual([]);
});

it('each has its alternates by language, and no canonical URL or preview without a public origin', () => {
  for (const { path, bare, language } of pages) {
    const { html, headers } = sent.get(path) as SentPage;
    expect(headers['content-language'], path).toBe(language);
    expect(html, path).toContain(`<html lang="${language}">`);
    expect(html, path).not.toMatch(/rel="canonical"|property="og:(url|image)/);
    for (const other of languages)
      expect(html, path).toContain(
        `<link rel="alternate" hreflang="${other}" href="${inLanguage(other, bare)}">`,
      );
  }
});

it('that of an operation begins with its description', () => {
  for (const language of languages)
    for (const { id, description } of [...service.operations, ...service.engine.batches]) {
      const path = `/${language}/docs/operations/${id}`;
      const { html } = sent.get(path) as SentPage;
      expect(html, path).toContain(`<p class="lead">${withCode(description[language])}</p>`);
    }
});

it('has no style, script or handler in the page itself, and a policy that forbids them', () => {
  for (const [path, { html, headers }] of sent) {
    // Data for search engines are not a script, whatever the element is called.
    const written = html.replace(/<code[^>]*>[\s\S]*?<\/code>|<script type="application\/ld\+json">/g, '');
    expect(written, path).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)|\son[a-z]+=|javascript:/i);
    const policy = String(headers['content-security-policy']);
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toContain('unsafe');
  }
});

it('stays in its tree, but for the switch of languages', () => {
  for (const { path, language } of pages) {
    const { html } = sent.get(path) as SentPage;
    const links = [...html.matchAll(/<a ([^>]*)href="(\/[^"]*)"/g)].filter(
      ([, before]) => !before?.includes('class="language"'),
    );
    const elsewhere = links
      .map(([, , href]) => href as string)
      .filter((href) => /^\/(en|es|docs)?(\/|$)/.test(href))
      .filter((href) => href !== `/${language}` && !href.startsWith(`/${language}/`));
    expect(elsewhere, path).toEqual([]);
  }
});

it('has no dead link, anchor or file', async () => {
  const targets = new Map<string, string>();
  for (const [path, { links }] of sent) for (const link of links) targets.set(link, path);
  const known = new Map<string, ReadonlySet<string> | undefined>();
  const wrong: string[] = [];
  for (const [link, from] of targets) {
    const [url = '', anchor] = link.split('#') as [string, string?];
    const page = sent.get(url.split('?')[0] as string);
    if (page === undefined && !known.has(url)) {
      const { status, ids } = readPage(url, await get(url));
      // A guide to errors leads to the errors that it shows.
      const isShown = sent.get(from)?.html.includes(`&quot;status&quot;</span>: <span class="n">${status}<`);
      known.set(url, status === 200 || isShown === true ? ids : undefined);
    }
    const ids = page?.ids ?? known.get(url);
    if (ids === undefined || (anchor !== undefined && !ids.has(decodeURIComponent(anchor))))
      wrong.push(`${from} -> ${link}`);
  }
  expect(wrong).toEqual([]);
  expect(targets.size).toBeGreaterThan(1000);
});

describe('at a URL without a language', () => {
  const table: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
    [{}, 'en'],
    [{ 'accept-language': 'es-CO,es;q=0.9,en;q=0.5' }, 'es'],
    [{ 'accept-language': 'es', cookie: 'language=en' }, 'en'],
    [{ 'accept-language': 'en', cookie: 'a=b; language=es' }, 'es'],
  ];

  it.each(table)('%o gets %s', async (headers, language) => {
    for (const bare of ['/', '/docs', '/docs/problems/bad-parameter', '/docs/families/city']) {
      const answer = await get(bare, headers);
      expect(answer.status).toBe(200);
      expect(answer.body.toString()).toBe(sent.get(inLanguage(language as 'en' | 'es', bare))?.html);
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

  it('differs from a path that does not support the method', async () => {
    const other = async (method: string, path: string) => (await exchange(origin, path, { method })).status;
    expect(await other('POST', '/es/docs')).toBe(405);
    expect(await other('POST', '/es/docs/nothing/here')).toBe(404);
    expect(await other('OPTIONS', '/docs/families/city')).toBe(204);
    expect(await other('HEAD', '/docs/families/city')).toBe(200);
  });
});

it('ignores letter case and slashes', async () => {
  for (const path of ['/ES/Docs/Families/City', '/es//docs/families/city/', '/es/docs/families/city?x=y'])
    expect((await get(path)).body.toString(), path).toBe(sent.get('/es/docs/families/city')?.html);
});
