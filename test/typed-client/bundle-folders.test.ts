// Where the client without a server finds the files of a bundle.
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { filesAt } from '../../client/offline/files-at.js';
import { filesIn } from '../../client/offline/folder.js';
import { newFolder } from '../system/new-folder.js';

function put(folder: string, edition: string, seconds = 1): void {
  mkdirSync(join(folder, edition), { recursive: true });
  const list = join(folder, edition, 'bundle.json');
  writeFileSync(list, '{}');
  writeFileSync(join(folder, edition, 'File.json'), edition);
  utimesSync(list, seconds, seconds);
}

it('reads the newest edition of a folder with several', async () => {
  const folder = newFolder('atlas-bundles');
  put(folder, '2026.09.30-ffffffff', 9);
  put(folder, '2026.11.18-00000000', 8);
  put(folder, '2026.11.18-11111111', 2);
  mkdirSync(join(folder, 'later'));
  expect(String(await filesIn(folder)('File.json'))).toBe('2026.11.18-00000000');
  put(folder, '2026.11.18.2-00000000');
  put(folder, '2026.11.18.10-00000000');
  expect(String(await filesIn(folder)('File.json'))).toBe('2026.11.18.10-00000000');
  expect(String(await filesIn(join(folder, '2026.09.30-ffffffff'))('File.json'))).toBe('2026.09.30-ffffffff');
});

const BASE = 'https://page.example/forms/';

it.each([
  [{ document: { baseURI: BASE } }, '/bundle', 'https://page.example/bundle/a/b.json'],
  [{ location: { href: BASE } }, 'bundle/', 'https://page.example/forms/bundle/a/b.json'],
  [{}, 'https://a.example/x', 'https://a.example/x/a/b.json'],
  [{}, new URL('https://a.example/downloads'), 'https://a.example/downloads/latest/a/b.json'],
])('resolves a URL against the page %j: %s', async (page, url, expected) => {
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const request = vi.fn(async () => new Response('text'));
  expect(await filesAt(url, request)('a/b.json')).toBe('text');
  expect(request).toHaveBeenCalledWith(new URL(expected));
});

it('keeps the edition to which a server redirected it', async () => {
  const asked: string[] = [];
  const request = async (url: string | URL | Request) => {
    asked.push(String(url));
    const response = new Response('text');
    Object.defineProperty(response, 'url', { value: String(url).replace('latest', '2026.11.18-00000000') });
    return response;
  };
  const read = filesAt('https://a.example/downloads', request);
  await read('offline/Country.json');
  await read('offline/City.json');
  expect(asked).toEqual([
    'https://a.example/downloads/latest/offline/Country.json',
    'https://a.example/downloads/2026.11.18-00000000/offline/City.json',
  ]);
});
