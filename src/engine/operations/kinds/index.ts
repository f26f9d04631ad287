// The list of operation kinds. Each applies to all families that support it.
import type { ViewedKind } from '../../model/family.js';
import type { BatchKind } from '../batch-operation.js';
import type { OperationKind, RecordKind } from '../operation.js';
import { calendarFeed, calendarFeedOfYear } from './calendar/calendar-feed.js';
import { addWorkingDays, countWorkingDays, workingDaysOfRows } from './calendar/working-days.js';
import { changes } from './history/changes.js';
import { history } from './history/history.js';
import { boundary } from './places/boundary.js';
import { locate, neighbours } from './places/locate.js';
import { locateAll } from './places/locate-all.js';
import { mapPicture } from './places/map-picture.js';
import { recordKinds } from './record-kinds.js';
import { provenance } from './records/provenance.js';
import { match } from './search/match.js';
import { resolveCode } from './search/resolve-code.js';
import { searchAll, suggest } from './search/search-all.js';

/** The index lists operations in this order. */
export const kinds = {
  ...recordKinds,
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

export const batchKinds = { locateAll, match, workingDaysOfRows } satisfies Record<string, BatchKind>;
