// Adds and counts working days, and tells every day that was left out, with the reason.
import { type Day, isoDate } from '../../calendar/day.js';
import { addWorkingDays, countWorkingDays } from '../../calendar/working-days.js';
import { badParameters } from '../../problems/problem.js';
import { mapInSteps } from '../../scheduling/map-in-steps.js';
import { RECORDS_IN_A_STEP, type YieldingWork } from '../../scheduling/yielding-work.js';
import { exactObject, type JsonSchema } from '../../schema/json-schema.js';
import { API, type DocumentOperation, type OperationKind, type WorkedOut } from '../operation.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import type { Arguments, Parameter } from '../request/parameter.js';
import { boolean } from '../values/boolean.js';
import { dayOfDate } from '../values/date.js';
import { integer } from '../values/integer.js';
import {
  CalendarDays,
  dateParameter,
  dateSchema,
  toldProperties,
  type WorkedFamily,
  workedFamily,
} from './calendar-days.js';
import { atStart } from './letter-case.js';

const count: JsonSchema = { type: 'integer', format: 'int32' };

export const withDaysOff: Parameter<boolean> = {
  name: 'skipped',
  in: 'query',
  required: false,
  about: {
    en: 'Whether to list the days that are not counted; `false` leaves `skipped` out.',
    es: 'Si se listan los días que no se cuentan; con `false` no viene `skipped`.',
  },
  type: boolean,
};

const isOmitted = (args: Arguments) => args.get(withDaysOff) === false;

export const workingDays: OperationKind = {
  operations: (family) => {
    const worked = workedFamily(family);
    return worked === undefined ? [] : [adding(worked), counting(worked)];
  },
};

function adding(worked: WorkedFamily): DocumentOperation {
  const { working, range, switches } = worked;
  const from = startingFrom(worked);
  const bounds = [dayOfDate(range[0]), dayOfDate(range[1])] as const;
  const most = bounds[1] - bounds[0];
  const days: Parameter<number> = {
    name: 'days',
    in: 'query',
    required: true,
    about: {
      en: `How many ${working.plural.en} to add; negative to go back; 0 is the date itself, whatever day it is.`,
      es: `Cuántos ${working.plural.es} sumar; negativo para ir hacia atrás; 0 es la misma fecha, sea el día que sea.`,
    },
    type: integer(-most, most),
  };
  return {
    ...shared(worked, 'add'),
    parameters: [from, days, ...switches, withDaysOff],
    summary: { en: `Add ${working.plural.en} to a date`, es: `Sumar ${working.plural.es} a una fecha` },
    description: `Adds ${working.plural.en} to a date, or takes them off. \`from\` is not counted: one day after a Friday is Monday, if that is ${working.noun.en}. \`skipped\` lists every day in between that is not counted, with the reason.`,
    schema: toldSchema(worked, { from: dateSchema, days: count, date: dateSchema }),
    *document(_, args) {
      const first = dayOfDate(args.required(from));
      const wanted = args.required(days);
      const calendar = new CalendarDays(worked, args);
      const added = isOmitted(args)
        ? withoutSkipped((yield* worked.countsFor(args).inSteps()).away(first, wanted))
        : yield* addWorkingDays(first, wanted, calendar.isWorked, bounds);
      if (added === undefined) {
        const error = { parameter: days.name, value: String(wanted) };
        return {
          problem: badParameters([
            { ...error, message: (words) => words.daysTooMany(days.name, wanted, range) },
          ]),
        };
      }
      const told = { from: isoDate(first), days: wanted, date: isoDate(added.day) };
      return isOmitted(args) ? { value: told } : yield* withSkipped(told, calendar, added.skipped);
    },
    examples: () => [NO_ARGUMENTS.with(from, working.example).with(days, 5)],
  };
}

function counting(worked: WorkedFamily): DocumentOperation {
  const { working, switches } = worked;
  const from = startingFrom(worked);
  const to = dateParameter(
    worked,
    'to',
    {
      en: 'The date to count to, as YYYY-MM-DD; it is counted. It may be before `from`.',
      es: 'La fecha hasta la que se cuenta, como YYYY-MM-DD; se cuenta. Puede ser anterior a `from`.',
    },
    { in: 'query', required: true },
  );
  return {
    ...shared(worked, 'count'),
    parameters: [from, to, ...switches, withDaysOff],
    summary: {
      en: `Count ${working.plural.en} between two dates`,
      es: `Contar ${working.plural.es} entre dos fechas`,
    },
    description: `Counts the ${working.plural.en} after \`from\`, up to and including \`to\`: \`from\` is not counted, \`to\` is. Where \`to\` is before \`from\`, the count is negative. \`skipped\` lists every other day, with the reason.`,
    schema: toldSchema(worked, { from: dateSchema, to: dateSchema, workingDays: count }),
    *document(_, args) {
      const [first, last] = [dayOfDate(args.required(from)), dayOfDate(args.required(to))];
      const told = { from: isoDate(first), to: isoDate(last) };
      if (isOmitted(args)) {
        const counts = yield* worked.countsFor(args).inSteps();
        return { value: { ...told, workingDays: counts.between(first, last) } };
      }
      const calendar = new CalendarDays(worked, args);
      const { workingDays, skipped } = yield* countWorkingDays(first, last, calendar.isWorked);
      return yield* withSkipped({ ...told, workingDays }, calendar, skipped);
    },
    examples: () => [
      NO_ARGUMENTS.with(from, working.example).with(to, isoDate(dayOfDate(working.example) + 14)),
    ],
  };
}

const withoutSkipped = (day: Day | undefined) => (day === undefined ? undefined : { day, skipped: [] });

/** There is no end of what can be added and counted. */
const shared = ({ family, working: { path } }: WorkedFamily, verb: string) =>
  ({
    id: path.charAt(0).toLowerCase() + path.slice(1) + atStart(verb),
    kind: 'workingDays',
    owner: family,
    path: `${API}/${path}/${verb}`,
    cacheable: false,
    mayMiss: false,
    result: 'document',
  }) as const;

const startingFrom = (worked: WorkedFamily) =>
  dateParameter(
    worked,
    'from',
    {
      en: `The date to start from, as YYYY-MM-DD, from ${worked.range[0]} to ${worked.range[1]}; it is not counted.`,
      es: `La fecha de partida, como YYYY-MM-DD, de ${worked.range[0]} a ${worked.range[1]}; no se cuenta.`,
    },
    { in: 'query', required: true },
  );

/** Of all years they are a megabyte, so they are written in steps. */
function* withSkipped(
  told: object,
  calendar: CalendarDays,
  skipped: readonly Day[],
): YieldingWork<WorkedOut> {
  const days = yield* mapInSteps(skipped, RECORDS_IN_A_STEP, (day) => calendar.tell(day));
  const texts = yield* mapInSteps(days, RECORDS_IN_A_STEP, (day) => JSON.stringify(day));
  yield;
  const body = Buffer.from(`${JSON.stringify(told).slice(0, -1)},"skipped":[${texts.join()}]}`);
  return { body, value: { ...told, skipped: days } };
}

/** The days that were left out can be left out themselves. */
function toldSchema(worked: WorkedFamily, told: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const skipped: JsonSchema = { type: 'array', items: exactObject(toldProperties(worked)) };
  return { ...exactObject({ ...told, [withDaysOff.name]: skipped }), required: Object.keys(told) };
}
