// A year of the calendar with its days off, its long weekends and the next day off, and the parts that its pages share.
import type { Engine } from '../../engine/answers/engine.js';
import type { Row } from '../../engine/model/model.js';
import { nameIn } from '../../engine/model/read-row.js';
import type { Operation } from '../../engine/operations/operation.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { atStart } from '../../engine/text/fold.js';
import type { Localized } from '../../engine/text/localized.js';
import type { CalendarOperations } from '../manifest/manifest.js';
import { type Html, html } from '../shell/html.js';
import { resultOnPage } from '../shell/operations.js';
import type { Site } from '../shell/site.js';
import { shownValue } from '../shell/values.js';
import { behindIt } from './calculator-layout.js';
import { calculatorStrings } from './strings.js';

const dateOf = (iso: string) => new Date(`${iso}T00:00:00Z`);

type DateOptions = Omit<Intl.DateTimeFormatOptions, 'timeZone'>;

/** Making one takes longer than a hundred uses of it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf({ strings: { locale } }: Site, options: DateOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

const said = (site: Site, iso: string, options: DateOptions): string =>
  formatOf(site, options).format(dateOf(iso));

/** Days, weekdays and numbers of days in the words of a language. Days have no zone. `Thursday, December 24, 2026`. */
export const longDay = (site: Site, iso: string): string => said(site, iso, { dateStyle: 'full' });

/** `Thursday, December 24`. */
export const dayOfYear = (site: Site, iso: string): string =>
  said(site, iso, { weekday: 'long', day: 'numeric', month: 'long' });

/** `November 14 – 16`, without a word that both days share. */
const dayRange = (site: Site, from: string, to: string): string =>
  formatOf(site, { day: 'numeric', month: 'long' }).formatRange(dateOf(from), dateOf(to));

export const monthName = (site: Site, month: number): string =>
  said(site, `2026-${String(month).padStart(2, '0')}-01`, { month: 'long' });

/** 0 is Sunday, as the fourth of January 2026 was. */
export const weekdayName = (site: Site, weekday: number, weekdayStyle: 'long' | 'narrow' | 'short'): string =>
  said(site, `2026-01-${String(4 + weekday).padStart(2, '0')}`, { weekday: weekdayStyle });

/** `1 working day`, `10 working days`. */
export const howMany = ({ language, number }: Site, count: number, one: Localized, many: Localized): string =>
  `${number(count)} ${(count === 1 ? one : many)[language]}`;

/** The days off, which are the rows of a calendar with their names and other details. */
interface DayOff {
  /** As YYYY-MM-DD. */
  readonly date: string;
  readonly name: string;
  /** Its other details, in the order of `detailFields`; undefined for a missing one. */
  readonly details: readonly ({ readonly label: string; readonly content: Html } | undefined)[];
}

/** The fields other than the day and the name. */
export const detailFields = ({ shown, calendar }: CalendarOperations) =>
  shown.fields.filter(
    ({ field: { name } }) => name !== calendar.date && !shown.family.nameFields.includes(name),
  );

export function dayOff(site: Site, tool: CalendarOperations, row: Row, date: string): DayOff {
  return {
    date,
    name: nameIn(site.language, tool.shown.family, row),
    details: detailFields(tool).map((shown) => {
      const value = row[shown.field.name];
      // A date that is the day itself adds nothing.
      const content = value === date ? undefined : shownValue(site, shown, value);
      return content && { label: shown.label[site.language], content };
    }),
  };
}

/** Today, by the clock of the calendar. */
export const today = ({ working }: CalendarOperations): string =>
  new Date(Date.now() + working.hoursAheadOfUtc * 3_600_000).toISOString().slice(0, 10);

interface CalendarYear {
  readonly year: number;
  readonly daysOff: readonly DayOff[];
  readonly longWeekends: readonly NamedWeekend[];
  /** The next day off from the day of the request. Undefined once the last year of the calendar has ended. */
  readonly next: NextDay | undefined;
}

interface NamedWeekend {
  readonly from: string;
  readonly to: string;
  readonly days: number;
  readonly names: readonly string[];
}

interface NextDay {
  readonly date: string;
  readonly daysUntil: number;
  readonly names: readonly string[];
}

/** The result of an operation, whose rows are in a property that the calendar names. */
type WithNames<Kind extends { readonly names: unknown }> = Omit<Kind, 'names'> &
  Readonly<Record<string, unknown>>;

/** The years with a page, which are those in which days can be counted. */
export const yearsOf = ({ calendar, working }: CalendarOperations): readonly [number, number] => [
  calendar.from,
  working.to,
];

