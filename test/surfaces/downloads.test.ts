// The files of editions over HTTP: whole, in parts, unchanged, compressed, under the name of an edition and as the latest, with their page.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { asyncBufferFromUrl, parquetReadObjects } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, describe, expect, it } from 'vitest';
import { editionName } from '../../src/engine/dataset/dataset.js';
import { newFolder } from '../system/new-folder.js';
import { atlasWith } from '../system/project-dataset.js';
import { writeSmallBundle } from '../system/small-bundle.js';

const folder = newFolder('bundles');
const [NEW, OLD] = ['2026.11.10-0000000b', '2026.11.09.2-0000000a'];
const CSV = Buffer.from(`id,name\n${Array.from({ length: 500 }, (_, id) => `${id},Bogotá`).join('\n')}\n`);
const PARQUET = Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 251));

const addBundle = (edition: string, files: Readonly<Record<string, Buffer>>) =>
  writeSmallBundle(folder, edition, files);
addBundle(OLD, { 'README.md': CSV, 'csv/City.csv': CSV.subarray(0, 100) });
/** A short column between long ones, so that a reader has to skip to it. */
const NAMES = Array.from({ length: 500 }, (_, id) => `Municipio ${id}`);
const COLUMNS = Buffer.from(
  parquetWriteBuffer({
    codec: 'UNCOMPRESSED',
    columnData: [
      { name: 'before', data: NAMES.map((name) => name.repeat(200)) },
      { name: 'name', data: NAMES },
      { name: 'after', data: NAMES.map((name) => name.repeat(200)) },
    ],
  }),
);
addBundle(NEW, {
  'README.md': CSV,
  'csv/City.csv': CSV,
  'parquet/City.parquet': PARQUET,
  'parquet/Name.parquet': COLUMNS,
});
/** A bundle of another operator. */
const ODD = '2026.11.08.3-0000000e';
const BIG = Buffer.alloc(3_200_000, 'x');
addBundle(ODD, { 'page.html': CSV, 'big.parquet': BIG, 'csv/City.csv': CSV });
const outside = [
  ['../../../../../../../../etc/passwd', '/etc/passwd'],
  ['link.csv', 'link.csv'],
  ['folder/passwd', 'folder/passwd'],
  ['csv', 'csv'],
  ['pipe.csv', 'pipe.csv'],
] as const;
{
  const at = join(folder, ODD);
  symlinkSync('/etc/passwd', join(at, 'link.csv'));
  symlinkSync('/etc', join(at, 'folder'));
  execFileSync('mkfifo', [join(at, 'pipe.csv')]);
  const list = JSON.parse(readFileSync(join(at, 'bundle.json'), 'utf8'));
  for (const [path, file] of outside) {
    const size = file === 'pipe.csv' ? 0 : statSync(file.startsWith('/') ? file : join(at, file)).size;
    list.files.push({ ...list.files[0], path, bytes: size, compressed: null, mediaType: 'text/html' });
  }
  list.files[0].mediaType = 'text/html\r\nset-cookie: a=b';
  writeFileSync(join(at, 'bundle.json'), JSON.stringify(list));
}
mkdirSync(join(folder, '2026.11.11-0000000c'));
writeFileSync(join(folder, 'secret.txt'), 'not a file of a bundle');

const { server, engine } = await atlasWith({
  BUNDLE_FOLDER: folder,
  WARM_UP: 'off',
  RATE_LIMIT_EXEMPT: 'none',
});
afterAll(() => server.close());
const origin = await server.listen({ port: 0, host: '127.0.0.1' });
const at = (path: string, headers = {}) => fetch(origin + path, { headers, redirect: 'manual' });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const PARQUET_AT = `/downloads/${NEW}/parquet/City.parquet`;
const CSV_AT = `/downloads/${NEW}/csv/City.csv`;

