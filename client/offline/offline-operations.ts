// The operations that work without a server, and the model they work on: computed days come from the rules of the bundle.

import { askingWords } from '../../src/country/asking-words.js';
import { holidaysBy } from '../../src/country/holiday-rules.js';
import { families } from '../../src/country/index.js';
import { readRules, type WrittenRule } from '../../src/engine/calendar/holiday-rule.js';
import type { Calendar } from '../../src/engine/model/family.js';
import type { Model } from '../../src/engine/model/model.js';
import { resolveModel } from '../../src/engine/model/resolve-model.js';
import { compileKinds } from '../../src/engine/operations/compile-kinds.js';
import { nextDay } from '../../src/engine/operations/kinds/calendar/calendar-days.js';
import { calendarMonth, calendarYear } from '../../src/engine/operations/kinds/calendar/calendar-year.js';
import { day } from '../../src/engine/operations/kinds/calendar/day.js';
import { longWeekends, nextLongWeekend } from '../../src/engine/operations/kinds/calendar/long-weekends.js';
import { addWorkingDays, countWorkingDays } from '../../src/engine/operations/kinds/calendar/working-days.js';
import { count } from '../../src/engine/operations/kinds/count/count.js';
import { locate } from '../../src/engine/operations/kinds/places/locate.js';
import { activeInYear } from '../../src/engine/operations/kinds/records/active-in-year.js';
import { figures, figuresInYear } from '../../src/engine/operations/kinds/records/figures.js';
import {
  byCode,
  byId,
  byName,
  related,
  singleRecord,
} from '../../src/engine/operations/kinds/records/single-record.js';
import { pagedList, search, wholeList } from '../../src/engine/operations/kinds/records/whole-list.js';
import type { Operation } from '../../src/engine/operations/operation.js';
import type { BundleFiles } from './bundle-files.js';

/** In the order of the server, so that of two paths that fit the same one is meant. */
const kinds = [
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
  addWorkingDays,
  countWorkingDays,
  locate,
];

interface RulesFile {
  readonly rules: readonly WrittenRule[];
}

export function offlineOperations(files: BundleFiles): {
  readonly model: Model;
  readonly operations: readonly Operation[];
} {
  const { holiday } = families;
  const path = `offline/${holiday.record}.json`;
  const calendar: Calendar = {
    ...(holiday.calendar as Calendar),
    rows: (...year) => holidaysBy(readRules(files.value<RulesFile>(path).rules))(...year),
  };
  const declared = { ...families, holiday: { ...holiday, calendar } };
  const model = resolveModel(declared, undefined, askingWords);
  return { model, operations: compileKinds(model, kinds).operations };
}