export const thisYear = (tool: CalendarOperations): string => today(tool).slice(0, 4);

/** The year must be one of the calendar. */
export function* calendarYear(
  engine: Engine,
  site: Site,
  tool: CalendarOperations,
  year: string,
): YieldingWork<CalendarYear> {
  const { calendar, longWeekends } = tool;
  const weekends = yield* resultOnPage<readonly WithNames<NamedWeekend>[]>(
    engine,
    longWeekends,
    { year },
    site.language,
  );
  const rows = calendar.rows(Number(year), () => false);
  return {
    year: Number(year),
    daysOff: rows.map((row) => dayOff(site, tool, row, String(row[calendar.date]).slice(0, 10))),
    longWeekends: ('value' in weekends ? weekends.value : []).map(({ from, to, days, ...more }) => ({
      from,
      to,
      days,
      names: namesIn(site, tool, more),
    })),
    next: yield* nextDay(engine, site, tool),
  };
}

/** The next day off from today by the clock of the calendar. */
function* nextDay(engine: Engine, site: Site, tool: CalendarOperations): YieldingWork<NextDay | undefined> {
  const answered = yield* resultOnPage<WithNames<NextDay>>(
    engine,
    tool.next,
    { from: today(tool) },
    site.language,
  );
  if (!('value' in answered)) return undefined;
  const { date, daysUntil, ...more } = answered.value;
  return { date, daysUntil, names: namesIn(site, tool, more) };
}

const namesIn = (
  { language }: Site,
  { shown, working }: CalendarOperations,
  answer: Readonly<Record<string, unknown>>,
): readonly string[] =>
  (answer[working.rowsAs] as readonly Row[]).map((row) => nameIn(language, shown.family, row));

export function summary({ number, language }: Site, { daysOff, longWeekends }: CalendarYear): string {
  const days = new Set(daysOff.map(({ date }) => date));
  return calculatorStrings[language].calendar.summary(number(days.size), number(longWeekends.length));
}

export function dayTable(site: Site, tool: CalendarOperations, { daysOff }: CalendarYear): Html {
  const details = detailFields(tool).map(({ label }) => label[site.language]);
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

export function longWeekendList(site: Site, { longWeekends }: CalendarYear): Html {
  const words = calculatorStrings[site.language].calendar;
  if (longWeekends.length === 0) return html`<p>${words.noLongWeekends}</p>`;
  return html`<ul class="plain">
${longWeekends.map(
  ({ from, to, days, names }) =>
    html`<li>${words.longWeekend(dayRange(site, from, to), days)} <span class="soft">${names.join(', ')}</span></li>
`,
)}</ul>`;
}

/** `In 12 days: Christmas Day, Friday, December 25, 2026.` */
export function nextDayOff(
  site: Site,
  { working }: CalendarOperations,
  { next }: CalendarYear,
): Html | undefined {
  if (next === undefined) return undefined;
  const { date, daysUntil, names } = next;
  const words = calculatorStrings[site.language].calendar;
  const when =
    daysUntil === 0 ? words.today : daysUntil === 1 ? words.tomorrow : words.inDays(site.number(daysUntil));
  return html`<p class="next-day"><strong>${working.next[site.language]} ${when}</strong>: ${names.join(', ')}, <time datetime="${date}">${longDay(site, date)}</time>.</p>
`;
}

export const yearFeed = ({ language }: Site, { feedOfYear }: CalendarOperations, year: number): string =>
  requestPath(feedOfYear.path, { year: String(year), lang: language });

/** The script adds the origin of the page to the URL, and replaces its scheme with that of calendar programs. */
export function subscription(site: Site, tool: CalendarOperations, year: number): Html {
  const { origin, language } = site;
  const words = calculatorStrings[language].calendar;
  const feed = `${tool.feed.path}?lang=${language}`;
  return html`<p>${words.subscribeAbout}</p>
<p class="actions"><a class="button" data-webcal href="${feed}">${words.subscribeNow}</a>
<a class="button quiet" href="${yearFeed(site, tool, year)}" download>${words.download(String(year))}</a></p>
<div class="code"><pre tabindex="0" aria-label="${words.address}"><code><span class="origin">${origin}</span>${feed}</code></pre></div>`;
}

export const yearPath = ({ path }: Operation, year: number): string =>
  requestPath(path, { year: String(year) });

/** The request that returns the rows of the year. */
export const yearRequest = (site: Site, { ofYear }: CalendarOperations, year: number): Html =>
  behindIt(site, { method: 'GET', path: yearPath(ofYear, year), operation: ofYear.id });
