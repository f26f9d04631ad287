// The static copy through a real nginx returns the same status, content type and body as the service.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SMALLEST } from '../../src/server/http/compressor.js';
import { addresses, inLanguage, languages } from '../../src/site/shell/addresses.js';
import { searchIndexAddress } from '../../src/site/shell/feature.js';
import { fileAddress, fileFields, LATEST } from '../../src/surfaces/downloads/send-file.js';
import { seed } from '../contract/seed.js';
import { type Exchange, type ExchangeOptions, exchange } from './exchange.js';
import { exportedLinks } from './exported-links.js';
import { type NginxServer, startNginx } from './nginx-server.js';
import { pageDifferences } from './page-differences.js';
import { tenthOf } from './sample-paths.js';
import type { StaticTwin } from './static-twin.js';

export function describeNginx(twin: StaticTwin, program: string): void {
  let nginx: NginxServer;
  beforeAll(async () => {
    nginx = await startNginx(program, twin.exported, join(twin.folder, 'nginx'));
  });
  afterAll(() => nginx?.stop());

  const COMPARED =
    /^(access-control-.*|allow|atlas-edition|cache-control|content-(language|security-policy|type)|location|referrer-policy|x-content-type-options)$/;
  const facts = ({ status, headers: { vary, link, ...headers } }: Exchange) => ({
    status,
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => COMPARED.test(name))),
    // The copy has the page of a record under its id, and the service writes the name of the record before the id.
    link: String(link).replace(/\/[a-z0-9-]+-(?=\d+>)/g, '/'),
    // Files cannot be negotiated either, so at the URL of a page the copy returns HTML to every client.
    vary: vary?.replace(/, Accept$/, ''),
  });

  async function both(path: string, options?: ExchangeOptions): Promise<readonly [Exchange, Exchange]> {
    const [ours, theirs] = await Promise.all([
      exchange(twin.origin, path, options),
      exchange(nginx.origin, path, options),
    ]);
    expect({ path, ...facts(theirs) }).toEqual({ path, ...facts(ours) });
    return [ours, theirs];
  }

  async function expectSame(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      const [ours, theirs] = await both(path);
      expect(ours.status, path).toBe(200);
      expect(theirs.body.equals(ours.body), `the body of ${path}`).toBe(true);
    }
  }

  async function expectSamePages(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      const [ours, theirs] = await both(path);
      expect([path, ours.status, pageDifferences(ours.body, theirs.body)]).toEqual([path, 200, []]);
    }
  }

  const indexes = languages.map(searchIndexAddress);
  it('returns every document as the service does', () =>
    expectSame(twin.sample.documents.filter((path) => !indexes.includes(path))));
  it('returns pages of every language as the service does, except for their links', () =>
    expectSamePages(tenthOf(twin.sample.pages, seed)));
  it('serves the links of every page', async () => {
    const dead: string[] = [];
    for (const [link, page] of tenthOf([...(await exportedLinks(twin.exported))], seed)) {
      const { status } = await exchange(nginx.origin, link, { method: 'HEAD' });
      if (status !== 200) dead.push(`${link} on ${page}: ${status}`);
    }
    expect(dead).toEqual([]);
  });

  it('sends the files of the edition under the URLs of the service, in parts too', async () => {
    const { edition, files, folder } = twin.bundle;
    for (const { path, mediaType, bytes } of files.values()) {
      const url = fileAddress(edition, path);
      const { status, headers, body } = await exchange(nginx.origin, url);
      expect([status, headers['content-type'], body.equals(readFileSync(join(folder, path)))]).toEqual([
        200,
        mediaType,
        true,
      ]);
      expect(headers).toMatchObject({
        ...fileFields,
        'access-control-allow-origin': '*',
        'atlas-edition': edition,
      });
      const part = await exchange(nginx.origin, url, { headers: { range: 'bytes=0-9' } });
      expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 0-9/${bytes}`]);
      const latest = await exchange(nginx.origin, fileAddress(LATEST, path));
      expect([latest.status, latest.headers.location]).toEqual([302, url]);
    }
    for (const path of [
      fileAddress(LATEST, 'nope.csv'),
      fileAddress(edition, 'csv/City.csv.br'),
      fileAddress(edition, 'csv'),
    ])
      expect([path, (await exchange(nginx.origin, path)).status]).toEqual([path, 404]);
    for (const [bare, page] of [
      ['/downloads', '/en/downloads'],
      ['/descargas', '/es/descargas'],
    ] as const) {
      const redirected = await exchange(nginx.origin, bare);
      expect([redirected.status, redirected.headers.location]).toEqual([302, page]);
      expect((await exchange(nginx.origin, page)).headers['content-language']).toBe(page.slice(1, 3));
    }
  });

  it('explains features that need the service, in the language of the link', async () => {
    for (const language of languages) {
      const path = inLanguage(language, addresses.staticCopy);
      const { status, headers, body } = await exchange(nginx.origin, `${path}?q=bogota`);
      expect([status, headers['content-language']]).toEqual([200, language]);
      expect(String(body)).toContain('npm start');
      // Links from a Link header, another site or a bookmark.
      const { headers: answered } = await exchange(nginx.origin, '/api/v1/City/167');
      const linked = [...String(answered.link).matchAll(/<([^>]*)>/g)].map(([, target]) => target as string);
      expect(linked).toHaveLength(languages.length);
      const toPages = linked.filter((target) => target.startsWith(`/${language}/`));
      for (const link of [
        ...toPages,
        inLanguage(language, addresses.explore),
        addresses.calculators[language],
      ]) {
        const { status: led, headers: to } = await exchange(nginx.origin, link);
        expect([link, led, to.location]).toEqual([link, 302, path]);
      }
    }
  });

  it('has a page for browsers at an unknown URL, in the language of the URL or of the reader', async () => {
    const wanted = [
      ['/nope', 'en', 'en'],
      ['/nope', 'es-CO,es;q=0.9', 'es'],
      ['/es/docs/nope', 'en', 'es'],
      ['/en/docs/nope', 'es', 'en'],
    ] as const;
    for (const [path, accepted, language] of wanted) {
      const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': accepted };
      const [, theirs] = await both(path, { headers });
      expect([path, theirs.status, theirs.headers['content-language']]).toEqual([path, 404, language]);
      expect(String(theirs.body)).toContain(`href="${inLanguage(language, addresses.staticCopy)}"`);
    }
    const [, api] = await both('/api/v1/City/999999', { headers: { accept: 'text/html' } });
    expect(api.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });

  it('responds in English and declares it where the service would choose a language', async () => {
    for (const path of tenthOf(twin.sample.barePages, seed)) {
      const [ours, theirs] = await Promise.all([
        exchange(twin.origin, path),
        exchange(nginx.origin, path, { headers: { 'accept-language': 'es' } }),
      ]);
      expect([path, theirs.status, theirs.headers['content-language']]).toEqual([path, 200, 'en']);
      expect(theirs.headers['content-security-policy']).toBe(ours.headers['content-security-policy']);
      expect([path, pageDifferences(ours.body, theirs.body)]).toEqual([path, []]);
    }
  });
  it('returns operations of every kind, by all their paths, as the service does', () =>
    expectSame(twin.sample.operations));

  it('ignores doubled slashes and one at the end, as the service does', async () => {
    await expectSame(['/api/v1//Region/1', '/api/v1/Region/', '/api/v1/', '/openapi.json/']);
    await expectSamePages(['/es/docs/']);
  });

  it('redirects to the documentation, as the service does', async () => {
    const { status, headers } = await exchange(nginx.origin, '/swagger');
    expect([status, headers.location]).toEqual([302, '/docs']);
  });

  it('sends gzip to clients that accept it', async () => {
    for (const path of [...twin.sample.operations, '/docs', '/openapi.json']) {
      const plain = await exchange(nginx.origin, path);
      const coded = await exchange(nginx.origin, path, { headers: { 'accept-encoding': 'gzip' } });
      expect(coded.headers['content-type'], path).toBe(plain.headers['content-type']);
      const isLarge = plain.body.length >= SMALLEST;
      expect(coded.headers['content-encoding'], path).toBe(isLarge ? 'gzip' : undefined);
      expect((isLarge ? gunzipSync(coded.body) : coded.body).equals(plain.body), path).toBe(true);
    }
  });

  it('responds to HEAD without a body, to preflights, and to its own tag with 304', async () => {
    const path = '/api/v1/City/167';
    const { headers, body } = await exchange(nginx.origin, path);
    const [, head] = await both(path, { method: 'HEAD' });
    expect([head.headers['content-length'], head.body.length]).toEqual([String(body.length), 0]);
    const [, preflight] = await both(path, { method: 'OPTIONS' });
    expect([preflight.status, preflight.body.length]).toEqual([204, 0]);
    const again = await exchange(nginx.origin, path, {
      headers: { 'if-none-match': headers.etag as string },
    });
    expect(again.status).toBe(304);
  });

  it('returns problem details for missing paths', async () => {
    const missing = [
      '/nope',
      '/api/v1/Nope',
      '/api/v1/City/999999',
      '/api/v1/Nope/1/cities',
      '/api/v1/City/1/nope',
    ];
    for (const path of missing) {
      const [ours, theirs] = await both(path);
      const [expected, { status, type, title, detail }] = [ours, theirs].map(({ body }) =>
        JSON.parse(String(body)),
      );
      expect([theirs.status, status], path).toEqual([404, expected.status]);
      expect([type, title, typeof detail], path).toEqual([
        '/docs/problems/unknown-path',
        'Nothing found at this path',
        'string',
      ]);
    }
    const [, post] = await both('/api/v1/City/1', { method: 'POST' });
    expect(JSON.parse(String(post.body))).toMatchObject({
      status: 405,
      type: '/docs/problems/method-not-allowed',
    });
    const [, malformed] = await both('/api/v1/City/%zz');
    expect(JSON.parse(String(malformed.body))).toMatchObject({ status: 400 });
  });

  it('rejects requests that only the service supports, instead of a wrong response', async () => {
    const beyond = [
      '/api/v1/City?sortBy=name',
      '/api/v1/City?a=b&SORTDIRECTION=desc',
      '/api/v1/Holiday/year/2026?includeSunday=true',
      '/api/v1/City?departmentId=5',
      '/api/v1/City?x=1&population%5bgte%5D=5',
      '/api/v1/City?population[gte]=5',
      '/api/v1/City/1?fields=id',
      '/api/v1/City?format=csv',
      '/api/v1/City?near=1,2',
      '/api/v1/City/search/bogota',
      '/api/v1/City/pagedList?Page=1&PageSize=10',
      '/api/v1/city/1',
      '/api/v1/City/index',
      '/api/v1/City/1.json',
      '/404.json',
      '/index.html',
      '/es/docs.html',
      '/404.html',
    ];
    for (const path of beyond) {
      const { status, headers } = await exchange(nginx.origin, path);
      expect([path, status, headers['content-type']]).toEqual([
        path,
        404,
        'application/problem+json; charset=utf-8',
      ]);
    }
    await expectSame(['/api/v1/Region?sortBy=']);
    // The copy has no Atlas-Ignored header, so shared caches may store such a response.
    const unknown = '/api/v1/Region?unknown=parameter';
    const [ours, theirs] = await Promise.all([
      exchange(twin.origin, unknown),
      exchange(nginx.origin, unknown),
    ]);
    expect([theirs.status, theirs.body]).toEqual([200, ours.body]);
  });
}
