// Every operation kind, by its name. Each applies to all families that support it.
import type { ViewedKind } from '../../model/family.js';
import type { BatchKind } from '../batch-operation.js';
import type { OperationKind, RecordKind } from '../operation.js';
import { activeInYear } from './active-in-year.js';
import { boundary } from './boundary.js';
import { calendarFeed, calendarFeedOfYear } from './calendar-feed.js';
import { calendarMonth, calendarYear } from './calendar-year.js';
import { changes } from './changes.js';
import { count } from './count.js';
import { day } from './day.js';
import { figures, figuresInYear } from './figures.js';
import { suggest } from './find-parameters.js';
import { history } from './history.js';
import { locate, neighbours } from './locate.js';
import { locateAll } from './locate-all.js';
import { longWeekends, nextLongWeekend } from './long-weekends.js';
import { mapPicture } from './map-picture.js';
import { match } from './match.js';
import { nextDay } from './next-day.js';
import { provenance } from './provenance.js';
import { related } from './related.js';
import { resolveCode } from './resolve-code.js';
import { searchAll } from './search-all.js';
import { byCode, byId, byName, singleRecord } from './single-record.js';
import { pagedList, search, wholeList } from './whole-list.js';
import { addWorkingDays, countWorkingDays } from './working-days.js';
import { workingDaysOfRows } from './working-days-of-rows.js';

/** Those that return a family as a whole come first, because the index lists them as the first path of a family. */
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

/** Those for many rows. */
export const batchKinds = { locateAll, match, workingDaysOfRows } satisfies Record<string, BatchKind>;
