// The kinds that need only the records and the calendar, so the client also offers them without a server.
import { nextDay } from './calendar/calendar-days.js';
import { calendarMonth, calendarYear } from './calendar/calendar-year.js';
import { day } from './calendar/day.js';
import { longWeekends, nextLongWeekend } from './calendar/long-weekends.js';
import { count } from './count/count.js';
import { activeInYear } from './records/active-in-year.js';
import { figures, figuresInYear } from './records/figures.js';
import { byCode, byId, byName, related, singleRecord } from './records/single-record.js';
import { pagedList, search, wholeList } from './records/whole-list.js';

/** Kinds that return a whole family come first, because the index lists them as a family's first path. */
export const recordKinds = {
  wholeList,
  singleRecord,
  byId,
  byName,
  search,
  pagedList,
  count,
  byCode,
  related,
  figures,
  figuresInYear,
  activeInYear,
  calendarYear,
  calendarMonth,
  nextDay,
  day,
  longWeekends,
  nextLongWeekend,
};
