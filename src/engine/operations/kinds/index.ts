// Every operation kind, by its name. Each applies to all families that support it.
import type { ViewedKind } from '../../model/family.js';
import type { BatchKind } from '../batch-operation.js';
import type { OperationKind, RecordKind } from '../operation.js';
import { activeInYear } from './active-in-year.js';
import { addWorkingDays } from './add-working-days.js';
import { boundary } from './boundary.js';
import { byCode } from './by-code.js';
import { byId } from './by-id.js';
import { byName } from './by-name.js';
import { calendarFeed } from './calendar-feed.js';
import { calendarFeedOfYear } from './calendar-feed-of-year.js';
import { calendarMonth } from './calendar-month.js';
import { calendarYear } from './calendar-year.js';
import { changes } from './changes.js';
import { count } from './count.js';
import { countWorkingDays } from './count-working-days.js';
import { day } from './day.js';
import { figures } from './figures.js';
import { figuresInYear } from './figures-in-year.js';
import { history } from './history.js';
import { locate } from './locate.js';
import { locateAll } from './locate-all.js';
import { longWeekends } from './long-weekends.js';
import { mapPicture } from './map-picture.js';
import { match } from './match.js';
import { neighbours } from './neighbours.js';
import { nextDay } from './next-day.js';
import { nextLongWeekend } from './next-long-weekend.js';
import { pagedList } from './paged-list.js';
import { provenance } from './provenance.js';
import { related } from './related.js';
import { resolveCode } from './resolve-code.js';
import { search } from './search.js';
import { searchAll } from './search-all.js';
import { singleRecord } from './single-record.js';
import { suggest } from './suggest.js';
import { wholeList } from './whole-list.js';
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
