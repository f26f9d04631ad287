// Makes the manifest of a model and its operations, which are found by their kinds and lists, never by their paths.
import { formats } from '../../engine/formats/index.js';
import type { Model, ModelFamily, ModelField, ToFigures, ToMany } from '../../engine/model/model.js';
import { toOneRelations } from '../../engine/model/to-one-relations.js';
import type { BatchKind, BatchOperation } from '../../engine/operations/batch-operation.js';
import { batchKinds, kinds } from '../../engine/operations/kinds/index.js';
import {
  isListed,
  isOnRecords,
  type Operation,
  type OperationKind,
  type OperationTable,
} from '../../engine/operations/operation.js';
import { operationOfKind } from '../../engine/operations/operations-of-kind.js';
import { fold } from '../../engine/text/fold.js';
import { languages } from '../../engine/text/localized.js';
import { labelOf } from './label-of.js';
import type {
  Calculators,
  CalendarOperations,
  Extent,
  FindOperations,
  LocateOperations,
  Manifest,
  MatchOperations,
  ShownFamily,
  ShownField,
} from './manifest.js';
import { titleSlug } from './slug-of.js';

export function createManifest(model: Model, table: OperationTable): Manifest {
  const families = model.families.map((family) => shown(model, family, table.operations));
  const byFamily = new Map(families.map((each) => [each.family, each]));
  const byWord = words(families);
  const of = (family: ModelFamily): ShownFamily => {
    const found = byFamily.get(family);
    if (found === undefined) throw new Error(`The manifest has no family ${family.name}.`);
    return found;
  };
  return {
    families,
    calculators: calculatorsOf(model, table, of),
    of,
    meant: (segment) => byWord.get(fold(segment)),
  };
}

function shown(model: Model, family: ModelFamily, operations: readonly Operation[]): ShownFamily {
  const own = operations.filter(({ owner, sameAs }) => owner === family && sameAs === undefined);
  const ofKind = (kind: OperationKind) => operationOfKind({ operations: own }, kind);
  const answering = (list: ToMany | ToFigures) =>
    own.find((operation) => isOnRecords(operation) && operation.list === list);
  return {
    family,
    slug: titleSlug(family.title),
    extent: extentOf(family),
    fields: family.fields.map((field) => shownField(model, family, field)),
    relations: toOneRelations(family),
    lists: family.lists.flatMap((list) => {
      const operation = answering(list);
      return operation === undefined ? [] : [{ list, operation }];
    }),
    figures: family.figures.flatMap((list) => {
      const operation = answering(list);
      return operation === undefined ? [] : [{ list, operation }];
    }),
    operations: {
      list: ofKind(kinds.wholeList),
      one: ofKind(kinds.byId) ?? ofKind(kinds.singleRecord),
      provenance: ofKind(kinds.provenance),
      boundary: ofKind(kinds.boundary),
      neighbours: ofKind(kinds.neighbours),
      calendar: ofKind(kinds.calendarYear),
    },
    formats: formats.filter(({ suits }) => suits(family, 'list')),
  };
}

function extentOf(family: ModelFamily): Extent {
  if (family.only !== undefined) return 'only';
  return isListed(family) ? 'many' : 'rows';
}

function shownField(model: Model, family: ModelFamily, field: ModelField): ShownField {
  return {
    field,
    label: labelOf(field),
    isNumeric: field.kind === 'number' || field.kind === 'integer',
    keyOf: targetOf(model, family, field),
  };
}

/** By its own relation, or by a list that others have of its records. */
function targetOf(model: Model, family: ModelFamily, { name }: ModelField): ModelFamily | undefined {
  const own = toOneRelations(family).find(({ key }) => key.name === name);
  return (
    own?.target ??
    model.families.find(({ lists }) => lists.some(({ target, key }) => target === family && key === name))
  );
}

/** Every word that means a family in a URL. Two families must not share a slug. */
function words(families: readonly ShownFamily[]): ReadonlyMap<string, ShownFamily> {
  const known = new Map<string, ShownFamily>();
  for (const language of languages)
    for (const each of families) {
      const slug = each.slug[language];
      const other = known.get(slug);
      if (slug === '' || (other !== undefined && other !== each))
        throw new Error(
          `The title of ${each.family.name} makes the address "${slug}", which is empty or already in use.`,
        );
      known.set(slug, each);
    }
  for (const each of families) {
    const { path, record, synonyms } = each.family;
    for (const word of [path, record, ...synonyms].map(fold)) if (!known.has(word)) known.set(word, each);
  }
  return known;
}

/** Finds the operations of each tool by their kinds. */
function calculatorsOf(
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
