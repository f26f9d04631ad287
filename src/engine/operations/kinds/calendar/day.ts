// Describes a day: its rows and whether it is a working day.
import { exactObject } from '../../../schema/shape-schema.js';
import { inside } from '../../../text/fold.js';
import { API, type DocumentOperation, operationId } from '../../operation.js';
import { NO_ARGUMENTS, pathParameter } from '../../request/parameter.js';
import { dayOfDate } from '../../values/value-type.js';
import { CalendarDays, dateIn, dayProperties, kindOfWorkedDays, type WorkedFamily } from './calendar-days.js';

export const day = kindOfWorkedDays(of);

function of(worked: WorkedFamily): DocumentOperation {
  const { family, working, range, switches } = worked;
  const date = pathParameter('date', dateIn(worked), {
    en: `the date, as YYYY-MM-DD, from ${range[0]} to ${range[1]}.`,
    es: `la fecha, como YYYY-MM-DD, de ${range[0]} a ${range[1]}.`,
  });
  const isOne = `is${family.record}`;
  return {
    id: operationId(family, 'OnDate'),
    owner: family,
    path: `${API}/${family.path}/date/{date}`,
    parameters: [date, ...switches],
    summary: {
      en: `Check whether a date is ${family.noun.withArticle.en}`,
      es: `Consultar si una fecha es ${family.noun.withArticle.es}`,
    },
    description: {
      en: `Returns whether a date is ${family.noun.withArticle.en}, the ${inside(family.title.en)} on it, its day of the week, and whether it is ${working.noun.en}.`,
      es: `Indica si una fecha es ${family.noun.withArticle.es}, qué ${inside(family.title.es)} caen en ella, qué día de la semana es y si es ${working.noun.es}.`,
    },
    cacheable: false,
    mayMiss: false,
    result: 'document',
    schema: exactObject({
      ...dayProperties(worked),
      [isOne]: { type: 'boolean' },
      isWorkingDay: { type: 'boolean' },
    }),
    document: (_, args) => {
      const days = new CalendarDays(worked, args);
      const wanted = dayOfDate(args.required(date));
      return {
        value: { ...days.tell(wanted), [isOne]: days.isOff(wanted), isWorkingDay: days.isWorked(wanted) },
      };
    },
    examples: () => [NO_ARGUMENTS.with(date, working.example)],
  };
}
