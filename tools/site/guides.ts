// The guides, in reading order.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** From a first request to a fleet; a guide that is not listed comes last. */
const ORDER = [
  'first-request',
  'coming-from-api-colombia',
  'paging',
  'search',
  'find',
  'match-and-count',
  'agents',
  'relations-and-markers',
  'errors',
  'caching',
  'limits',
  'spreadsheets',
  'maps',
  'working-days',
  'locate',
  'provenance',
  'one-machine',
  'several-machines',
  'editions',
  'cdn',
  'static-mirror',
];

export const GUIDES = join('docs', 'guides');

export async function guideNames(root: string): Promise<readonly string[]> {
  const files = await readdir(join(root, GUIDES));
  const names = files.filter((file) => /^[a-z-]+\.md$/.test(file)).map((file) => file.replace(/\.md$/, ''));
  const place = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return names.sort((a, b) => place(a) - place(b) || a.localeCompare(b));
}
