// All rows of a table in one scrolling box. The page contains only the visible ones and some around them, in columns of constant width.

import type { Row } from '../../../engine/model/model.js';
import type { Html } from '../../shell/html.js';
import { LONG, type NameOfKey, titleOf } from '../table-parts.js';
import type { TableField, TableSpec } from '../table-spec.js';

interface RowWindow {
  /** Draws again from the top. `lines` has the number of lines of each name, if names are not cut. */
  readonly show: (
    count: number,
    draw: (index: number) => Html,
    lines: ((index: number) => number) | undefined,
  ) => void;
  readonly scrollTo: (index: number) => void;
  /** The first visible row, and the one after the last. */
  readonly first: () => number;
  readonly last: () => number;
  readonly isAtEnd: () => boolean;
}

/** The number of rows before and after the visible ones, so that scrolling and the next tab stop find them. */
const ROWS_AROUND = 20;

export function createRowWindow(region: HTMLElement, table: HTMLTableElement): RowWindow {
  const [before, body, after] = [spaceForRows(), document.createElement('tbody'), spaceForRows()];
  for (const old of table.querySelectorAll('tbody')) old.remove();
  // Below them are the sums.
  for (const part of [before, body, after]) table.insertBefore(part, table.tFoot);

  let [count, start, end, height] = [0, 0, 0, 0];
  let draw: (index: number) => Html;
  let linesOf: ((index: number) => number) | undefined;
  /** The start of each row if their heights differ, and the end of the last one. */
  let tops: Float64Array | undefined;
  const topOf = (index: number) => tops?.[index] ?? index * height;
  const built = document.createElement('template');

  const made = (from: number, to: number) => {
    let rows = '';
    for (let index = from; index < to; index++) rows += draw(index);
    built.innerHTML = rows;
    const { children } = built.content;
    if (tops !== undefined)
      for (let index = from; index < to; index++)
        (children[index - from] as HTMLElement).style.height = `${topOf(index + 1) - topOf(index)}px`;
    return built.content;
  };
  const rowAt = (top: number) =>
    tops === undefined ? Math.floor(top / (height || 1)) : lastAtMost(tops, count, top);
  const first = () => Math.min(rowAt(region.scrollTop), Math.max(count - 1, 0));

  const isAtEnd = () => region.scrollTop + region.clientHeight >= region.scrollHeight - 1;
  const headHeight = () =>
    [table.tHead, table.tFoot].reduce((sum, part) => sum + (part?.getBoundingClientRect().height ?? 0), 0);

  /** Rows that stay visible keep their elements, and with them the focus. */
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
    space(before, topOf(start));
    space(after, topOf(count) - topOf(end));
    if (held !== null && !held.isConnected) region.focus({ preventScroll: true });
  }

  function space(part: HTMLElement, pixels: number): void {
    (part.firstElementChild as HTMLElement).style.height = `${pixels}px`;
    part.hidden = pixels === 0;
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
    measureAll();
    follow();
  });
  addEventListener('beforeprint', () => fill(0, count));
  addEventListener('afterprint', follow);

  function measure(): void {
    const row = body.firstElementChild;
    if (row !== null && tops === undefined) height = row.getBoundingClientRect().height;
  }

  /** Starts with the height of a row of one line, and adds that of further lines. */
  function measureAll(): void {
    tops = undefined;
    table.classList.remove('wrapped');
    measure();
    if (linesOf === undefined || height === 0) return;
    table.classList.add('wrapped');
    const line = Number.parseFloat(getComputedStyle(table.querySelector('tbody th') ?? table).lineHeight);
    const ends = new Float64Array(count + 1);
    for (let index = 0; index < count; index++)
      ends[index + 1] = (ends[index] as number) + height + (linesOf(index) - 1) * line;
    tops = ends;
  }

  return {
    show: (rows, drawn, lines) => {
      [count, draw, linesOf] = [rows, drawn, lines];
      [start, end, tops] = [0, 0, undefined];
      fill(0, Math.min(count, 2 * ROWS_AROUND));
      measureAll();
      region.scrollTop = 0;
      if (tops !== undefined) [start, end] = [0, 0];
      fill(0, Math.min(count, Math.ceil(region.clientHeight / (height || 1)) + 1 + ROWS_AROUND));
    },
    scrollTo: (index) => {
      region.scrollTop = topOf(index);
      follow();
    },
    first,
    last: () => {
      const after = rowAt(region.scrollTop + region.clientHeight - headHeight());
      return isAtEnd() ? count : Math.min(count, Math.max(first() + 1, after));
    },
    isAtEnd,
  };
}

/** The index of the last of these ascending numbers that is at most this one. */
function lastAtMost(numbers: Float64Array, count: number, most: number): number {
  let [low, high] = [0, Math.max(count - 1, 0)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((numbers[middle] as number) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** An element with the height of the absent rows. */
function spaceForRows(): HTMLElement {
  const space = document.createElement('tbody');
  space.setAttribute('aria-hidden', 'true');
  space.append(document.createElement('tr'));
  return space;
}

const SHORTEST = 6;
/** The limit on a phone, where one column must not use the whole width. */
const NARROW = 500;
export const isNarrow = ({ clientWidth }: HTMLElement): boolean => clientWidth < NARROW;
const LONGEST_WHERE_NARROW = 18;
/** A letter is narrower than a digit, on average. */
const LETTER = 0.88;
/** The padding of a text, and the width of the sort mark in a heading. */
const [AROUND, SIGN] = [3, 2];

/** The widths of the name and of each column in characters, over all rows, so that columns do not move while rows change. */
export function columnWidths(
  spec: TableSpec,
  columns: readonly TableField[],
  rows: readonly Row[],
  nameOf: NameOfKey,
  region: HTMLElement,
): readonly number[] {
  const longest = isNarrow(region) ? LONGEST_WHERE_NARROW : LONG;
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
        // Includes the separators of digits.
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

/** Wider than most letters at the size of the text. */
const WIDE_LETTER = 0.6;

/** The number of lines of each name in its column, as the browser breaks them. It is computed when the first rows exist. */
export function linesOfNames(
  table: HTMLTableElement,
  nameAt: (index: number) => string,
): (index: number) => number {
  const context = document.createElement('canvas').getContext('2d');
  const width = (text: string) => context?.measureText(text).width ?? text.length * letter;
  let [room, letter] = [0, 0];

  function measure(): void {
    const cell = table.querySelector('tbody th') as HTMLElement;
    const { font, fontSize, paddingLeft, paddingRight } = getComputedStyle(cell);
    if (context !== null) context.font = font;
    letter = Number.parseFloat(fontSize) * WIDE_LETTER;
    room =
      cell.getBoundingClientRect().width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  }

  return (index) => {
    if (index === 0) measure();
    const name = nameAt(index);
    if (name.length * letter <= room) return 1;
    let [lines, line] = [1, ''];
    for (const word of name.split(/(?<=[\s-])/)) {
      if (line === '' || width((line + word).trimEnd()) <= room) line += word;
      else {
        lines++;
        line = word;
      }
      // A word that is wider than the column is broken.
      const broken = Math.ceil(width(line.trimEnd()) / room) - 1;
      if (broken > 0) [lines, line] = [lines + broken, ''];
    }
    return lines;
  };
}
