// The script of tables. It shows all rows in one scrolling box, and filters and sorts them at once, with the state in the URL. Until the
// rows have loaded, and if they do not load, the page works as without scripts.

import { forShell } from '../shell/code.js';
import { type LoadedRows, rowLoader } from './script/load-rows.js';
import { columnWidths, createRowWindow, isNarrow, linesOfNames, setWidths } from './script/row-window.js';
import {
  groupsOf,
  isEntry,
  namesInForm,
  queryInForm,
  setForm,
  showCounts,
  showFilters,
} from './script/table-form.js';
import { localControl } from './select-rows.js';
import { rowCount, sumsOf, tableFoot } from './sums.js';
import {
  addressOf,
  columnsInSight,
  columnsOf,
  isNarrowed,
  mapOf,
  PAGE,
  pageCount,
  resultCount,
  rowsDrawn,
  rowsInSight,
  tableFiles,
  tableGroups,
  tableHead,
  titleOf,
} from './table-parts.js';
import { readTableQuery, requestOf, type TableQuery, writeTableQuery } from './table-query.js';
import type { TableSpec } from './table-spec.js';

/** A scroll is over when nothing has moved for this many milliseconds. */
const SETTLED = 150;

const part = <Part extends HTMLElement>(selector: string) => document.querySelector<Part>(selector) as Part;

