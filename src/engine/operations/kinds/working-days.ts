// Shared parts of adding and counting working days: every day that was left out is listed, with the reason.
import type { Day } from '../../calendar/day.js';
import { mapInSteps } from '../../scheduling/map-in-steps.js';
import { RECORDS_IN_A_STEP, type YieldingWork } from '../../scheduling/yielding-work.js';
import { exactObject, type JsonSchema } from '../../schema/json-schema.js';
import { atStart } from '../../text/letter-case.js';
import { API, type WorkedOut } from '../operation.js';
import { type Arguments, queryParameter, requiredParameter } from '../request/parameter.js';
import { boolean } from '../values/boolean.js';
import { type CalendarDays, dateIn, dayProperties, type WorkedFamily } from './calendar-days.js';

export const daysSchema: JsonSchema = { type: 'integer', format: 'int32' };

export const withDaysOff = queryParameter('skipped', boolean, {
  en: 'whether to list the days that are not counted; `false` omits `skipped` from the response.',
  es: 'si se listan los días que no se cuentan; con `false`, la respuesta no incluye `skipped`.',
});

export const isOmitted = (args: Arguments) => args.get(withDaysOff) === false;

/** Not cacheable, because the number of possible requests is unlimited. */
export const workingDaysShared = ({ family, working: { path } }: WorkedFamily, verb: string) =>
  ({
    id: path.charAt(0).toLowerCase() + path.slice(1) + atStart(verb),
    owner: family,
    path: `${API}/${path}/${verb}`,
    cacheable: false,
    mayMiss: false,
    result: 'document',
  }) as const;

export const startingFrom = (worked: WorkedFamily) =>
  requiredParameter('from', dateIn(worked), {
    en: `the start date, as YYYY-MM-DD, from ${worked.range[0]} to ${worked.range[1]}; it is not counted.`,
    es: `la fecha de partida, como YYYY-MM-DD, de ${worked.range[0]} a ${worked.range[1]}; no se cuenta.`,
  });

/** Of all years they are a megabyte, so they are written in steps. */
export function* withSkipped(
  answer: object,
  calendar: CalendarDays,
  skipped: readonly Day[],
): YieldingWork<WorkedOut> {
  const days = yield* mapInSteps(skipped, RECORDS_IN_A_STEP, (day) => calendar.tell(day));
  const texts = yield* mapInSteps(days, RECORDS_IN_A_STEP, (day) => JSON.stringify(day));
  yield;
  const body = Buffer.from(`${JSON.stringify(answer).slice(0, -1)},"skipped":[${texts.join()}]}`);
  return { body, value: { ...answer, skipped: days } };
}

/** The days that were left out can be left out themselves. */
export function answerSchema(worked: WorkedFamily, answer: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const skipped: JsonSchema = { type: 'array', items: exactObject(dayProperties(worked)) };
  return { ...exactObject({ ...answer, [withDaysOff.name]: skipped }), required: Object.keys(answer) };
}
