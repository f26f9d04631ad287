// Finds the operations of each tool by their kinds.
import type { Model, ModelFamily } from '../../engine/model/model.js';
import type { BatchKind, BatchOperation } from '../../engine/operations/batch-operation.js';
import { batchKinds, kinds } from '../../engine/operations/kinds/index.js';
import type { OperationKind, OperationTable } from '../../engine/operations/operation.js';
import { operationOfKind } from '../../engine/operations/operations-of-kind.js';
import type {
  Calculators,
  CalendarOperations,
  FindOperations,
  LocateOperations,
  MatchOperations,
  ShownFamily,
} from './manifest.js';

export function calculatorsOf(
  model: Model,
  table: OperationTable,
  of: (family: ModelFamily) => ShownFamily,
): Calculators {
  const batchOf = (kind: BatchKind) => table.batches.find((batch) => batch.kind === kind);
  const calendars = model.families.map((family) => calendarTool(of(family), table));
  return {
    find: findTool(table),
    calendar: calendars.find((tool) => tool !== undefined),
    match: matchTool(model, batchOf(batchKinds.match), of),
    locate: locateTool(model, batchOf(batchKinds.locateAll), of),
  };
}

function findTool(table: OperationTable): FindOperations | undefined {
  const search = operationOfKind(table, kinds.searchAll);
  const suggest = operationOfKind(table, kinds.suggest);
  return search && suggest && { search, suggest };
}

function calendarTool(shown: ShownFamily, table: OperationTable): CalendarOperations | undefined {
  const { calendar } = shown.family;
  const ofKind = (kind: OperationKind) => operationOfKind(table, kind, shown.family);
  const working = calendar?.workingDays;
  const ofYear = ofKind(kinds.calendarYear);
  const longWeekends = ofKind(kinds.longWeekends);
  const feed = ofKind(kinds.calendarFeed);
  const feedOfYear = ofKind(kinds.calendarFeedOfYear);
  const [day, next] = [ofKind(kinds.day), ofKind(kinds.nextDay)];
  const [add, count] = [ofKind(kinds.addWorkingDays), ofKind(kinds.countWorkingDays)];
  if (!calendar || !working || !ofYear || !longWeekends || !feed || !feedOfYear) return undefined;
  if (!day || !next || !add || !count) return undefined;
  return { shown, calendar, working, ofYear, longWeekends, feed, feedOfYear, day, next, add, count };
}

function matchTool(
  { families }: Model,
  batch: BatchOperation | undefined,
  of: (family: ModelFamily) => ShownFamily,
): MatchOperations | undefined {
  const family = families.find(({ matching }) => matching !== undefined);
  const within = family?.relations.find(({ name }) => name === family.matching?.within);
  if (batch === undefined || family === undefined || within === undefined) return undefined;
  return { batch, shown: of(family), around: of(within.target), within: within.name };
}

/** The family with its own borders, then the areas that are made of them, the smallest first. */
function locateTool(
  { families }: Model,
  batch: BatchOperation | undefined,
  of: (family: ModelFamily) => ShownFamily,
): LocateOperations | undefined {
  if (batch === undefined) return undefined;
  const properties = Object.keys(batch.output.properties ?? {});
  const areas = families.filter(({ name, boundary }) => boundary !== undefined && properties.includes(name));
  return {
    batch,
    areas: areas.sort((a, b) => properties.indexOf(a.name) - properties.indexOf(b.name)).map(of),
  };
}
