// Counts the working days between two dates.
import { isoDate } from '../../calendar/day.js';
import { countWorkingDays as count } from '../../calendar/working-days.js';
import type { DocumentOperation } from '../operation.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import { requiredParameter } from '../request/parameter.js';
import { dayOfDate } from '../values/date.js';
import { CalendarDays, dateIn, dateSchema, kindOfWorkedDays, type WorkedFamily } from './calendar-days.js';
import {
  answerSchema,
  daysSchema,
  isOmitted,
  startingFrom,
  withDaysOff,
  withSkipped,
  workingDaysShared,
} from './working-days.js';

export const countWorkingDays = kindOfWorkedDays(counting);

export function counting(worked: WorkedFamily): DocumentOperation {
  const { working, switches } = worked;
  const from = startingFrom(worked);
  const to = requiredParameter('to', dateIn(worked), {
    en: 'the end date, as YYYY-MM-DD, which is counted; it may be before `from`.',
    es: 'la fecha final, como YYYY-MM-DD, que se cuenta; puede ser anterior a `from`.',
  });
  return {
    ...workingDaysShared(worked, 'count'),
    parameters: [from, to, ...switches, withDaysOff],
    summary: {
      en: `Count ${working.plural.en} between two dates`,
      es: `Contar ${working.plural.es} entre dos fechas`,
    },
    description: {
      en: `Counts ${working.plural.en} from the day after \`from\` to \`to\`, which is included. If \`to\` is before \`from\`, the count is negative. \`skipped\` lists each skipped day with its reason.`,
      es: `Cuenta ${working.plural.es} desde el día siguiente a \`from\` hasta \`to\`, que se incluye. Si \`to\` es anterior a \`from\`, la cuenta es negativa. \`skipped\` lista los días que no se cuentan, con el motivo.`,
    },
    schema: answerSchema(worked, { from: dateSchema, to: dateSchema, workingDays: daysSchema }),
    *document(_, args) {
      const [first, last] = [dayOfDate(args.required(from)), dayOfDate(args.required(to))];
      const answer = { from: isoDate(first), to: isoDate(last) };
      if (isOmitted(args)) {
        const counts = yield* worked.countsFor(args).inSteps();
        return { value: { ...answer, workingDays: counts.between(first, last) } };
      }
      const calendar = new CalendarDays(worked, args);
      const { workingDays, skipped } = yield* count(first, last, calendar.isWorked);
      return yield* withSkipped({ ...answer, workingDays }, calendar, skipped);
    },
    examples: () => [
      NO_ARGUMENTS.with(from, working.example).with(to, isoDate(dayOfDate(working.example) + 14)),
    ],
  };
}
