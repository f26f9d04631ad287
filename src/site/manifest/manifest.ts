// The visible parts of each family, derived from the model and the table of operations without naming a family.

import type { Engine } from '../../engine/answers/engine.js';
import { formats } from '../../engine/formats/index.js';
import type { OutputFormat } from '../../engine/formats/output-format.js';
import type { Calendar, WorkingDays } from '../../engine/model/family.js';
import type { Model, ModelFamily, ModelField, ToFigures, ToMany, ToOne } from '../../engine/model/model.js';
import { toOneRelations } from '../../engine/model/to-one-paths.js';
import type { BatchKind, BatchOperation } from '../../engine/operations/batch-operation.js';
import { batchKinds, kinds } from '../../engine/operations/kinds/index.js';
import {
  isListed,
  isOnRecords,
  type Operation,
  type OperationKind,
  type OperationTable,
  operationOfKind,
} from '../../engine/operations/operation.js';
import { memo } from '../../engine/scheduling/shared-work.js';
import { atStart, fold } from '../../engine/text/fold.js';
import { type Localized, languages } from '../../engine/text/localized.js';
import { titleSlug } from './slug-of.js';

const manifests = memo<Model, Manifest, undefined>();

/**
 * The manifest of an engine. It is created once, because editions share their model. Operations are found by kind and list, never by path.
 */
export const manifestOf = (engine: Engine): Manifest =>
  manifests(engine.model, undefined, () => createManifest(engine.model, engine));

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
    calculators: calculatorsOf(model, table, families, of),
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

function extentOf(family: ModelFamily): FamilyExtent {
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

/** The target of a relation, or of a list with its records. */
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

function calculatorsOf(
  model: Model,
  table: OperationTable,
  families: readonly ShownFamily[],
  of: (family: ModelFamily) => ShownFamily,
): Calculators {
  const batchOf = (kind: BatchKind) => table.batches.find((batch) => batch.kind === kind);
  const calendars = model.families.map((family) => calendarCalculator(of(family), table));
  return {
    find: findCalculator(table),
    calendar: calendars.find((tool) => tool !== undefined),
    match: matchCalculator(model, batchOf(batchKinds.match), of),
    locate: locateCalculator(model, batchOf(batchKinds.locateAll), of),
    compare: compareCalculator(families, findCalculator(table)),
  };
}

function findCalculator(table: OperationTable): FindOperations | undefined {
  const search = operationOfKind(table, kinds.searchAll);
  const suggest = operationOfKind(table, kinds.suggest);
  return search && suggest && { search, suggest };
}

function calendarCalculator(shown: ShownFamily, table: OperationTable): CalendarOperations | undefined {
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

function matchCalculator(
  { families }: Model,
  batch: BatchOperation | undefined,
  of: (family: ModelFamily) => ShownFamily,
): MatchOperations | undefined {
  const family = families.find(({ matching }) => matching !== undefined);
  const within = family?.relations.find(({ name }) => name === family.matching?.within);
  if (batch === undefined || family === undefined || within === undefined) return undefined;
  return { batch, shown: of(family), around: of(within.target), within: within.name };
}

/** The family with drawn borders, then the larger ones, smallest first. */
function locateCalculator(
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

/** The families of many places with a series each. */
function compareCalculator(
  families: readonly ShownFamily[],
  find: FindOperations | undefined,
): CompareOperations | undefined {
  const compared = families.filter(
    ({ family, extent, figures }) => extent === 'many' && figures.length > 0 && family.find !== undefined,
  );
  return find === undefined || compared.length === 0
    ? undefined
    : { search: find.search, families: compared };
}

/** The column heading of a field, which is its label or the words of its name. */
export function labelOf({ label, name }: ModelField): Localized {
  if (label !== undefined) return label;
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const text = atStart(words);
  return { en: text, es: text };
}

export interface Manifest {
  readonly families: readonly ShownFamily[];
  readonly calculators: Calculators;
  readonly of: (family: ModelFamily) => ShownFamily;
  /** The family that a segment of a URL names by its slug in any language, its path, its record or a synonym. */
  readonly meant: (segment: string) => ShownFamily | undefined;
}

/** Records with a page each, a single record, or rows without an id. */
type FamilyExtent = 'many' | 'only' | 'rows';

export interface ShownFamily {
  readonly family: ModelFamily;
  /** Its URL segment, from its title. */
  readonly slug: Localized;
  readonly extent: FamilyExtent;
  readonly fields: readonly ShownField[];
  readonly relations: readonly ToOne[];
  readonly lists: readonly ShownList[];
  readonly figures: readonly ShownFigures[];
  /** Undefined if the family does not support it. */
  readonly operations: {
    readonly list: Operation | undefined;
    readonly one: Operation | undefined;
    readonly provenance: Operation | undefined;
    readonly boundary: Operation | undefined;
    readonly neighbours: Operation | undefined;
    /** The rows of a year. */
    readonly calendar: Operation | undefined;
  };
  /** The formats that its records support. */
  readonly formats: readonly OutputFormat[];
}

export interface ShownField {
  readonly field: ModelField;
  readonly label: Localized;
  readonly isNumeric: boolean;
  /** The family of the records that its values name. */
  readonly keyOf: ModelFamily | undefined;
}

export interface ShownList {
  readonly list: ToMany;
  readonly operation: Operation;
}

export interface ShownFigures {
  readonly list: ToFigures;
  readonly operation: Operation;
}

/** The calculators of the site. Undefined if the model does not support one. */
export interface Calculators {
  readonly find: FindOperations | undefined;
  readonly calendar: CalendarOperations | undefined;
  readonly match: MatchOperations | undefined;
  readonly locate: LocateOperations | undefined;
  readonly compare: CompareOperations | undefined;
}

interface FindOperations {
  readonly search: Operation;
  readonly suggest: Operation;
}

export interface CalendarOperations {
  readonly shown: ShownFamily;
  readonly calendar: Calendar;
  readonly working: WorkingDays;
  readonly ofYear: Operation;
  readonly longWeekends: Operation;
  readonly feed: Operation;
  readonly feedOfYear: Operation;
  readonly day: Operation;
  readonly next: Operation;
  readonly add: Operation;
  readonly count: Operation;
}

export interface MatchOperations {
  readonly batch: BatchOperation;
  readonly shown: ShownFamily;
  /** The larger areas that distinguish records of one name. */
  readonly around: ShownFamily;
  /** The relation to them. */
  readonly within: string;
}

export interface CompareOperations {
  readonly search: Operation;
  readonly families: readonly ShownFamily[];
}

export interface LocateOperations {
  readonly batch: BatchOperation;
  /** The areas that contain a point, smallest first. */
  readonly areas: readonly ShownFamily[];
}
