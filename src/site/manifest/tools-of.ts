// Finds the operations of each tool by what they are, never by their paths.
import type { Model, ModelFamily } from '../../engine/model/model.js';
import type { BatchOperation } from '../../engine/operations/batch-operation.js';
import type { Operation, OperationTable } from '../../engine/operations/operation.js';
import type { CalendarTool, FindTool, LocateTool, MatchTool, ShownFamily, Tools } from './manifest.js';

export function toolsOf(
  model: Model,
  { operations, batches }: OperationTable,
  of: (family: ModelFamily) => ShownFamily,
): Tools {
  const batchOf = (kind: BatchOperation['kind']) => batches.find((batch) => batch.kind === kind);
  const calendars = model.families.map((family) => calendarTool(of(family), operations));
  return {
    find: findTool(operations),
    calendar: calendars.find((tool) => tool !== undefined),
    match: matchTool(model, batchOf('match'), of),
    locate: locateTool(model, batchOf('locate'), of),
  };
}

const takes = ({ parameters }: Operation, name: string) => parameters.some((each) => each.name === name);

/** Who searches goes on to the next hits; who is suggested something does not. */
function findTool(operations: readonly Operation[]): FindTool | undefined {
  const all = operations.filter(({ kind }) => kind === 'find');
  const search = all.find((operation) => takes(operation, 'offset'));
  const suggest = all.find((operation) => !takes(operation, 'offset'));
  return search && suggest && { search, suggest };
}

function calendarTool(shown: ShownFamily, operations: readonly Operation[]): CalendarTool | undefined {
  const { calendar } = shown.family;
  const own = operations.filter(({ owner, sameAs }) => owner === shown.family && sameAs === undefined);
  const ofKind = (kind: string, isIt: (operation: Operation) => boolean = () => true) =>
    own.find((operation) => operation.kind === kind && isIt(operation));
  const working = calendar?.workingDays;
  const ofYear = ofKind('calendar', (operation) => !takes(operation, 'month'));
  const longWeekends = ofKind('longWeekends');
  const feed = ofKind('calendarFeed', (operation) => !takes(operation, 'year'));
  const feedOfYear = ofKind('calendarFeed', (operation) => takes(operation, 'year'));
  const add = ofKind('workingDays', (operation) => takes(operation, 'days'));
  const count = ofKind('workingDays', (operation) => takes(operation, 'to'));
  if (!calendar || !working || !ofYear || !longWeekends || !feed || !feedOfYear || !add || !count)
    return undefined;
  return { shown, calendar, working, ofYear, longWeekends, feed, feedOfYear, add, count };
}

function matchTool(
  { families }: Model,
  batch: BatchOperation | undefined,
  of: (family: ModelFamily) => ShownFamily,
): MatchTool | undefined {
  const family = families.find(({ matching }) => matching !== undefined);
  const within = family?.relations.find(({ name }) => name === family.matching?.within);
  if (batch === undefined || family === undefined || within === undefined) return undefined;
  return { batch, shown: of(family), around: of(within.target), within: within.name };
}

/** What has borders of its own, then the areas that are made of them, the smallest first. */
function locateTool(
  { families }: Model,
  batch: BatchOperation | undefined,
  of: (family: ModelFamily) => ShownFamily,
): LocateTool | undefined {
  if (batch === undefined) return undefined;
  const told = Object.keys(batch.output.properties ?? {});
  const areas = families.filter(({ name, boundary }) => boundary !== undefined && told.includes(name));
  return { batch, areas: areas.sort((a, b) => told.indexOf(a.name) - told.indexOf(b.name)).map(of) };
}
