// All rows of a table in one place that scrolls, of which the page only holds those in sight and some around them, in columns that keep
// their widths.

import type { Row } from '../../../engine/model/model.js';
import type { Html } from '../../shell/html.js';
import { LONG, type NameOfKey, titleOf } from '../table-parts.js';
import type { TableField, TableSpec } from '../table-spec.js';

interface RowWindow {
  /** Draws again, from the top. */
  readonly show: (count: number, draw: (index: number) => Html) => void;
  readonly scrollTo: (index: number) => void;
  /** The first row in sight, and the one after the last. */
  readonly first: () => number;
  readonly last: () => number;
  readonly isAtEnd: () => boolean;
}

/** Rows before and after those in sight, so that scrolling finds them there, and the next tab stop too. */
const ROWS_AROUND = 20;

export function createRowWindow(region: HTMLElement, table: HTMLTableElement): RowWindow {
  const [before, body, after] = [spaceForRows(), document.createElement('tbody'), spaceForRows()];
  for (const old of table.querySelectorAll('tbody')) old.remove();
  table.append(before, body, after);

  let [count, start, end, height] = [0, 0, 0, 0];
  let draw: (index: number) => Html;
  const built = document.createElement('template');

  const made = (from: number, to: number) => {
    let rows = '';
    for (let index = from; index < to; index++) rows += draw(index);
    built.innerHTML = rows;
    return built.content;
  };
  const first = () => Math.min(Math.floor(region.scrollTop / (height || 1)), Math.max(count - 1, 0));

  const isAtEnd = () => region.scrollTop + region.clientHeight >= region.scrollHeight - 1;
  const headHeight = () => table.tHead?.getBoundingClientRect().height ?? 0;

  /** Rows that stay are left alone, and with them the focus. */
  function fill(from: number, to: number): void {
    const held = document.activeElement;
    if (from >= end || to <= start) {
      body.replaceChildren(made(from, to));
    } else {
      for (; start < from; start++) body.firstElementChild?.remove();
      for (; end > to; end--) body.lastElementChild?.remove();
      if (from < start) body.prepend(made(from, start));
      if (to > end) body.append(made(end, to));
    }
    [start, end] = [from, to];
    space(before, start);
    space(after, count - end);
    if (held !== null && !held.isConnected) region.focus({ preventScroll: true });
  }

  function space(part: HTMLElement, rows: number): void {
    (part.firstElementChild as HTMLElement).style.height = `${rows * height}px`;
    part.hidden = rows === 0;
  }

  function follow(): void {
    const top = first();
    const inSight = Math.ceil(region.clientHeight / (height || 1)) + 1;
    const isCovered =
      start <= Math.max(0, top - ROWS_AROUND / 2) && end >= Math.min(count, top + inSight + ROWS_AROUND / 2);
    if (!isCovered) fill(Math.max(0, top - ROWS_AROUND), Math.min(count, top + inSight + ROWS_AROUND));
  }

  region.addEventListener('scroll', follow, { passive: true });
  addEventListener('resize', () => {
    measure();
    follow();
  });
  addEventListener('beforeprint', () => fill(0, count));
  addEventListener('afterprint', follow);

  function measure(): void {
    const row = body.firstElementChild;
    if (row !== null) height = row.getBoundingClientRect().height;
  }

  return {
    show: (rows, drawn) => {
      [count, draw] = [rows, drawn];
      [start, end] = [0, 0];
      fill(0, Math.min(count, 2 * ROWS_AROUND));
      measure();
      region.scrollTop = 0;
      fill(0, Math.min(count, Math.ceil(region.clientHeight / (height || 1)) + 1 + ROWS_AROUND));
    },
    scrollTo: (index) => {
      region.scrollTop = index * height;
      follow();
    },
    first,
    last: () => {
      const inSight = Math.floor((region.clientHeight - headHeight()) / (height || 1));
      return isAtEnd() ? count : Math.min(count, first() + Math.max(1, inSight));
    },
    isAtEnd,
  };
}

/** As high as the rows that are not there. */
function spaceForRows(): HTMLElement {
  const space = document.createElement('tbody');
  space.setAttribute('aria-hidden', 'true');
  space.append(document.createElement('tr'));
  return space;
}

const SHORTEST = 6;
/** On a phone, where one column must not take the whole width. */
const NARROW = 500;
const LONGEST_WHERE_NARROW = 18;
/** A letter is narrower than a digit, on average. */
const LETTER = 0.88;
/** The room around a text, and the sign of the order beside a label. */
const [AROUND, SIGN] = [3, 2];

/** In characters, of the name of a row and of each column: for all rows, because the columns must not move as rows come and go. */
export function columnWidths(
  spec: TableSpec,
  columns: readonly TableField[],
  rows: readonly Row[],
  nameOf: NameOfKey,
  room: number,
): readonly number[] {
  const longest = room < NARROW ? LONGEST_WHERE_NARROW : LONG;
  const widest = (lengthOf: (row: Row) => number) => {
    let most = SHORTEST;
    for (const row of rows) most = Math.max(most, lengthOf(row));
    return Math.min(most, longest);
  };
  return [
    widest((row) => titleOf(spec, row).length * LETTER) + AROUND,
    ...columns.map((field) => {
      const head = Math.max(field.label.length, field.unit?.length ?? 0);
      const content = widest(({ [field.name]: value }) => {
        if (value === null || value === undefined) return 0;
        if (field.target !== undefined) return (nameOf(field, value as number) ?? '').length * LETTER;
        // With the signs that group its digits.
        if (typeof value === 'number') return String(value).length * 1.3;
        return field.kind === 'date' || field.kind === 'midnight' ? 13 : String(value).length * LETTER;
      });
      return Math.max(content, Math.min(head, longest) + SIGN) + AROUND;
    }),
  ];
}

export function setWidths(table: HTMLTableElement, widths: readonly number[]): void {
  const group = table.querySelector('colgroup') ?? document.createElement('colgroup');
  group.replaceChildren(
    ...widths.map((width) => {
      const column = document.createElement('col');
      column.style.width = `${width}ch`;
      return column;
    }),
  );
  table.prepend(group);
  table.style.minWidth = `${widths.reduce((sum, width) => sum + width, 0)}ch`;
}
