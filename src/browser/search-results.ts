// The search page: results for the query in its address, in place of the list of all pages.
import type { IndexEntry } from '../pages/search-page.js';
import { findPages } from './find-pages.js';
import { addressOf, searchIndex } from './search-index.js';

const MOST = 40;

export async function showResults(): Promise<void> {
  const results = document.getElementById('results');
  const query = new URLSearchParams(location.search).get('q') ?? '';
  if (results === null || query.trim() === '') return;
  for (const input of document.querySelectorAll<HTMLInputElement>('form.search input')) input.value = query;
  const found = findPages(await searchIndex(), query, MOST);
  const heading = document.createElement('h2');
  const { none = '', one = '', many = '' } = results.dataset;
  heading.textContent =
    found.length === 0 ? none : (found.length === 1 ? one : many).replace('#', String(found.length));
  const list = document.createElement('ol');
  list.append(...found.map(item));
  results.replaceChildren(heading, list);
  results.hidden = false;
  if (found.length > 0) document.getElementById('all-pages')?.setAttribute('hidden', '');
}

function item(entry: IndexEntry): HTMLElement {
  const row = document.createElement('li');
  const link = document.createElement('a');
  link.href = addressOf(entry);
  link.textContent = entry[1];
  const about = document.createElement('small');
  about.textContent = entry[2];
  row.append(link, about);
  return row;
}
