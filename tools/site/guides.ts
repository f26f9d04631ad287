// The guides, in reading order.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { GuideEntry } from '../../src/site/shell/site.js';

/** For clients, from a first request on; a guide that is not listed comes behind them. */
const USE = [
  'first-request',
  'department-city-select',
  'clean-place-names',
  'former-names',
  'locate',
  'working-days',
  'spreadsheets',
  'maps',
  'population',
  'download',
  'python',
  'r',
  'javascript',
  'command-line',
  'agents',
  'coming-from-api-colombia',
  'paging',
  'search',
  'find',
  'count',
  'relations-and-markers',
  'provenance',
  'correct-a-value',
  'errors',
  'caching',
  'limits',
];

/** Those for operators. */
const RUN = ['one-machine', 'several-machines', 'editions', 'cdn', 'static-mirror'];

export const GUIDES = join('docs', 'guides');

export async function guideNames(root: string): Promise<readonly string[]> {
  const files = await readdir(join(root, GUIDES));
  const names = files.filter((file) => /^[a-z-]+\.md$/.test(file)).map((file) => file.replace(/\.md$/, ''));
  const all = [...USE, ...RUN];
  const orderOf = (name: string) => (all.includes(name) ? all.indexOf(name) : USE.length - 0.5);
  return names.sort((a, b) => orderOf(a) - orderOf(b) || a.localeCompare(b));
}

export const readerOf = (name: string): GuideEntry['reader'] => (RUN.includes(name) ? 'operator' : 'user');
