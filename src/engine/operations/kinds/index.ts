// Every operation kind. Each applies to all families that have what it takes.
import type { OperationKind } from '../operation.js';
import { activeInYear } from './active-in-year.js';
import { boundary } from './boundary.js';
import { byCode } from './by-code.js';
import { byId } from './by-id.js';
import { byName } from './by-name.js';
import { calendar } from './calendar.js';
import { calendarFeed } from './calendar-feed.js';
import { changes } from './changes.js';
import { count } from './count.js';
import { day } from './day.js';
import { figures } from './figures.js';
import { find } from './find.js';
import { locate } from './locate.js';
import { locateAll } from './locate-all.js';
import { longWeekends } from './long-weekends.js';
import { mapPicture } from './map-picture.js';
import { match } from './match.js';
import { neighbours } from './neighbours.js';
import { nextDay } from './next-day.js';
import { pagedList } from './paged-list.js';
import { provenance } from './provenance.js';
import { related } from './related.js';
import { resolveCode } from './resolve-code.js';
import { search } from './search.js';
import { singleRecord } from './single-record.js';
import { wholeList } from './whole-list.js';
import { workingDays } from './working-days.js';
import { workingDaysOfRows } from './working-days-of-rows.js';

export const kinds: readonly OperationKind[] = [
  wholeList,
  byId,
  byName,
  search,
  pagedList,
  count,
  byCode,
  related,
  figures,
  activeInYear,
  singleRecord,
  calendar,
  nextDay,
  day,
  longWeekends,
  calendarFeed,
  workingDays,
  provenance,
  changes,
  boundary,
  neighbours,
  mapPicture,
  locate,
  find,
  resolveCode,
  locateAll,
  match,
  workingDaysOfRows,
];