it('are sent whole, as immutable, with the media type of their name', async () => {
  const response = await at(PARQUET_AT);
  expect(response.status).toBe(200);
  expect(await bytesOf(response)).toEqual(PARQUET);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '5000',
    'content-type': 'application/vnd.apache.parquet',
    'access-control-allow-origin': '*',
  });
});

it.each([
  ['bytes=0-99', 0, 99],
  ['bytes=4900-', 4900, 4999],
  ['bytes=-8', 4992, 4999],
])('are sent in parts: %s', async (range, first, last) => {
  const response = await at(PARQUET_AT, { range });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/5000`);
  expect(await bytesOf(response)).toEqual(PARQUET.subarray(first, last + 1));
});

it('can be read in parts by a script of another site', async () => {
  for (const [range, status] of [
    ['bytes=0-9', 206],
    ['bytes=5000-', 416],
  ] as const) {
    const response = await at(PARQUET_AT, { range, origin: 'https://example.org' });
    const { headers } = response;
    expect([response.status, headers.get('access-control-allow-origin')]).toEqual([status, '*']);
    const exposed = headers.get('access-control-expose-headers')?.split(', ');
    expect(exposed).toEqual(
      expect.arrayContaining(['Accept-Ranges', 'Content-Range', 'ETag', 'X-Request-Id']),
    );
    expect(headers.get('content-range')).toMatch(status === 206 ? /^bytes 0-9/ : /^bytes \*/);
  }
});

it('give a reader of Parquet one column without the other bytes of the file', async () => {
  let sent = 0;
  const counting: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    const body = await response.arrayBuffer();
    sent += body.byteLength;
    return new Response(body.byteLength === 0 ? null : body, response);
  };
  const url = `${origin}/downloads/${NEW}/parquet/Name.parquet`;
  const file = await asyncBufferFromUrl({ url, fetch: counting });
  const rows = await parquetReadObjects({ file, columns: ['name'] });
  expect(rows.map(({ name }) => name)).toEqual(NAMES);
  // Half a megabyte is the end of the file, where the list of columns is.
  expect(sent).toBeLessThan(file.byteLength / 3);
});

it('are not sent beyond their end', async () => {
  const response = await at(PARQUET_AT, { range: 'bytes=5000-' });
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe('bytes */5000');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ type: '/docs/problems/range-not-satisfiable' });
});

it('are sent whole if the part would be of another version', async () => {
  const etag = (await at(PARQUET_AT)).headers.get('etag') as string;
  const same = await at(PARQUET_AT, { range: 'bytes=0-9', 'if-range': etag });
  const other = await at(PARQUET_AT, { range: 'bytes=0-9', 'if-range': '"another"' });
  expect([same.status, other.status]).toEqual([206, 200]);
  expect(await bytesOf(other)).toEqual(PARQUET);
});

it('are compressed as they were stored, but never in parts', async () => {
  const raw = await new Promise<readonly [string | undefined, Buffer]>((resolve, reject) => {
    get(origin + CSV_AT, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      resolve([response.headers['content-encoding'], Buffer.concat(await response.toArray())]);
    }).on('error', reject);
  });
  expect(raw).toEqual(['br', brotliCompressSync(CSV)]);
  const part = await at(CSV_AT, { 'accept-encoding': 'br', range: 'bytes=0-1' });
  expect([part.headers.get('content-encoding'), (await bytesOf(part)).toString()]).toEqual([null, 'id']);
});

it('return 304 to clients that have them, in any coding', async () => {
  for (const coding of ['br', 'identity']) {
    const etag = (await at(CSV_AT, { 'accept-encoding': coding })).headers.get('etag') as string;
    const again = await at(CSV_AT, { 'accept-encoding': coding, 'if-none-match': etag });
    expect([again.status, (await bytesOf(again)).length]).toEqual([304, 0]);
  }
});

it.each(outside)('are only regular files inside the bundle, not %s', async (path) => {
  // Each is asked for more often than Node has threads, which a pipe would take for good.
  for (let time = 0; time < 5; time++) {
    const response = await at(`/downloads/${ODD}/${path.replaceAll('/', '%2f')}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  }
  expect((await at(`/downloads/${ODD}/csv/City.csv`)).status).toBe(200);
});

