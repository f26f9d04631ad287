// The model of the calendar of a year.

import type { Row } from '../../engine/model/model.js';
import { nameIn } from '../../engine/model/name-of.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { CalendarOperations } from '../manifest/manifest.js';
import { type Answered, answerOf } from '../shell/answer-of.js';
import type { CalculatorInput } from './calculator-input.js';
import type { CalendarModel } from './calendar-page.js';
import { dayOff, detailFields, today } from './days-off.js';

interface WeekendAnswer {
  readonly from: string;
  readonly to: string;
  readonly days: number;
  readonly [rows: string]: unknown;
}

export function* calendarModel(
  { engine, site, values }: CalculatorInput,
  tool: CalendarOperations,
): YieldingWork<CalendarModel> {
  const { shown, calendar, working, ofYear, longWeekends, feed, feedOfYear } = tool;
  const { language } = site;
  const ask = (year: string) => answerOf<readonly WeekendAnswer[]>(engine, longWeekends, { year }, language);
  const thisYear = today(tool).slice(0, 4);
  const input = values.get('year')?.trim() || thisYear;
  const answered = yield* ask(input);
  const year = 'value' in answered ? input : thisYear;
  const weekends: Answered<readonly WeekendAnswer[]> = 'value' in answered ? answered : yield* ask(year);
  const rows = calendar.rows(Number(year), () => false);
  return {
    title: working.feed.title[language],
    year: Number(year),
    years: [calendar.from, calendar.to],
    wrong: 'wrong' in answered ? answered.wrong.map(({ message }) => message) : [],
    weekend: working.weekend,
    daysOff: rows.map((row) => dayOff(site, tool, row, String(row[calendar.date]).slice(0, 10))),
    details: detailFields(tool).map(({ label }) => label[language]),
    longWeekends: ('value' in weekends ? weekends.value : []).map(({ from, to, days, ...more }) => ({
      from,
      to,
      days,
      names: (more[working.rowsAs] as readonly Row[]).map((row) => nameIn(language, shown.family, row)),
    })),
    feed: {
      path: `${feed.path}?lang=${language}`,
      ofYear: requestPath(feedOfYear.path, { year, lang: language }),
    },
    request: { method: 'GET', path: requestPath(ofYear.path, { year }), operation: ofYear.id },
    plural: working.plural[language],
  };
}
