// Parts of the pages of a year: its days one by one, its long weekends, and the next day off.

import { atStart } from '../../engine/text/letter-case.js';
import { type Html, html } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import type { DayOff, LongWeekend, NextDay } from './day-off.js';
import { calculatorStrings } from './strings.js';
import { dayOfYear, daysInOrder, longDay } from './words.js';

export function dayTable(site: Site, daysOff: readonly DayOff[], details: readonly string[]): Html {
  const tools = calculatorStrings[site.language];
  const first = new Set<string>();
  return html`<table class="wide">
<thead><tr><th scope="col">${tools.day}</th><th scope="col">${tools.name}</th>${details.map((label) => html`<th scope="col">${label}</th>`)}</tr></thead>
<tbody>
${daysOff.map(({ date, name, details: known }) => {
  const isFirst = !first.has(date);
  first.add(date);
  return html`<tr${isFirst && html` id="day-${date}"`}><td><time datetime="${date}">${atStart(dayOfYear(site, date))}</time></td><th scope="row">${name}</th>${details.map((label, index) => html`<td data-label="${label}">${known[index]?.content}</td>`)}</tr>
`;
})}</tbody>
</table>`;
}

export function longWeekendList(site: Site, longWeekends: readonly LongWeekend[]): Html {
  const words = calculatorStrings[site.language].calendar;
  if (longWeekends.length === 0) return html`<p>${words.noLongWeekends}</p>`;
  return html`<ul class="plain">
${longWeekends.map(
  ({ from, to, days, names }) =>
    html`<li>${words.longWeekend(daysInOrder(site, from, to), days)} <span class="soft">${names.join(', ')}</span></li>
`,
)}</ul>`;
}

/** `In 12 days: Christmas Day, Friday, December 25, 2026.` */
export function nextDayOff(site: Site, { title, date, daysUntil, names }: NextDay): Html {
  const words = calculatorStrings[site.language].calendar;
  const when =
    daysUntil === 0 ? words.today : daysUntil === 1 ? words.tomorrow : words.inDays(site.number(daysUntil));
  return html`<p class="next-day"><strong>${title} ${when}</strong>: ${names.join(', ')}, <time datetime="${date}">${longDay(site, date)}</time>.</p>
`;
}
