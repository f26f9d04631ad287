// The next day that has rows of a calendar: from a date, or from today in the time zone of the calendar.
import { isoDate } from '../../calendar/day.js';
import { exactObject } from '../../schema/json-schema.js';
import { API, type DocumentOperation, idOf } from '../operation.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import { dayOfDate } from '../values/value-type.js';
import {
  CalendarDays,
  dateProperties,
  dateSchema,
  fromToday,
  kindOfWorkedDays,
  rowsSchema,
  type WorkedFamily,
} from './calendar-days.js';

/** A calendar without a row in this many days has no rows at all. */
const LONGEST_WAIT = 366;

export const nextDay = kindOfWorkedDays(of);

function of(worked: WorkedFamily): DocumentOperation {
  const { family, working } = worked;
  const from = fromToday(worked);
  return {
    id: idOf(family, 'Next'),
    owner: family,
    path: `${API}/${family.path}/next`,
    parameters: [from],
    summary: working.next,
    description: {
      en: `Returns the first date on or after \`from\` that is ${family.noun.withArticle.en}, and the number of days until it (0 if it is \`from\`). Without \`from\`, the response is valid only today and is not cached.`,
      es: `Devuelve la primera fecha a partir de \`from\` que es ${family.noun.withArticle.es} y cuántos días faltan (0 si es \`from\`). Sin \`from\`, la respuesta vale solo hoy y no se guarda en caché.`,
    },
    cacheable: false,
    mayMiss: false,
    result: 'document',
    schema: exactObject({
      from: dateSchema,
      ...dateProperties,
      daysUntil: { type: 'integer', format: 'int32', minimum: 0 },
      [working.rowsAs]: rowsSchema(worked),
    }),
    document: (_, args) => {
      const days = new CalendarDays(worked);
      const first = dayOfDate(args.required(from));
      let next = first;
      while (!days.isOff(next) && next < first + LONGEST_WAIT) next++;
      return {
        value: {
          from: isoDate(first),
          ...days.tellDate(next),
          daysUntil: next - first,
          [working.rowsAs]: days.tellRows(next),
        },
      };
    },
    examples: () => [NO_ARGUMENTS.with(from, working.example)],
  };
}
