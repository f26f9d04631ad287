// A year with its days off: twelve months at a glance, the days one by one with their laws, long weekends, and how to subscribe.

import type { Localized } from '../../engine/text/localized.js';
import { calculatorAddresses } from '../shell/calculator-addresses.js';
import type { FamilyPart } from '../shell/family-parts.js';
import { type Html, html } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import { behindIt, calculatorLayout, refusal, type ShownRequest } from './calculator-layout.js';
import type { DayOff, LongWeekend, NextDay } from './day-off.js';
import { monthGrid } from './month-grid.js';
import { calculatorStrings } from './strings.js';
import { dayTable, longWeekendList, nextDayOff } from './year-parts.js';

export interface CalendarModel {
  readonly title: string;
  readonly year: number;
  /** The first and the last that there is. */
  readonly years: readonly [number, number];
  /** The errors in the requested year. */
  readonly wrong: readonly string[];
  readonly weekend: readonly number[];
  readonly daysOff: readonly DayOff[];
  /** Labels of the details of each day. */
  readonly details: readonly string[];
  readonly longWeekends: readonly LongWeekend[];
  /** From the day of the request. */
  readonly next: NextDay | undefined;
  /** The page of this year, if it has one. */
  readonly yearPage: Localized | undefined;
  readonly feed: { readonly path: string; readonly ofYear: string };
  readonly request: ShownRequest;
  readonly parts: readonly FamilyPart[];
  /** The noun of working days. */
  readonly plural: string;
}

export function calendarPage(site: Site, model: CalendarModel): string {
  const { at, number } = site;
  const words = calculatorStrings[site.language].calendar;
  const { title, year, wrong, daysOff, longWeekends } = model;
  const off = new Set(daysOff.map(({ date }) => date));
  return calculatorLayout(site, {
    address: calculatorAddresses.calendar,
    title: words.grid(String(year)),
    parts: model.parts,
    lead: words.summary(number(off.size), number(longWeekends.length)),
    body: html`${refusal(site, wrong)}
${model.next && nextDayOff(site, model.next)}<ul class="links">
<li><a href="#days">${words.list}</a></li>
${model.yearPage && html`<li><a href="${at(model.yearPage)}">${title}, ${year}</a></li>\n`}</ul>
${yearForm(site, model)}
<section class="year" aria-label="${year}">
${Array.from({ length: 12 }, (_, month) => monthGrid(site, { ...model, month: month + 1 }))}</section>
<p class="key" aria-label="${words.key}"><span class="off">${words.off}</span> <span class="long">${words.long}</span></p>
<div class="two">
<section>
<h2>${words.longWeekends}</h2>
${longWeekendList(site, longWeekends)}
</section>
<section>
<h2>${words.subscribe}</h2>
${subscription(site, model)}
</section>
</div>
<h2 id="days">${words.list}</h2>
${dayTable(site, daysOff, model.details)}
<p><a href="${at(calculatorAddresses.workingDays)}">${words.count(model.plural)}</a></p>
${behindIt(site, model.request)}`,
  });
}

function yearForm({ at, language }: Site, { year, years: [first, last] }: CalendarModel): Html {
  const words = calculatorStrings[language].calendar;
  const href = (other: number) => `${at(calculatorAddresses.calendar)}?year=${other}`;
  return html`<form class="tool year-form" action="${at(calculatorAddresses.calendar)}">
<nav aria-label="${words.years}">
${year > first && html`<a class="button quiet" rel="prev" href="${href(year - 1)}">← ${year - 1}</a>`}
${year < last && html`<a class="button quiet" rel="next" href="${href(year + 1)}">${year + 1} →</a>`}
</nav>
<label>${words.year} <input id="year" name="year" type="number" min="${first}" max="${last}" value="${year}" required></label>
<button class="button" type="submit">${words.show}</button>
</form>`;
}

/** The script completes the URL with the page's origin, and gives it to programs by their scheme. */
export function subscription(
  { origin, language }: Site,
  { year, feed }: Pick<CalendarModel, 'year' | 'feed'>,
): Html {
  const words = calculatorStrings[language].calendar;
  return html`<p>${words.subscribeAbout}</p>
<p class="actions"><a class="button" data-webcal href="${feed.path}">${words.subscribeNow}</a>
<a class="button quiet" href="${feed.ofYear}" download>${words.download(String(year))}</a></p>
<div class="code"><pre tabindex="0" aria-label="${words.address}"><code><span class="origin">${origin}</span>${feed.path}</code></pre></div>`;
}
