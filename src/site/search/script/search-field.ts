// The search field, a combobox. Records and pages appear as the reader types, and can be chosen by keyboard or pointer.

import { runToEnd } from '../../../engine/scheduling/yielding-work.js';
import { type PageIndex, searchIndexAddress } from '../../shell/feature.js';
import { arrangeHits, type FoundHit, type PageHit, pageFinder } from '../find-pages.js';

/** The list must fit most screens. */
const MOST = 10;

const RECORDS = 8;

/** A single letter begins too many words. */
const SHORTEST = 2;

export function enhanceSearch(form: HTMLFormElement): void {
  const input = form.querySelector('input');
  if (input === null) return;
  const field = input;
  const words = form.dataset;
  const popup = element('div', { class: 'found' });
  popup.hidden = true;
  const list = element('div', {
    id: 'found',
    role: 'listbox',
    'aria-label': form.querySelector('label')?.textContent ?? '',
  });
  const nothing = element('p', {});
  const status = element('p', { class: 'said', role: 'status' });
  popup.append(list, nothing);
  form.append(popup, status);
  setAll(field, {
    role: 'combobox',
    'aria-expanded': 'false',
    'aria-controls': list.id,
    'aria-autocomplete': 'list',
  });
  let options: readonly HTMLAnchorElement[] = [];
  let chosen = -1;

  field.addEventListener('focus', () => {
    void fetchIndex();
    if (field.value.trim() !== '') void refresh();
  });
  field.addEventListener('input', () => void refresh());
  field.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape' && !popup.hidden) {
      event.preventDefault();
      close();
    } else if (step !== 0 && !popup.hidden && options.length > 0) {
      event.preventDefault();
      choose(chosen < 0 && step < 0 ? options.length - 1 : (chosen + step + options.length) % options.length);
    } else if (step === 1 && popup.hidden) void refresh();
    else if (event.key === 'Enter' && chosen >= 0 && !popup.hidden) {
      event.preventDefault();
      options[chosen]?.click();
    }
  });
  form.addEventListener('submit', (event) => {
    if (field.value.trim() === '') event.preventDefault();
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close();
  });
  document.addEventListener('keydown', (event) => {
    if (!isCalled(event)) return;
    event.preventDefault();
    field.focus();
    field.select();
  });

  async function refresh(): Promise<void> {
    const query = field.value.trim();
    if (query.length < SHORTEST) return close();
    const index = await fetchIndex();
    if (index === undefined || query !== field.value.trim()) return;
    const records = await findRecords(query, index.search, RECORDS);
    // Later text starts its own search, and a reader who left the field needs no list.
    if (records === undefined || query !== field.value.trim() || document.activeElement !== field) return;
    show(query, records, index.find(query, RECORDS));
  }

  function show(query: string, records: readonly FoundHit[], pages: readonly PageHit[]): void {
    const shown: HTMLElement[] = arrangeHits(records, pages).slice(0, MOST).map(optionOf);
    const count = shown.length;
    if (count > 0) shown.push(all(query));
    list.replaceChildren(...shown);
    options = [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
    for (const [place, option] of options.entries()) option.id = `found-${place}`;
    chosen = -1;
    const none = `${written(words.none, query)} ${words.hint}`;
    nothing.textContent = count === 0 ? none : '';
    status.textContent =
      count === 0 ? none : count === 1 ? (words.one ?? '') : written(words.many, String(count));
    list.hidden = count === 0;
    popup.hidden = false;
    field.setAttribute('aria-expanded', String(count > 0));
    field.removeAttribute('aria-activedescendant');
  }

  function optionOf(hit: PageHit | FoundHit): HTMLAnchorElement {
    const { lang } = document.documentElement;
    if ('entry' in hit) {
      const [path, title, summary] = hit.entry;
      const made = option(`/${lang}${path}`, title, summary);
      made.querySelector('span')?.after(' ', element('i', { class: 'tag' }, hit.group));
      return made;
    }
    const { family, id, name, context } = hit;
    const made = option(`${words.in}/${family}${id === null ? '' : `/${id}`}`, name, context);
    if (id !== null) made.querySelector('span')?.setAttribute('lang', 'es');
    return made;
  }

  function all(query: string): HTMLElement {
    const group = element('div', {
      role: 'group',
      class: 'all',
      'aria-label': words.all?.replace('#', '') ?? '',
    });
    group.append(option(`${form.action}?${new URLSearchParams({ q: query })}`, written(words.all, query)));
    return group;
  }

  function option(href: string, title: string, about?: string): HTMLAnchorElement {
    const made = element('a', { role: 'option', href, tabindex: '-1', 'aria-selected': 'false' });
    made.append(element('span', {}, title));
    if (about !== undefined) made.append(' ', element('small', {}, about));
    // Prevents the field from losing the focus, which would close the list.
    made.addEventListener('pointerdown', (event) => event.preventDefault());
    return made as HTMLAnchorElement;
  }

  function choose(index: number): void {
    chosen = index;
    for (const [place, each] of options.entries())
      each.setAttribute('aria-selected', String(place === index));
    field.setAttribute('aria-activedescendant', `found-${index}`);
    options[index]?.scrollIntoView({ block: 'nearest' });
  }

  function close(): void {
    giveUp();
    popup.hidden = true;
    chosen = -1;
    status.textContent = '';
    field.setAttribute('aria-expanded', 'false');
    field.removeAttribute('aria-activedescendant');
  }
}

