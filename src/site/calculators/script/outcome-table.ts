// The table of results. Choices change its rows and counts, and it is copied or saved as it is shown.
import { copiesOnClick } from '../../shell/script/copy-buttons.js';
import { delimited, FILE_TYPE, type FileFormat } from '../delimited.js';

interface EqualWords {
  readonly equal?: string | undefined;
  readonly equalOne?: string | undefined;
  readonly applied?: string | undefined;
}

type Tell = (text: string) => void;

export function enhanceOutcome(
  place: HTMLElement,
  words: EqualWords & { readonly locale?: string | undefined },
  tell: Tell,
): void {
  const table = place.querySelector('table');
  if (table === null) return;
  for (const row of table.tBodies[0]?.rows ?? []) enhanceRow(row);
  recount();
  addFilters();
  place.querySelector('.without-scripts')?.remove();
  const copy = place.querySelector<HTMLButtonElement>('[data-copy-table]');
  if (copy !== null) {
    copy.hidden = false;
    copiesOnClick(copy, () => delimited(linesOf(table), 'tsv'));
  }
  for (const button of place.querySelectorAll<HTMLButtonElement>('button[name=as]')) {
    button.type = 'button';
    button.addEventListener('click', () => saveText(delimited(linesOf(table), button.value as FileFormat)));
  }

  function enhanceRow(row: HTMLTableRowElement): void {
    const select = row.querySelector('select');
    if (select === null) return;
    const cells = [...row.querySelectorAll<HTMLElement>('td.chosen')];
    const note = row.querySelector<HTMLElement>('td:last-child > span');
    const before = {
      status: row.dataset.status ?? '',
      cells: cells.map((cell) => cell.innerHTML),
      note: note?.textContent ?? '',
    };
    select.addEventListener('change', (event) => {
      const { cells: written, href, named, at } = select.selectedOptions[0]?.dataset ?? {};
      const chosen: readonly string[] | undefined = written === undefined ? undefined : JSON.parse(written);
      for (const [index, cell] of cells.entries()) {
        if (chosen === undefined) cell.innerHTML = before.cells[index] ?? '';
        else
          cell.replaceChildren(String(index) === named ? linkTo(href, chosen[index]) : (chosen[index] ?? ''));
      }
      // A choice settles the note of the row.
      if (note !== null) note.textContent = chosen === undefined ? before.note : '';
      moveDot(row, at);
      row.dataset.status = chosen === undefined ? before.status : 'chosen';
      recount();
      // Rows that copied the choice of another row get no offer.
      if (!(event instanceof CustomEvent)) offerToEqualRows(select, words, tell);
    });
  }

  /** Moves the dot to the chosen place. A row without a place has no dot. */
  function moveDot(row: HTMLTableRowElement, at: string | undefined): void {
    const dots = place.querySelector('.outcome-map .dots');
    const number = row.cells[0]?.textContent ?? '';
    dots?.querySelector(`[data-row="${number}"]`)?.remove();
    if (dots === null || at === undefined) return;
    const dot = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
    const [x = '', y = ''] = at.split(',');
    for (const [name, value] of Object.entries({ 'data-row': number, cx: x, cy: y, r: '9' }))
      dot.setAttribute(name, value);
    dots.append(dot);
  }

  /**
   * Pressing the counter of a status shows only its rows, and pressing it again shows all. A row that is decided meanwhile stays until the
   * next press.
   */
  function addFilters(): void {
    const filters = [...place.querySelectorAll<HTMLButtonElement>('[data-filter]')];
    for (const filter of filters)
      filter.addEventListener('click', (event) => {
        event.preventDefault();
        const only = filter.getAttribute('aria-pressed') === 'true' ? undefined : filter.dataset.filter;
        for (const each of filters)
          each.setAttribute('aria-pressed', String(only !== undefined && each.dataset.filter === only));
        for (const row of place.querySelectorAll<HTMLElement>('tr[data-status]'))
          row.hidden = only !== undefined && row.dataset.status !== only;
      });
  }

  function recount(): void {
    for (const count of place.querySelectorAll<HTMLElement>('[data-count]')) {
      const rows = place.querySelectorAll(`tr[data-status="${count.dataset.count}"]`);
      count.textContent = rows.length.toLocaleString(words.locale);
    }
  }
}

function linkTo(href = '', text = ''): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  return link;
}

/** The table as shown, without the offered choices. */
function linesOf(table: HTMLTableElement): readonly (readonly string[])[] {
  const text = (cell: Element) =>
    (cell.querySelector('select') === null ? cell : (cell.querySelector('span') ?? cell)).textContent ?? '';
  return [...table.rows].map((row) => [...row.cells].map((cell) => text(cell).trim()));
}

function saveText(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: FILE_TYPE }));
  link.download = `${location.pathname.split('/').at(-1)}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Offers the choice in one row to undecided rows that are equal except for their number. */
function offerToEqualRows(select: HTMLSelectElement, words: EqualWords, tell: Tell): void {
  const row = select.closest('tr');
  row?.querySelector('.equal')?.remove();
  if (row === null || select.value === '') return;
  const key = keyOf(row);
  const others = [...(row.parentElement?.querySelectorAll<HTMLTableRowElement>('tr') ?? [])].flatMap(
    (other) => {
      const choice = other === row ? null : other.querySelector('select');
      return choice !== null && choice.value === '' && keyOf(other) === key ? [choice] : [];
    },
  );
  if (others.length === 0) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button quiet equal';
  const label = others.length === 1 ? words.equalOne : words.equal;
  button.textContent = (label ?? '').replace('#', String(others.length));
  button.addEventListener('click', () => {
    for (const choice of others) {
      choice.value = select.value;
      choice.dispatchEvent(new CustomEvent('change', { detail: 'equal' }));
    }
    button.remove();
    select.focus();
    tell((words.applied ?? '').replace('#', String(others.length)));
  });
  select.after(button);
}

/** Its cells as they were typed. */
const keyOf = (row: HTMLTableRowElement): string =>
  JSON.stringify(
    [...row.cells]
      .slice(1, -1)
      .flatMap((cell) => (cell.classList.contains('chosen') ? [] : [cell.textContent])),
  );