it('have the type of their ending, whatever their bundle says', async () => {
  const response = await at(`/downloads/${ODD}/page.html`);
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  expect(response.headers.get('set-cookie')).toBeNull();
});

it('cost a request for each megabyte that is sent', async () => {
  const costOf = async (method: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(`${origin}/downloads/${ODD}/big.parquet`, { method, headers });
    await response.arrayBuffer();
    return [response.status, response.headers.get('atlas-cost')];
  };
  const { headers } = await fetch(`${origin}/downloads/${ODD}/big.parquet`, { method: 'HEAD' });
  expect(await costOf('GET')).toEqual([200, '4']);
  expect(await costOf('GET', { range: 'bytes=0-1500000' })).toEqual([206, '2']);
  expect(await costOf('GET', { range: 'bytes=0-0' })).toEqual([206, null]);
  expect(await costOf('HEAD')).toEqual([200, null]);
  expect(await costOf('GET', { 'if-none-match': headers.get('etag') as string })).toEqual([304, null]);
});

it('have a response without a body for HEAD', async () => {
  const response = await fetch(origin + PARQUET_AT, { method: 'HEAD' });
  expect([response.status, response.headers.get('content-length')]).toEqual([200, '5000']);
});

it('redirect from the latest edition to the newest one with files', async () => {
  const response = await at('/downloads/latest/csv/City.csv');
  expect([response.status, response.headers.get('location')]).toEqual([302, CSV_AT]);
});

it.each([
  '/downloads/latest/csv/Nope.csv',
  `/downloads/${NEW}/csv/Nope.csv`,
  `/downloads/${NEW}/bundle.json`,
  `/downloads/${NEW}/..%2Fsecret.txt`,
  `/downloads/${NEW}/%2e%2e/secret.txt`,
  `/downloads/..%2F/secret.txt`,
  '/downloads/2026.11.11-0000000c/csv/City.csv',
  '/downloads/1999.01.01-00000000/csv/City.csv',
])('are only those of a bundle: %s', async (path) => {
  const response = await at(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ type: '/docs/problems/unknown-path' });
});