async function enhanceTable(spec: TableSpec & { readonly total: number }): Promise<void> {
  const [form, region, table] = [
    part<HTMLFormElement>('.table-form'),
    part('.rows'),
    part<HTMLTableElement>('.records'),
  ];
  const [head, pager] = [part('.records thead'), part('.pager')];
  const load = rowLoader(spec);
  const nameOf = namesInForm(form);
  const inAddress = () => readTableQuery(spec, new URLSearchParams(location.search));
  let query = inAddress();
  let found = 0;
  /** The last edited field, because more text in it is not another step back. */
  let typedIn: unknown;
  let turn = 0;
  let drawn: { readonly rows: LoadedRows['rows']; readonly columns: string } | undefined;

  const loaded = await load(query);
  region.classList.add('whole');
  const view = createRowWindow(region, table);
  draw(loaded);
  view.scrollTo((query.page - 1) * PAGE);
  showPosition();
  // Sorting and narrowing by visible columns is then as quick the first time as the second.
  const inSight = columnsOf(spec, { ...query, columns: [...spec.titles, ...query.columns] });
  for (const field of inSight) (window.requestIdleCallback ?? setTimeout)(() => loaded.prepare(field));

  function draw(loadedRows: LoadedRows): void {
    const { rows, select } = loadedRows;
    const columns = columnsInSight(spec, query, isNarrow(region));
    const shownColumns = columns.map(({ name }) => name).join();
    const places = select(query);
    const drawRow = rowsDrawn(spec, columns, nameOf);
    found = places.length;
    // A table that is not much longer than the screen needs no place that scrolls.
    region.classList.toggle('short', found <= PAGE);
    if (drawn?.rows !== rows || drawn.columns !== shownColumns)
      setWidths(table, columnWidths(spec, columns, rows, nameOf, region));
    drawn = { rows, columns: shownColumns };
    keepingFocus(head, 'data-sort', () => tableHead(spec, query, columns).text);
    const rowAt = (index: number) => rows[places[index] as number] as (typeof rows)[number];
    if (table.tFoot !== null) {
      const found = Array.from(places, (place) => rows[place] as (typeof rows)[number]);
      table.tFoot.innerHTML = tableFoot(spec, columns, sumsOf(spec, columns, found), found.length).text;
    }
    view.show(
      found,
      (index) => drawRow(rowAt(index), index),
      isNarrow(region) ? linesOfNames(table, (index) => titleOf(spec, rowAt(index))) : undefined,
    );
    table.setAttribute('aria-rowcount', String(rowCount(columns, found)));
    const isNarrowedThere = query.options.some(
      ([name, value]) => localControl(spec, name, value) === undefined,
    );
    showCounts(form, spec, loadedRows, query);
    part('.groups').hidden = query.group === undefined;
    part('.groups').innerHTML = tableGroups(spec, query, groupsOf(form, spec, loadedRows, query)).text;
    part('.tally').textContent = resultCount(spec, found, isNarrowedThere ? spec.total : rows.length);
    part('.clear').hidden = !isNarrowed(spec, query);
    document.querySelector('.to-map')?.setAttribute('href', mapOf(spec, query) ?? '');
    part('.nothing').hidden = found > 0;
    part('.files').innerHTML = tableFiles(spec, query).text;
    for (const element of document.querySelectorAll('.take .path'))
      element.textContent = forShell(requestOf(spec, query));
    showPosition();
  }

  function showPosition(): void {
    pager.innerHTML = rowsInSight(spec, view.first(), view.last(), found).text;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a.language'))
      link.search = location.search;
  }

  async function show(next: TableQuery, step: 'push' | 'replace' | 'none'): Promise<void> {
    const mine = ++turn;
    const isOnlyPage =
      writeTableQuery(spec, { ...next, page: 1 }) === writeTableQuery(spec, { ...query, page: 1 });
    try {
      const ready = load(next);
      const rows = 'rows' in ready ? ready : await ready;
      // Only the last of several requests counts.
      if (mine !== turn) return;
      query = next;
      if (step === 'push') history.pushState(null, '', addressOf(spec, query));
      if (step === 'replace') history.replaceState(null, '', addressOf(spec, query));
      part('.failed').hidden = true;
      if (!isOnlyPage) draw(rows);
      view.scrollTo((query.page - 1) * PAGE);
      showPosition();
    } catch {
      part('.failed').hidden = false;
    }
  }

  function fromForm(typed: unknown): void {
    const next = queryInForm(spec, form);
    showFilters(form, next.columns);
    const step = typed !== undefined && typed === typedIn ? 'replace' : 'push';
    typedIn = typed;
    if (writeTableQuery(spec, next) !== writeTableQuery(spec, query)) void show(next, step);
  }

  form.addEventListener('input', ({ target }) => {
    // A value for the API waits until it is complete.
    const isOption = isEntry(target) && spec.controls.some(({ name }) => name === target.name);
    if (isOption) fromForm(target instanceof HTMLInputElement ? target : undefined);
  });
  form.addEventListener('change', ({ target }) => {
    const isOption = isEntry(target) && spec.controls.some(({ name }) => name === target.name);
    if (!isOption && form.checkValidity()) fromForm(undefined);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    fromForm(undefined);
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.records thead a');
    if (link === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    typedIn = undefined;
    const next = readTableQuery(spec, new URL(link.href).searchParams);
    setForm(form, next);
    void show(next, 'push');
  });
  addEventListener('popstate', () => {
    typedIn = undefined;
    const next = inAddress();
    setForm(form, next);
    void show(next, 'none');
  });

  let settling: ReturnType<typeof setTimeout> | undefined;
  region.addEventListener('scroll', () => {
    clearTimeout(settling);
    settling = setTimeout(() => {
      const page = view.isAtEnd() ? pageCount(found) : Math.floor(view.first() / PAGE) + 1;
      if (page !== query.page && spec.isPaged) {
        query = { ...query, page };
        history.replaceState(null, '', addressOf(spec, query));
      }
      showPosition();
    }, SETTLED);
  });
}

/** The focused element may be drawn again. Then its replacement gets the focus, or else its whole part. */
function keepingFocus(whole: HTMLElement, mark: string, drawn: () => string): void {
  const held = whole.contains(document.activeElement) ? document.activeElement : null;
  whole.innerHTML = drawn();
  if (held === null || held === whole) return;
  const alike = whole.querySelector<HTMLElement>(`[${mark}="${held.getAttribute(mark)}"]`);
  (alike ?? whole).focus({ preventScroll: true });
}

const spec = document.getElementById('table-spec');
// Without the rows, the page stays as it is.
if (spec !== null) enhanceTable(JSON.parse(spec.textContent ?? '')).catch(() => undefined);
