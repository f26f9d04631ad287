// The files of the static copy: one for each path, with compressed forms, times and links.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { editionTime } from '../../src/engine/dataset/dataset.js';
import { fileOfPath } from '../../src/programs/export/file-of-path.js';
import { staticCopy } from '../../src/programs/export/static-answers.js';
import { timeOfContent } from '../../src/programs/export/write-dated.js';
import { SMALLEST } from '../../src/server/http/compressor.js';
import { inLanguage, languages } from '../../src/site/shell/addresses.js';
import { type PageIndex, searchIndexAddress } from '../../src/site/shell/feature.js';
import { FILES, fileAddress } from '../../src/surfaces/downloads/send-file.js';
import { seed } from '../contract/seed.js';
import { exportedLinks } from './exported-links.js';
import { tenthOf } from './sample-paths.js';
import type { StaticTwin } from './static-twin.js';

export function describeFiles(twin: StaticTwin): void {
  const site = () => join(twin.exported, 'site');
  const filesThere = async () => {
    const entries = await readdir(site(), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    return files.filter((file) => !file.startsWith(join(site(), FILES, '/')));
  };

  it('consist of one for each path, and the page for missing paths', async () => {
    const { groups } = staticCopy(twin.service, new Set(), twin.bundle);
    const paths = groups.flatMap(({ answers }) => answers.flatMap((answer) => answer.paths));
    const expected = [...paths.map(fileOfPath), '404.html'].sort();
    const found = (await filesThere()).filter((file) => !/\.(br|gz)$/.test(file));
    expect(new Set(expected).size).toBe(expected.length);
    expect(found.map((file) => file.slice(site().length + 1)).sort()).toEqual(expected);
    expect(expected).toEqual(
      expect.arrayContaining([
        'api/v1/City/index.json',
        'api/v1/City/167.json',
        'api/v1/City/167/volcanoes.json',
      ]),
    );
  });

  it('have equal content in compressed forms if they are large enough, and times that follow from the edition', async () => {
    const files = await filesThere();
    const there = new Set(files);
    const edition = editionTime(twin.service.engine.catalog.edition);
    const wrong: string[] = [];
    // The tree of files selects the tenth, so that another commit compares others.
    const plain = tenthOf(files.filter((each) => !/\.(br|gz)$|\/404\.html$/.test(each)).sort(), seed);
    for (const file of plain) {
      const body = readFileSync(file);
      const [brotli, gzipped] = [`${file}.br`, `${file}.gz`];
      for (const form of [file, brotli, gzipped].filter((each) => there.has(each)))
        if (statSync(form).mtimeMs !== timeOfContent(edition, body).getTime()) wrong.push(form);
      if (there.has(brotli) !== body.length >= SMALLEST || there.has(gzipped) !== there.has(brotli))
        wrong.push(file);
      else if (there.has(brotli)) {
        if (!brotliDecompressSync(readFileSync(brotli)).equals(body)) wrong.push(brotli);
        if (!gunzipSync(readFileSync(gzipped)).equals(body)) wrong.push(gzipped);
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it('link only to each other, and never to a page of the service', async () => {
    const links = await exportedLinks(twin.exported);
    expect(links.size).toBeGreaterThan(1000);
    // The names of the script, the style and the typeface change with their content.
    const isFile = (path: string) => path.startsWith(`${FILES}/`) && existsSync(join(site(), path));
    const isThere = (link: string) => {
      const [path = '', query] = link.split('?');
      return (
        (query === undefined || /^[0-9a-f]{8}$/.test(query)) &&
        (existsSync(join(site(), fileOfPath(path))) || isFile(path))
      );
    };
    expect([...links].filter(([link]) => !isThere(link))).toEqual([]);
  });

  it('include those of the edition, with compressed forms', async () => {
    const { edition, folder, files } = twin.bundle;
    for (const { path, compressed } of files.values()) {
      const copy = join(site(), fileAddress(edition, path));
      const content = readFileSync(join(folder, path));
      expect(readFileSync(copy).equals(content), path).toBe(true);
      expect([existsSync(`${copy}.br`), existsSync(`${copy}.gz`)]).toEqual([
        compressed !== null,
        compressed !== null,
      ]);
      if (compressed === null) continue;
      expect(brotliDecompressSync(readFileSync(`${copy}.br`)).equals(content), path).toBe(true);
      expect(gunzipSync(readFileSync(`${copy}.gz`)).equals(content), path).toBe(true);
    }
    for (const page of ['en/downloads.html', 'es/descargas.html'])
      for (const path of files.keys())
        expect(await readFile(join(site(), page), 'utf8')).toContain(`href="${fileAddress(edition, path)}"`);
  });

  it('are found by the search of the copy, which requests no records', async () => {
    for (const language of languages) {
      const index: PageIndex = JSON.parse(await readFile(join(site(), searchIndexAddress(language)), 'utf8'));
      const paths = index.groups.flatMap(({ pages }) => pages.map(([path]) => inLanguage(language, path)));
      expect(paths.length).toBeGreaterThan(100);
      expect(paths.filter((path) => !existsSync(join(site(), fileOfPath(path))))).toEqual([]);
      expect(index.search).toBeUndefined();
    }
  });

  it('were reported family by family while they were written', () => {
    const lines = twin.shown.join('').trim().split('\n');
    expect(lines).toHaveLength(twin.service.model.families.length + 4);
    expect(lines.join('\n')).toMatch(/^City +(\d+)\/\1 /m);
  });
}