describe('the page', () => {
  it.each([
    ['/en/downloads', 'Municipalities'],
    ['/es/descargas', 'Municipios'],
  ])('%s links to every file and edition', async (path, title) => {
    const page = await (await at(path)).text();
    for (const link of [
      CSV_AT,
      PARQUET_AT,
      ...[NEW, OLD].map((edition) => `/downloads/${edition}/README.md`),
    ])
      expect(page).toContain(`href="${link}"`);
    expect(page).toContain(title);
  });

  it.each([
    ['/en/downloads', ['Excel', 'R or Python']],
    ['/es/descargas', ['Excel', 'R o Python']],
  ] as const)('%s begins with a file for each use, and folds the tables of files', async (path, titles) => {
    const page = await (await at(path)).text();
    const [, uses = ''] = /<h2 id="needs">[\s\S]*?<ul class="cards">([\s\S]*?)<\/ul>/.exec(page) ?? [];
    expect([...uses.matchAll(/<h3>([^<]*)<\/h3>/g)].map(([, title]) => title)).toEqual(titles);
    expect(uses).toContain(`<a href="${CSV_AT}" download>City.csv</a>`);
    expect(uses).toContain(`<a href="${PARQUET_AT}" download>City.parquet</a>`);
    expect(page.indexOf('id="needs"')).toBeLessThan(page.indexOf('<table'));
    const outside = page.replace(/<details[\s\S]*?<\/details>/g, '');
    expect(outside).not.toContain('<table');
    const names = [...page.matchAll(/<td><a [^>]*download>([^<]*)<\/a>/g)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(['City.csv', 'Name.parquet', 'README.md']));
  });

  it.each([
    ['/en/docs/changes', '/en/downloads', 'does not keep its files'],
    ['/es/docs/changes', '/es/descargas', 'no guarda sus archivos'],
  ])('lists both editions of every list of changes: %s', async (path, downloads, notKept) => {
    const [changes, page] = [await (await at(path)).text(), await (await at(downloads)).text()];
    const links = [...changes.matchAll(/href="([^"#]+)#(edition-[^"]+)"/g)];
    expect(links.length).toBe(2 * engine.catalog.changes.length);
    for (const [, to, anchor] of links)
      expect([to, page.split(`<li id="${anchor}">`).length]).toEqual([downloads, 2]);
    for (const { since } of engine.catalog.changes)
      expect(page).toMatch(new RegExp(`<code>${since}</code>: [^<]*${notKept}`));
    const served = editionName(engine.catalog.edition);
    expect(links.map(([, , anchor]) => anchor)).toContain(`edition-${served}`);
  });

  it('has the files of both editions of a change, if both are kept', async () => {
    const { since = '' } = engine.catalog.changes.at(-1) ?? {};
    const both = [editionName(engine.catalog.edition), since];
    for (const edition of both) addBundle(edition, { 'README.md': CSV, 'csv/City.csv': CSV });
    const fresh = await atlasWith({ BUNDLE_FOLDER: folder, WARM_UP: 'off' });
    const page = (await fresh.server.inject('/en/downloads')).body;
    const latest = await fresh.server.inject('/downloads/latest/csv/City.csv');
    await fresh.server.close();
    for (const edition of both) {
      expect(page).toContain(
        `<li id="edition-${edition}"><code>${edition}</code>: 2 files. <a href="/downloads/${edition}/README.md">`,
      );
      rmSync(join(folder, edition), { recursive: true });
    }
    expect(latest.headers.location).toBe(`/downloads/${both[0]}/csv/City.csv`);
  });

  it('is in the sitemap', async () => {
    expect(await (await at('/sitemap.xml?part=downloads-1')).text()).toContain('/es/descargas');
  });
});

describe('files that differ from their list:', () => {
  const GONE = '2026.11.08-0000000d';
  const PATH = `/downloads/${GONE}/csv/City.csv`;
  addBundle(GONE, { 'csv/City.csv': CSV });

  it.each([
    ['deleted', () => rmSync(join(folder, GONE, 'csv/City.csv'))],
    ['replaced', () => writeFileSync(join(folder, GONE, 'csv/City.csv'), 'id')],
  ])('are not found, and no cache keeps that: %s', async (_, change) => {
    const etag = (await at(PATH, { 'accept-encoding': 'identity' })).headers.get('etag') as string;
    change();
    for (const headers of [{}, { range: 'bytes=0-9' }, { 'if-none-match': etag }]) {
      const response = await at(PATH, { 'accept-encoding': 'identity', ...headers });
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
      for (const field of ['etag', 'accept-ranges']) expect(response.headers.has(field), field).toBe(false);
    }
    writeFileSync(join(folder, GONE, 'csv/City.csv'), CSV);
    expect((await at(PATH, { 'accept-encoding': 'identity' })).status).toBe(200);
  });
});

it('are found once they exist, and until then the page links to the tables, without a command for operators', async () => {
  const empty = await atlasWith({ BUNDLE_FOLDER: join(folder, 'none'), WARM_UP: 'off' });
  const page = await empty.server.inject('/en/downloads');
  const content = page.body.slice(page.body.indexOf('<main'), page.body.indexOf('</main>'));
  expect(content).toMatch(/<a class="button" href="\/en\/data">/);
  expect(content).not.toMatch(/npx|[A-Z]{3,}_[A-Z]+/);
  const missing = await empty.server.inject('/downloads/latest/csv/City.csv');
  expect([missing.statusCode, missing.json().detail]).toEqual([
    404,
    expect.stringContaining('npx atlas bundle'),
  ]);
  await empty.server.close();
});
