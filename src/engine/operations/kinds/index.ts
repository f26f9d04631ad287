// The list of operation kinds. Each applies to all families that support it.
import type { ViewedKind } from '../../model/family.js';
import type { BatchKind } from '../batch-operation.js';
import type { OperationKind, RecordKind } from '../operation.js';
import { nextDay } from './calendar/calendar-days.js';
import { calendarFeed, calendarFeedOfYear } from './calendar/calendar-feed.js';
import { calendarMonth, calendarYear } from './calendar/calendar-year.js';
import { day } from './calendar/day.js';
import { longWeekends, nextLongWeekend } from './calendar/long-weekends.js';
import { addWorkingDays, countWorkingDays, workingDaysOfRows } from './calendar/working-days.js';
import { count } from './count/count.js';
import { changes } from './history/changes.js';
import { history } from './history/history.js';
import { boundary } from './places/boundary.js';
import { locate, neighbours } from './places/locate.js';
import { locateAll } from './places/locate-all.js';
import { mapPicture } from './places/map-picture.js';
import { activeInYear } from './records/active-in-year.js';
import { figures, figuresInYear } from './records/figures.js';
import { provenance } from './records/provenance.js';
import { byCode, byId, byName, related, singleRecord } from './records/single-record.js';
import { pagedList, search, wholeList } from './records/whole-list.js';
import { match } from './search/match.js';
import { resolveCode } from './search/resolve-code.js';
import { searchAll, suggest } from './search/search-all.js';

/** Kinds that return a whole family come first, because the index lists them as a family's first path. */
export const kinds = {
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
  calendarFeed,
  calendarFeedOfYear,
  addWorkingDays,
  countWorkingDays,
  provenance,
  history,
  changes,
  boundary,
  neighbours,
  mapPicture,
  locate,
  searchAll,
  suggest,
  resolveCode,
} satisfies Record<ViewedKind, RecordKind> & Record<string, OperationKind>;

/** The kinds for many rows. */
export const batchKinds = { locateAll, match, workingDaysOfRows } satisfies Record<string, BatchKind>;
