// The calendar of a year: twelve months, the days off with their laws, the long weekends, and the ways to subscribe.

import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { atStart } from '../../engine/text/fold.js';
import { type CalendarOperations, manifestOf } from '../manifest/manifest.js';
import { calculatorAddresses, calendarAddress, yearAddress } from '../shell/addresses.js';
import { familyParts } from '../shell/family-parts.js';
import { type Html, html } from '../shell/html.js';
import { resultOnPage } from '../shell/operations.js';
import type { Site } from '../shell/site.js';
import { type CalculatorInput, calculatorLayout, refusal } from './calculator-layout.js';
import {
  calendarYear,
  dayOfYear,
  dayTable,
  longWeekendList,
  monthName,
  nextDayOff,
  subscription,
  summary,
  thisYear,
  weekdayName,
  yearRequest,
  yearsOf,
} from './calendar-year.js';
import { calculatorStrings } from './strings.js';

type CalendarYear = Parameters<typeof summary>[1];

/** The form has the year as a value. If it is wrong, the page shows the current year. */
export function* calendarPage(
  { engine, site, values }: CalculatorInput,
  tool: CalendarOperations,
): YieldingWork<string> {
  const asked = values.get('year')?.trim() || thisYear(tool);
  const answered = yield* resultOnPage(engine, tool.longWeekends, { year: asked }, site.language);
  const shown = yield* calendarYear(engine, site, tool, 'value' in answered ? asked : thisYear(tool));
  yield;
  const wrong = 'value' in answered ? [] : answered.wrong.map(({ message }) => message);
  const { year } = shown;
  const { at, language } = site;
  const words = calculatorStrings[language].calendar;
  return calculatorLayout(site, {
    address: calculatorAddresses.calendar,
    title: words.grid(String(year)),
    parts: familyParts(site, manifestOf(engine), tool.shown),
    lead: summary(site, shown),
    body: html`${refusal(site, wrong)}
${nextDayOff(site, tool, shown)}<ul class="links">
<li><a href="#days">${words.list}</a></li>
${linkToYear(site, tool, year)}</ul>
${yearForm(site, tool, year)}
<section class="year" aria-label="${year}">
${Array.from({ length: 12 }, (_, month) => monthGrid(site, tool, shown, month + 1))}</section>
<p class="key" aria-label="${words.key}"><span class="off">${words.off}</span> <span class="long">${words.long}</span></p>
<div class="two">
<section>
<h2>${words.longWeekends}</h2>
${longWeekendList(site, shown)}
</section>
<section>
<h2>${words.subscribe}</h2>
${subscription(site, tool, year)}
</section>
</div>
<h2 id="days">${words.list}</h2>
${dayTable(site, tool, shown)}
<p><a href="${at(calculatorAddresses.workingDays)}">${words.count(tool.working.plural[language])}</a></p>
${yearRequest(site, tool, year)}`,
  });
}

/** Undefined if the year has no page. */
function linkToYear({ at, language }: Site, tool: CalendarOperations, year: number): Html | undefined {
  const address = calendarAddress(tool.calendar);
  const [first, last] = yearsOf(tool);
  if (address === undefined || year < first || year > last) return undefined;
  const title = tool.working.feed.title[language];
  return html`<li><a href="${at(yearAddress(address, year))}">${title}, ${year}</a></li>\n`;
}

function yearForm({ at, language }: Site, { calendar }: CalendarOperations, year: number): Html {
  const { from: first, to: last } = calendar;
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

/** 0 is Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** A month as a table of weeks, from Monday to Sunday, with its days off. */
function monthGrid(site: Site, tool: CalendarOperations, shown: CalendarYear, month: number): Html {
  const first = new Date(Date.UTC(2000, month - 1, 1));
  first.setUTCFullYear(shown.year);
  const last = new Date(first);
  last.setUTCMonth(month, 0);
  const before = WEEK.indexOf(first.getUTCDay());
  const days = [
    ...Array.from({ length: before }, () => undefined),
    ...Array.from({ length: last.getUTCDate() }, (_, index) => index + 1),
  ];
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    WEEK.map((_, place) => days[week * 7 + place]),
  );
  return html`<table class="month">
<caption>${atStart(monthName(site, month))}</caption>
<thead><tr>${WEEK.map((weekday) => html`<th scope="col" abbr="${weekdayName(site, weekday, 'long')}">${atStart(weekdayName(site, weekday, 'narrow'))}</th>`)}</tr></thead>
<tbody>
${weeks.map((week) => html`<tr>${week.map((day, place) => (day === undefined ? html`<td></td>` : cell(site, tool, shown, month, day, WEEK[place] as number)))}</tr>\n`)}</tbody>
</table>
`;
}

function cell(
  site: Site,
  { working }: CalendarOperations,
  { year, daysOff, longWeekends }: CalendarYear,
  month: number,
  day: number,
  weekday: number,
): Html {
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const names = daysOff.filter((off) => off.date === date).map(({ name }) => name);
  const isLong = longWeekends.some(({ from, to }) => from <= date && date <= to);
  const classes = [
    ...(names.length > 0 ? ['off'] : []),
    ...(isLong ? ['long'] : []),
    ...(working.weekend.includes(weekday) ? ['rest'] : []),
  ];
  const content =
    names.length === 0
      ? html`${day}`
      : html`<a href="#day-${date}" aria-label="${atStart(dayOfYear(site, date))}: ${names.join(', ')}" title="${names.join(', ')}">${day}</a>`;
  return html`<td${classes.length > 0 && html` class="${classes.join(' ')}"`}>${content}</td>`;
}