/** The usual keys of documentation sites. A slash is a letter while the reader types. */
function isCalled({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
  return key === '/' && !isTyping && !ctrlKey && !metaKey && !altKey;
}

const written = (text = '', inside = ''): string => text.replace('#', () => inside);

function setAll(of: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) of.setAttribute(name, value);
}

function element(name: string, attributes: Readonly<Record<string, string>>, text = ''): HTMLElement {
  const made = document.createElement(name);
  setAll(made, attributes);
  made.textContent = text;
  return made;
}

/** The index of all pages, fetched when the reader begins to search. */
interface Index {
  readonly find: (query: string, most: number) => readonly PageHit[];
  readonly search: string | undefined;
}

let fetched: Promise<Index> | undefined;

/** Without the index nothing is found, and the next letter tries again. */
function fetchIndex(): Promise<Index | undefined> {
  fetched ??= fetch(searchIndexAddress(document.documentElement.lang))
    .then((response) => response.json())
    .then((index: PageIndex) => {
      const find = pageFinder(index);
      return {
        find: (query, most) => runToEnd(find(query, most)),
        search: index.search,
      };
    });
  return fetched.catch(() => {
    fetched = undefined;
    return undefined;
  });
}

/** Milliseconds between letters of people who type without pausing. */
const PAUSE = 120;

let current: AbortController | undefined;

let last: { readonly query: string; readonly records: readonly FoundHit[] } | undefined;

/**
 * Records for a typed text, requested when the typing pauses; an earlier request is cancelled. Undefined if another was requested
 * meanwhile.
 */
async function findRecords(query: string, path: string | undefined, most: number) {
  current?.abort();
  if (path === undefined) return [];
  if (last?.query === query) return last.records;
  const mine = new AbortController();
  current = mine;
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  if (mine.signal.aborted) return undefined;
  const params = new URLSearchParams({ q: query, limit: String(most), lang: document.documentElement.lang });
  try {
    const response = await fetch(`${path}?${params}`, { signal: mine.signal });
    if (!response.ok) return [];
    const { hits }: { hits: readonly FoundHit[] } = await response.json();
    last = { query, records: hits };
    return last.records;
  } catch {
    return mine.signal.aborted ? undefined : [];
  }
}

function giveUp(): void {
  current?.abort();
}
