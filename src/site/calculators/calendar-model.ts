// The models of a year: of the calendar, whose year is a value of its form, and of the page of the year.

import type { Engine } from '../../engine/answers/engine.js';
import type { Row } from '../../engine/model/model.js';
import { nameIn } from '../../engine/model/name-of.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { CalendarOperations } from '../manifest/manifest.js';
import { manifestOf } from '../manifest/manifest-of.js';
import { answerOf } from '../shell/answer-of.js';
import { calendarAddress, yearAddress } from '../shell/calendar-addresses.js';
import { familyParts } from '../shell/family-parts.js';
import type { Site } from '../shell/site.js';
import type { CalculatorInput } from './calculator-input.js';
import type { CalendarModel } from './calendar-page.js';
import type { NextDay } from './day-off.js';
import { dayOff, detailFields, today } from './days-off.js';

interface WeekendAnswer {
  readonly from: string;
  readonly to: string;
  readonly days: number;
  readonly [rows: string]: unknown;
}

interface NextAnswer {
  readonly date: string;
  readonly daysUntil: number;
  readonly [rows: string]: unknown;
}

/** Years with a page: those in which days are counted. */
export const yearsOf = ({ calendar, working }: CalendarOperations): readonly [number, number] => [
  calendar.from,
  working.to,
];

export function* calendarModel(
  { engine, site, values }: CalculatorInput,
  tool: CalendarOperations,
): YieldingWork<CalendarModel> {
  const input = values.get('year')?.trim() || thisYear(tool);
  const answered = yield* answerOf(engine, tool.longWeekends, { year: input }, site.language);
  const isYear = 'value' in answered;
  const model = yield* yearModel(engine, site, tool, isYear ? input : thisYear(tool));
  return { ...model, wrong: isYear ? [] : answered.wrong.map(({ message }) => message) };
}

export const thisYear = (tool: CalendarOperations): string => today(tool).slice(0, 4);

/** Of a year that the calendar has. */
export function* yearModel(
  engine: Engine,
  site: Site,
  tool: CalendarOperations,
  year: string,
): YieldingWork<CalendarModel> {
  const { calendar, working, ofYear, longWeekends, feed, feedOfYear } = tool;
  const { language } = site;
  const weekends = yield* answerOf<readonly WeekendAnswer[]>(engine, longWeekends, { year }, language);
  const rows = calendar.rows(Number(year), () => false);
  const address = calendarAddress(calendar);
  const [first, last] = yearsOf(tool);
  const hasPage = Number(year) >= first && Number(year) <= last;
  return {
    title: working.feed.title[language],
    year: Number(year),
    years: [calendar.from, calendar.to],
    wrong: [],
    weekend: working.weekend,
    daysOff: rows.map((row) => dayOff(site, tool, row, String(row[calendar.date]).slice(0, 10))),
    details: detailFields(tool).map(({ label }) => label[language]),
    longWeekends: ('value' in weekends ? weekends.value : []).map(({ from, to, days, ...more }) => ({
      from,
      to,
      days,
      names: namesIn(site, tool, more),
    })),
    next: yield* nextDay(engine, site, tool),
    yearPage: address && hasPage ? yearAddress(address, year) : undefined,
    feed: {
      path: `${feed.path}?lang=${language}`,
      ofYear: requestPath(feedOfYear.path, { year, lang: language }),
    },
    request: { method: 'GET', path: requestPath(ofYear.path, { year }), operation: ofYear.id },
    parts: familyParts(site, manifestOf(engine), tool.shown),
    plural: working.plural[language],
  };
}

/** From today, by the clock of the calendar; undefined once its last year has ended. */
function* nextDay(engine: Engine, site: Site, tool: CalendarOperations): YieldingWork<NextDay | undefined> {
  const answered = yield* answerOf<NextAnswer>(engine, tool.next, { from: today(tool) }, site.language);
  if (!('value' in answered)) return undefined;
  const { date, daysUntil, ...more } = answered.value;
  return { title: tool.working.next[site.language], date, daysUntil, names: namesIn(site, tool, more) };
}

const namesIn = (
  { language }: Site,
  { shown, working }: CalendarOperations,
  answer: Readonly<Record<string, unknown>>,
): readonly string[] =>
  (answer[working.rowsAs] as readonly Row[]).map((row) => nameIn(language, shown.family, row));
