// The search field, a combobox: pages appear as the reader types, and can be chosen by keyboard or pointer.
import type { IndexEntry } from '../pages/search-page.js';
import { findPages } from './find-pages.js';
import { addressOf, searchIndex } from './search-index.js';

const MOST = 7;

export function enhanceSearch(form: HTMLFormElement): void {
  const input = form.querySelector('input');
  if (input === null) return;
  const field = input;
  const list = document.createElement('ul');
  list.id = 'found';
  list.className = 'found';
  list.hidden = true;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', form.querySelector('label')?.textContent ?? '');
  form.append(list);
  const attributes = {
    role: 'combobox',
    'aria-expanded': 'false',
    'aria-controls': list.id,
    'aria-autocomplete': 'list',
  };
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  let found: readonly IndexEntry[] = [];
  let chosen = -1;

  field.addEventListener('focus', () => void searchIndex());
  field.addEventListener('input', refresh);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (found.length === 0) return;
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      choose(chosen < 0 && step < 0 ? found.length - 1 : (chosen + step + found.length) % found.length);
    } else if (event.key === 'Enter' && chosen >= 0 && !list.hidden) {
      event.preventDefault();
      location.assign(addressOf(found[chosen] as IndexEntry));
    }
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close();
  });
  // The usual key of documentation sites, unless the reader is typing somewhere.
  document.addEventListener('keydown', (event) => {
    const isTyping =
      event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null;
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
  });

  async function refresh(): Promise<void> {
    const query = field.value;
    const entries = findPages(await searchIndex(), query, MOST);
    // What was typed meanwhile has its own turn.
    if (query !== field.value) return;
    found = entries;
    chosen = -1;
    list.replaceChildren(...found.map(option));
    const isOpen = found.length > 0;
    list.hidden = !isOpen;
    field.setAttribute('aria-expanded', String(isOpen));
    field.removeAttribute('aria-activedescendant');
  }

  function option(entry: IndexEntry, index: number): HTMLElement {
    const item = document.createElement('li');
    item.id = `found-${index}`;
    item.setAttribute('role', 'option');
    item.setAttribute('aria-selected', 'false');
    const about = document.createElement('small');
    about.textContent = entry[2];
    item.append(entry[1], about);
    // Before the field loses the focus, which would close the list.
    item.addEventListener('pointerdown', (event) => event.preventDefault());
    item.addEventListener('click', () => location.assign(addressOf(entry)));
    return item;
  }

  function choose(index: number): void {
    chosen = index;
    for (const [place, item] of [...list.children].entries())
      item.setAttribute('aria-selected', String(place === index));
    field.setAttribute('aria-activedescendant', `found-${index}`);
    list.children[index]?.scrollIntoView({ block: 'nearest' });
  }

  function close(): void {
    list.hidden = true;
    chosen = -1;
    field.setAttribute('aria-expanded', 'false');
    field.removeAttribute('aria-activedescendant');
  }
}
