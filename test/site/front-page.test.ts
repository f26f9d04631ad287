// The front page keeps its promises and has a small weight.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { createCompressor } from '../../src/server/http/compressor.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { homeExamples } from '../../src/site/home/strings.js';
import { languages } from '../../src/site/shell/addresses.js';
import { snippets } from '../../src/site/shell/code.js';
import { program } from '../system/program.js';
import { part } from '../system/size.js';
import { startAtlas } from '../system/start-atlas.js';

/** Half of it is the two typefaces, which are loaded once. */
const MOST_BYTES = 65_000;
/** The limit before the data of its choices. */
const MOST_BYTES_OF_MAP = 120_000;

// Compressed as well as for a reader.
const { service, origin } = await startAtlas({}, afterAll, createCompressor());
const page = async (language: string) => (await service.server.inject(`/${language}`)).body;

/** By default one language: the best compression of its scripts takes most of the time of this file. */
const weighed = part(languages, languages.length);

describe.each(languages)('is shown in %s', (language) => {
  it('contains the npm commands of the README and no others', async () => {
    const readme = await readFile(join(projectFolder(), 'README.md'), 'utf8');
    const blocks = [...readme.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
    // The commands without those that fetch the repository, which a reader may have run before.
    const commands = blocks.flatMap((block) => block.split('\n').filter((line) => line.startsWith('npm ')));
    expect(commands).toHaveLength(2);
    const shown = [...(await page(language)).matchAll(/<span class="prompt">\$ <\/span>([^<]*)/g)];
    expect(shown.map(([, command]) => command)).toEqual(commands);
  });

  it('names every family with its count and the edition, and links to the sources', async () => {
    const text = await page(language);
    const municipalities = language === 'es' ? '1.103 y 20 otras unidades' : '1,103 and 20 other units';
    const format = new Intl.NumberFormat(language === 'es' ? 'es-CO' : 'en');
    for (const family of service.model.families.filter(({ file }) => file !== undefined)) {
      const { rows } = service.engine.catalog.table(family);
      const count = family.record === 'City' ? municipalities : format.format(rows.length);
      expect(text, family.record).toContain(`<span class="count">${count}</span>`);
    }
    const { length } = (await service.server.inject('/api/v1/Holiday/year/2026')).json();
    expect(text).toContain(`<span class="count">${length} ${language === 'es' ? 'en' : 'in'} 2026</span>`);
    expect(text).toContain((await service.server.inject('/api/v1')).headers['atlas-edition']);
    expect(text).toContain(`href="/${language}/docs/sources"`);
  });

  it('leads from each task to the page that does it', async () => {
    const [, tasks = ''] =
      /<section class="jobs"[\s\S]*?<ol>([\s\S]*?)<\/ol>/.exec(await page(language)) ?? [];
    const links = [...tasks.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links[0]).toBe(`/${language}/docs/guides/department-city-select`);
    expect(new Set(links).size).toBe(links.length);
  });

  it('offers every example, and shows the response of the first', async () => {
    const text = await page(language);
    expect(text.match(/<ul class="examples"[\s\S]*?<\/ul>/)?.[0].match(/<li>/g)).toHaveLength(
      homeExamples.length,
    );
    expect(text).toContain('Virgen de Chiquinquir');
  });

  it.runIf(weighed.includes(language))(
    'weighs less than 65 kB with everything it loads, and its map less than 12',
    async () => {
      const total = await transferred(`/${language}`, await page(language));
      expect(total).toBeLessThan(MOST_BYTES);
      const map = /<figure class="hero-map">[\s\S]*?<\/figure>/.exec(await page(language))?.[0] ?? '';
      expect(brotliCompressSync(map).length).toBeLessThan(12_000);
      expect(map).not.toBe('');
    },
  );

  it('has a map with links to pages, five of them with a name', async () => {
    const map = /<figure class="hero-map">[\s\S]*?<\/figure>/.exec(await page(language))?.[0] ?? '';
    const doors = [...map.matchAll(/<a href="([^"]*)" aria-label="([^"]*)"/g)];
    expect(doors.length).toBeGreaterThan(20);
    expect(map.match(/<text /g)).toHaveLength(5);
    expect(map).toContain('>Bogotá</text>');
    for (const [, href] of part(doors, 4)) expect((await fetch(`${origin}${href}`)).status, href).toBe(200);
    const circles = [...map.matchAll(/class="reach" cx="(\d+)" cy="(\d+)" r="(\d+)"/g)].map((each) =>
      each.slice(1).map(Number),
    );
    for (const [index, [x = 0, y = 0, reach = 0]] of circles.entries())
      for (const [otherX = 0, otherY = 0] of circles.slice(index + 1))
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(2 * reach);
  });

  it('links to the map', async () => {
    const path = { en: '/en/explore', es: '/es/explorar' }[language];
    expect(await page(language)).toContain(`href="${path}"`);
  });
});

it.each(weighed)('loads its map in %s with less than 120 kB before its data', async (language) => {
  const path = { en: '/en/explore', es: '/es/explorar' }[language];
  const text = (await service.server.inject(path)).body;
  expect(await transferred(path, text)).toBeLessThan(MOST_BYTES_OF_MAP);
});

/** A page with its stylesheet, scripts and pictures. */
async function transferred(path: string, text: string): Promise<number> {
  const loaded = [
    ...text.matchAll(/<(?:link rel="(?:stylesheet|icon|preload)"|script|img)[^>]*(?:href|src)="([^"]+)"/g),
  ].map(([, url]) => url as string);
  expect(loaded.length).toBeGreaterThanOrEqual(5);
  const sizes: number[] = [];
  for (const url of new Set([path, ...loaded])) sizes.push(await compressedSize(`${origin}${url}`));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`${path}: ${sizes.join(' + ')} = ${total} bytes`);
  return total;
}

/** The bytes that a browser gets with the best compression. fetch would decompress them. */
async function compressedSize(url: string): Promise<number> {
  await fetch(url).then((response) => response.arrayBuffer());
  await service.idle();
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      let size = 0;
      for await (const chunk of response) size += chunk.length;
      resolve(size);
    }).on('error', reject);
  });
}

describe('a copied request', () => {
  const url = () => `${origin}/api/v1/Holiday/year/2026/month/7`;
  const run = async (program: string, ...args: string[]) => (await promisify(execFile)(program, args)).stdout;
  const written = (id: string) => snippets.find((snippet) => snippet.id === id)?.write(url()) ?? '';

  it.skipIf(program('curl') === undefined)('works in curl', async () => {
    expect(JSON.parse(await run('sh', '-c', `${written('curl')} -s`))).toHaveLength(2);
  });

  it('works in JavaScript', async () => {
    const program = `${written('javascript')}\nconsole.log(data.length)`;
    expect(await run(process.execPath, '--input-type=module', '-e', program)).toBe('2\n');
  });

  it('works in Python, if it is installed', async () => {
    const program = `${written('python')}\nprint(len(data))`;
    const shown = await run('python3', '-c', program).catch((error) =>
      error.code === 'ENOENT' ? '2\n' : Promise.reject(error),
    );
    expect(shown).toBe('2\n');
  });
});
