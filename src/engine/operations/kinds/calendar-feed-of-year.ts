// The calendar for programs of any year.
import { API, type DocumentOperation, idOf } from '../operation.js';
import { kindOfWorkedDays, type WorkedFamily } from './calendar-days.js';
import { feedLanguage, feedShared, writeFeed } from './calendar-feed.js';
import { yearsOf } from './years-of-calendar.js';

export const calendarFeedOfYear = kindOfWorkedDays(ofYear);

function ofYear(worked: WorkedFamily): DocumentOperation {
  const { family, calendar } = worked;
  const { year, years, example } = yearsOf(calendar);
  const { title } = family;
  return {
    ...feedShared(worked),
    id: idOf(family, 'CalendarOfYear'),
    path: `${API}/${family.path}/year/{year}/calendar.ics`,
    parameters: [year, feedLanguage],
    summary: { en: `${title.en} of a year as a calendar`, es: `${title.es} de un año como calendario` },
    description: {
      en: `Returns ${family.all.en} of a year as an iCalendar file. Its events have the same ids as in the calendar of all years.`,
      es: `Devuelve ${family.all.es} de un año en un archivo iCalendar. Sus eventos tienen los mismos ids que en el calendario de todos los años.`,
    },
    document: (catalog, args) => writeFeed(worked, catalog, [args.required(year)], args.get(feedLanguage)),
    examples: () => [example],
    enumerate: () => years,
  };
}
