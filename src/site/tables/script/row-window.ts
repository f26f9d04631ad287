// All rows of a table in one place that scrolls, of which the page only holds those in sight and some around them.
import type { Html } from '../../shell/html.js';

export interface RowWindow {
  /** Draws again, from the top. */
  readonly show: (count: number, draw: (index: number) => Html) => void;
  readonly scrollTo: (index: number) => void;
  /** The first row in sight, and the one after the last. */
  readonly first: () => number;
  readonly last: () => number;
  readonly isAtEnd: () => boolean;
}

/** Rows before and after those in sight, so that scrolling finds them there, and the next tab stop too. */
const AROUND = 20;

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
      start <= Math.max(0, top - AROUND / 2) && end >= Math.min(count, top + inSight + AROUND / 2);
    if (!isCovered) fill(Math.max(0, top - AROUND), Math.min(count, top + inSight + AROUND));
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
      fill(0, Math.min(count, 2 * AROUND));
      measure();
      region.scrollTop = 0;
      fill(0, Math.min(count, Math.ceil(region.clientHeight / (height || 1)) + 1 + AROUND));
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
