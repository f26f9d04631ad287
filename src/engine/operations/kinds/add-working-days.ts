// Adds working days to a date, or takes them off.
import { type Day, isoDate } from '../../calendar/day.js';
import { addWorkingDays as add } from '../../calendar/working-days.js';
import { messages } from '../../problems/messages.js';
import { badParameters } from '../../problems/problem.js';
import type { DocumentOperation } from '../operation.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import { requiredParameter } from '../request/parameter.js';
import { dayOfDate } from '../values/date.js';
import { integer } from '../values/integer.js';
import { CalendarDays, dateSchema, kindOfWorkedDays, type WorkedFamily } from './calendar-days.js';
import {
  answerSchema,
  daysSchema,
  isOmitted,
  startingFrom,
  withDaysOff,
  withSkipped,
  workingDaysShared,
} from './working-days.js';

export const addWorkingDays = kindOfWorkedDays(adding);

export function adding(worked: WorkedFamily): DocumentOperation {
  const { working, range, switches } = worked;
  const from = startingFrom(worked);
  const bounds = [dayOfDate(range[0]), dayOfDate(range[1])] as const;
  const most = bounds[1] - bounds[0];
  const days = requiredParameter('days', integer(-most, most), {
    en: `the number of ${working.plural.en} to add. A negative number goes back, and 0 returns the date itself.`,
    es: `el número de ${working.plural.es} que se suman. Un número negativo va hacia atrás y 0 devuelve la misma fecha.`,
  });
  return {
    ...workingDaysShared(worked, 'add'),
    parameters: [from, days, ...switches, withDaysOff],
    summary: { en: `Add ${working.plural.en} to a date`, es: `Sumar ${working.plural.es} a una fecha` },
    description: {
      en: `Adds ${working.plural.en} to a date, or subtracts them. \`from\` is not counted: one day after a Friday is Monday, if that is ${working.noun.en}. \`skipped\` lists every day in between that is not counted, with the reason.`,
      es: `Suma o resta ${working.plural.es} a una fecha. \`from\` no se cuenta: un día después de un viernes es el lunes, si es ${working.noun.es}. \`skipped\` lista cada día intermedio que no se cuenta, con el motivo.`,
    },
    schema: answerSchema(worked, { from: dateSchema, days: daysSchema, date: dateSchema }),
    *document(_, args) {
      const first = dayOfDate(args.required(from));
      const wanted = args.required(days);
      const calendar = new CalendarDays(worked, args);
      const added = isOmitted(args)
        ? withoutSkipped((yield* worked.countsFor(args).inSteps()).away(first, wanted))
        : yield* add(first, wanted, calendar.isWorked, bounds);
      if (added === undefined) {
        const error = { parameter: days.name, value: String(wanted) };
        return {
          problem: badParameters([{ ...error, message: messages.daysTooMany(days.name, wanted, range) }]),
        };
      }
      const answer = { from: isoDate(first), days: wanted, date: isoDate(added.day) };
      return isOmitted(args) ? { value: answer } : yield* withSkipped(answer, calendar, added.skipped);
    },
    examples: () => [NO_ARGUMENTS.with(from, working.example).with(days, 5)],
  };
}

const withoutSkipped = (day: Day | undefined) => (day === undefined ? undefined : { day, skipped: [] });
