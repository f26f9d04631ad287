// A month as a table of weeks, from Monday to Sunday, with its days off.

import { atStart } from '../../engine/text/letter-case.js';
import { type Html, html } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import type { DayOff, LongWeekend } from './day-off.js';
import { dayOfYear, monthName, weekdayName } from './words.js';

interface Month {
  readonly year: number;
  readonly month: number;
  readonly weekend: readonly number[];
  readonly daysOff: readonly DayOff[];
  readonly longWeekends: readonly LongWeekend[];
}

/** 0 is Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

export function monthGrid(site: Site, month: Month): Html {
  const { year } = month;
  const first = new Date(Date.UTC(2000, month.month - 1, 1));
  first.setUTCFullYear(year);
  const last = new Date(first);
  last.setUTCMonth(month.month, 0);
  const before = WEEK.indexOf(first.getUTCDay());
  const days = [
    ...Array.from({ length: before }, () => undefined),
    ...Array.from({ length: last.getUTCDate() }, (_, index) => index + 1),
  ];
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    WEEK.map((_, place) => days[week * 7 + place]),
  );
  return html`<table class="month">
<caption>${atStart(monthName(site, month.month))}</caption>
<thead><tr>${WEEK.map((weekday) => html`<th scope="col" abbr="${weekdayName(site, weekday, 'long')}">${atStart(weekdayName(site, weekday, 'narrow'))}</th>`)}</tr></thead>
<tbody>
${weeks.map((week) => html`<tr>${week.map((day, place) => (day === undefined ? html`<td></td>` : cell(site, month, day, WEEK[place] as number)))}</tr>\n`)}</tbody>
</table>
`;
}

function cell(
  site: Site,
  { year, month, weekend, daysOff, longWeekends }: Month,
  day: number,
  weekday: number,
): Html {
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const names = daysOff.filter((off) => off.date === date).map(({ name }) => name);
  const isLong = longWeekends.some(({ from, to }) => from <= date && date <= to);
  const classes = [
    ...(names.length > 0 ? ['off'] : []),
    ...(isLong ? ['long'] : []),
    ...(weekend.includes(weekday) ? ['rest'] : []),
  ];
  const content =
    names.length === 0
      ? html`${day}`
      : html`<a href="#day-${date}" aria-label="${atStart(dayOfYear(site, date))}: ${names.join(', ')}" title="${names.join(', ')}">${day}</a>`;
  return html`<td${classes.length > 0 && html` class="${classes.join(' ')}"`}>${content}</td>`;
}
