// The page of one year: its days off with their laws, long weekends, and the year in other forms. It is the same text as Markdown.

import type { Engine } from '../../engine/answers/engine.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { Localized } from '../../engine/text/localized.js';
import type { CalendarOperations } from '../manifest/manifest.js';
import { manifestOf } from '../manifest/manifest-of.js';
import { addresses, markdownAddress } from '../shell/addresses.js';
import { calculatorAddresses } from '../shell/calculator-addresses.js';
import { yearAddress } from '../shell/calendar-addresses.js';
import { familyParts, partLinks } from '../shell/family-parts.js';
import { type Html, html } from '../shell/html.js';
import { breadcrumbData } from '../shell/json-ld.js';
import { layout } from '../shell/layout.js';
import type { Site } from '../shell/site.js';
import { refusal } from './calculator-layout.js';
import {
  calendarYear,
  dayTable,
  longWeekendList,
  nextDayOff,
  subscription,
  summary,
  yearFeed,
  yearPath,
  yearRequest,
  yearsOf,
} from './calendar-year.js';
import { calculatorStrings } from './strings.js';

/** The ending of the URL of the table as a file. */
export const TABLE = '.csv';

/** `address` is that of the calendar, without a year. */
export function* yearPage(
  site: Site,
  engine: Engine,
  tool: CalendarOperations,
  address: Localized,
  of: string,
): YieldingWork<string> {
  const shown = yield* calendarYear(engine, site, tool, of);
  yield;
  const { at, language, strings } = site;
  const tools = calculatorStrings[language];
  const words = tools.calendar;
  const { year, daysOff, next } = shown;
  const path = yearAddress(address, of);
  const heading = `${titleOf(site, tool)}, ${year}`;
  const lead = summary(site, shown);
  const feed = yearFeed(site, tool, year);
  const [first, last] = [daysOff[0], daysOff.at(-1)].map((day) => day?.name ?? '');
  return layout(site, {
    path,
    title: heading,
    description: `${heading}. ${lead} ${words.described(first ?? '', last ?? '')}`,
    kind: 'data',
    picture: 'tools',
    scripts: ['tools'],
    head: html`<link rel="alternate" type="text/markdown" href="${markdownAddress(at(path))}">
<link rel="alternate" type="text/calendar" href="${feed}">
`,
    body: html`<nav class="crumbs" aria-label="${tools.breadcrumb}"><ol>
<li><a href="${at(addresses.calculators)}">${strings.titles.calculators}</a></li>
<li><a href="${at(calculatorAddresses.calendar)}?year=${year}">${words.grid(String(year))}</a></li></ol></nav>
${breadcrumbData(site, [
  [addresses.calculators, strings.titles.calculators],
  [path, heading],
])}<h1>${heading}</h1>
<p class="lead">${lead}</p>
${next?.date.startsWith(String(year)) && nextDayOff(site, tool, shown)}${yearLinks(site, tool, address, year)}
${dayTable(site, tool, shown)}
<h2 id="long-weekends">${words.longWeekends}</h2>
${longWeekendList(site, shown)}
<h2 id="subscribe">${words.subscribe}</h2>
${subscription(site, tool, year)}
<h2 id="files">${words.files}</h2>
<ul class="links">
<li><a href="${at(path)}${TABLE}" download>${words.excel}</a></li>
<li><a href="${feed}" download>iCalendar</a></li>
<li><a href="${yearPath(tool.ofYear, year)}">JSON</a></li>
<li><a href="${markdownAddress(at(path))}">Markdown</a></li>
</ul>
${allYears(site, tool, address, year)}
${yearRequest(site, tool, year)}
${partLinks(site, familyParts(site, manifestOf(engine), tool.shown), path)}`,
  });
}

function yearLinks({ at, language }: Site, tool: CalendarOperations, address: Localized, year: number): Html {
  const [first, last] = yearsOf(tool);
  const words = calculatorStrings[language].calendar;
  const href = (other: number) => at(yearAddress(address, other));
  return html`<nav class="years" aria-label="${words.years}">
${year > first && html`<a class="button quiet" rel="prev" href="${href(year - 1)}">← ${year - 1}</a>`}
${year < last && html`<a class="button quiet" rel="next" href="${href(year + 1)}">${year + 1} →</a>`}
</nav>`;
}

/** The neighbours are above; these are for a jump. */
function allYears({ at, language }: Site, tool: CalendarOperations, address: Localized, year: number): Html {
  const [first, last] = yearsOf(tool);
  const words = calculatorStrings[language].calendar;
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return html`<nav class="all-years" aria-label="${words.allYears}"><details><summary>${words.allYears}</summary>
<ul class="parts">
${all.map((each) => html`<li><a href="${at(yearAddress(address, each))}"${each === year && html` aria-current="page"`}>${each}</a></li>\n`)}</ul>
</details></nav>`;
}

const titleOf = ({ language }: Site, { working }: CalendarOperations): string => working.feed.title[language];

/** For a year without a page. */
export function noYearPage(site: Site, tool: CalendarOperations, address: Localized): string {
  const [first, last] = yearsOf(tool);
  const title = titleOf(site, tool);
  const words = calculatorStrings[site.language].calendar;
  const message = words.noYear(String(first), String(last));
  return layout(site, {
    path: address,
    title,
    description: message,
    kind: 'data',
    head: html`<meta name="robots" content="noindex">\n`,
    body: html`<h1>${title}</h1>
${refusal(site, [message])}
<p><a class="button" href="${site.at(address)}">${words.thisYear}</a></p>`,
  });
}
