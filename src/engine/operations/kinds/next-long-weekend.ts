// The first long weekend from a date on.
import { yearOf } from '../../calendar/day.js';
import { longWeekends as find, type LongWeekend } from '../../calendar/long-weekends.js';
import { exactObject } from '../../schema/json-schema.js';
import { API, type DocumentOperation, idOf } from '../operation.js';
import { NO_ARGUMENTS } from '../request/arguments.js';
import { dayOfDate } from '../values/date.js';
import { CalendarDays, fromToday, kindOfWorkedDays, type WorkedFamily } from './calendar-days.js';
import { tellWeekend, weekendProperties } from './long-weekends.js';
import { range } from './range.js';

export const nextLongWeekend = kindOfWorkedDays(next);

/** A calendar without a long weekend in this many years has none at all. */
const YEARS_AHEAD = 2;

function next(worked: WorkedFamily): DocumentOperation {
  const { family, working } = worked;
  const from = fromToday(worked);
  return {
    id: idOf(family, 'NextLongWeekend'),
    owner: family,
    path: `${API}/${family.path}/longWeekends/next`,
    parameters: [from],
    summary: { en: 'Next long weekend', es: 'Próximo puente' },
    description: {
      en: `Returns the first long weekend that ends on or after \`from\`, and the number of days until it begins (0 if it has begun). Without \`from\`, the response is valid only today and is not cached.`,
      es: `Devuelve el primer puente que termina a partir de \`from\` y cuántos días faltan para que empiece (0 si ya empezó). Sin \`from\`, la respuesta vale solo hoy y no se guarda en caché.`,
    },
    cacheable: false,
    mayMiss: false,
    result: 'document',
    schema: exactObject({
      ...weekendProperties(worked),
      daysUntil: { type: 'integer', format: 'int32', minimum: 0 },
    }),
    document: (_, args) => {
      const days = new CalendarDays(worked);
      const first = dayOfDate(args.required(from));
      const year = yearOf(first);
      const daysOff = range(year, year + YEARS_AHEAD).flatMap((each) => [...days.rowsOf(each).keys()]);
      const weekend = find(daysOff, days.isWeekend, days.isOff).find(({ to }) => to >= first) as LongWeekend;
      return {
        value: { ...tellWeekend(worked, days, weekend), daysUntil: Math.max(0, weekend.from - first) },
      };
    },
    examples: () => [NO_ARGUMENTS.with(from, working.example)],
  };
}
