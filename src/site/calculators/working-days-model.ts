// The model of the working-day calculator: the response of the public operation, with its reasons in words.

import type { Row } from '../../engine/model/model.js';
import { nounOf } from '../../engine/model/noun.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { CalendarOperations } from '../manifest/manifest.js';
import { manifestOf } from '../manifest/manifest-of.js';
import { answerOf } from '../shell/answer-of.js';
import { familyParts } from '../shell/family-parts.js';
import type { CalculatorInput } from './calculator-input.js';
import { dayOff, today } from './days-off.js';
import {
  MOST_SHOWN,
  type SkippedDay,
  type WorkingDayResult,
  type WorkingDaysModel,
} from './working-days-page.js';

interface WorkingDaysAnswer {
  readonly from: string;
  /** Of a count, the last day. */
  readonly to?: string;
  /** Of an addition, the day it leads to. */
  readonly date?: string;
  readonly days?: number;
  readonly workingDays?: number;
  readonly skipped: readonly DayAnswer[];
}

interface DayAnswer {
  readonly date: string;
  readonly isWeekend: boolean;
  readonly [more: string]: unknown;
}

export function* workingDaysModel(
  { engine, site, values }: CalculatorInput,
  tool: CalendarOperations,
): YieldingWork<WorkingDaysModel> {
  const { calendar, working, day, add, count } = tool;
  const isCount = (values.get('to') ?? '') !== '';
  const operation = isCount ? count : add;
  const sent = Object.fromEntries(
    operation.parameters.flatMap(({ name }) => {
      const value = values.get(name)?.trim() ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
  const isAsked = values.get('from') !== null;
  const answered = isAsked
    ? yield* answerOf<WorkingDaysAnswer>(engine, operation, sent, site.language)
    : undefined;
  const first =
    answered !== undefined && 'value' in answered
      ? yield* answerOf<DayAnswer>(
          engine,
          day,
          { ...switchesIn(sent), date: answered.value.from },
          site.language,
        )
      : undefined;
  const dayShown = ({ date, isWeekend, ...more }: DayAnswer): SkippedDay => ({
    date,
    isWeekend,
    daysOff: (more[working.rowsAs] as readonly Row[]).map((row) => dayOff(site, tool, row, date)),
  });
  const result = (answer: WorkingDaysAnswer): WorkingDayResult => ({
    is: isCount ? 'counted' : 'added',
    from: answer.from,
    to: answer.to ?? answer.date ?? answer.from,
    days: answer.workingDays ?? answer.days ?? 0,
    skippedInAll: answer.skipped.length,
    start:
      first !== undefined && 'value' in first && first.value.isWorkingDay === false
        ? dayShown(first.value)
        : undefined,
    skipped: answer.skipped.slice(0, MOST_SHOWN).map(dayShown),
    request: { method: 'GET', path: requestPath(operation.path, sent), operation: operation.id },
  });

  /** They decide of both operations which days are worked. */
  function switchesIn(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    return Object.fromEntries(
      Object.entries(values).filter(([name]) => working.switches[name] !== undefined),
    );
  }

  return {
    parts: familyParts(site, manifestOf(engine), tool.shown),
    noun: nounOf(working.noun),
    plural: working.plural,
    range: [`${calendar.from}-01-01`, `${working.to}-12-31`],
    switches: Object.entries(working.switches).map(([name, { weekday }]) => ({ name, weekday })),
    values: isAsked ? Object.fromEntries(values) : { from: today(tool) },
    wrong: answered !== undefined && 'wrong' in answered ? answered.wrong.map(({ message }) => message) : [],
    result: answered !== undefined && 'value' in answered ? result(answered.value) : undefined,
  };
}
