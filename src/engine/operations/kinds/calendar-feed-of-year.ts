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
    description: `Every \`${family.record}\` of this year, as an iCalendar file. Events have the ids that they have in the calendar of all years.`,
    document: (catalog, args) => writeFeed(worked, catalog, [args.required(year)], args.get(feedLanguage)),
    examples: () => [example],
    enumerate: () => years,
  };
}
