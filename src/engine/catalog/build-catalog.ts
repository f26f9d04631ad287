// Turns a checked dataset into a catalog, either as a whole with all faults reported together, or part by part.
import type { Dataset, Fault, Reason } from '../dataset/dataset.js';
import { DatasetFault } from '../dataset/dataset-fault.js';
import type { Precision } from '../model/family.js';
import type { Model, ModelBoundary, ModelFamily, Row, ToFigures, ToMany, ToOne } from '../model/model.js';
import { nameOf } from '../model/read-row.js';
import { EVERYTHING } from '../model/relation.js';
import type { FigurePlace, SeriesChoice, WantedFigures } from '../model/series.js';
import { toOneRelations } from '../model/to-one-paths.js';
import { runToEnd, type YieldingWork } from '../scheduling/yielding-work.js';
import type { Catalog, Table } from './catalog.js';
import { createLinks, EMPTY, NONE } from './create-links.js';
import { linkBoundaries } from './link-boundaries.js';
import { createOrigins } from './origins.js';

type Borders = ReturnType<typeof linkBoundaries>;
type Linkable = Parameters<typeof createLinks>[1];
type MadeLinks = ReturnType<typeof createLinks>['made'];
type Links = Omit<ReturnType<typeof createLinks>, 'made'>;

export const buildCatalog = (model: Model, dataset: Dataset): Catalog =>
  runToEnd(linkCatalog(model, dataset));

/** Links one family after the other, with pauses. */
export function* linkCatalog(model: Model, dataset: Dataset): YieldingWork<Catalog> {
  const faults: Fault[] = [...dataset.faults];
  const { made, table, one, many, figures } = createLinks(model, dataset, faults);
  for (const family of model.families) {
    yield;
    table(family);
  }
  for (const family of model.families) {
    yield;
    for (const relation of toOneRelations(family)) one(relation);
  }
  // Relations through others come last, because they are built from these.
  for (const isThrough of [false, true])
    for (const family of model.families) {
      yield;
      for (const list of family.lists) if ((list.through !== undefined) === isThrough) many(list);
    }
  for (const family of model.families) {
    if (family.series === undefined) continue;
    yield;
    figures(family);
  }
  const borders = linkBoundaries(model, dataset, ordinalIn(made.tables), faults);
  if (faults.length > 0) throw new DatasetFault(faults);
  return linked(model, factsOf(dataset), linksIn(made), () => borders);
}

/** Links each part on first use, for a program that needs few of them. A faulty part throws when it is linked. */
export function openCatalog(model: Model, dataset: Linkable): Catalog {
  const faults: Fault[] = [];
  const { table, one, many, figures } = createLinks(model, dataset, faults);
  let borders: Borders | undefined;
  const checked =
    <Given extends readonly unknown[], Made>(make: (...given: Given) => Made) =>
    (...given: Given): Made => {
      const made = make(...given);
      if (faults.length > 0) throw new DatasetFault(faults);
      return made;
    };
  const links = {
    table: checked(table),
    one: checked(one),
    many: checked(many),
    figures: checked(figures),
  };
  const linkedBorders = checked(() => {
    borders ??= linkBoundaries(model, dataset, (family) => table(family).ordinal, faults);
    return borders;
  });
  return linked(model, dataset, links, linkedBorders);
}

/** This is separate from the linking, so that the catalog does not keep the texts and locations of the dataset in memory. */
const linksIn = ({ tables, ones, manys, series }: MadeLinks): Links => ({
  table: (family) => tableIn(tables, family),
  one: (relation) => ones.get(relation) ?? EMPTY,
  many: (list) => manys.get(list) ?? [],
  figures: (family) => series.get(family) as ReturnType<Links['figures']>,
});

function tableIn(tables: MadeLinks['tables'], family: ModelFamily): Table {
  const found = tables.get(family);
  if (found === undefined) throw new Error(`${family.name} is not a family of this catalog.`);
  return found;
}

const ordinalIn = (tables: MadeLinks['tables']) => (family: ModelFamily) => tableIn(tables, family).ordinal;

const FACTS = [
  ...(['edition', 'checksums', 'sources', 'terms', 'provenance'] as const),
  ...(['corrections', 'reasons', 'aliases', 'history', 'changes'] as const),
];
type Facts = Pick<Dataset, (typeof FACTS)[number]>;

const factsOf = (dataset: Dataset): Facts =>
  Object.fromEntries(FACTS.map((name) => [name, dataset[name]])) as unknown as Facts;

/** Each fact is read when it is needed, because some are large files. */
function linked(
  model: Model,
  facts: Facts,
  { table, one, many, figures }: Links,
  borders: () => Borders,
): Catalog {
  let origins: Catalog['origins'] | undefined;
  return Object.freeze({
    get edition() {
      return facts.edition;
    },
    get checksums() {
      return facts.checksums;
    },
    get sources() {
      return facts.sources;
    },
    get terms() {
      return facts.terms;
    },
    get origins() {
      origins ??= createOrigins(
        model,
        facts,
        (family) => table(family).rows,
        (family) => (family.series === undefined ? undefined : figures(family).coverage()),
      );
      return origins;
    },
    get aliases() {
      return facts.aliases;
    },
    get history() {
      return facts.history;
    },
    get changes() {
      return facts.changes;
    },
    reason: reasonIn(facts),
    table,
    one: (relation: ToOne, from: number) => {
      const to = one(relation)[from] ?? NONE;
      return to === NONE ? undefined : to;
    },
    many: (list: ToMany, from: number) => many(list)[from] ?? EMPTY,
    yearsOf: (family: ModelFamily, choice: SeriesChoice) =>
      family.series === undefined ? [] : figures(family).years(choice),
    prepareFigures: ({ target, sumOf }: ToFigures, choice: SeriesChoice) =>
      sumOf === EVERYTHING ? figures(target).prepareTotal(choice) : undefined,
    figures: (list: ToFigures, from: number, wanted: WantedFigures) => {
      const { target, sumOf, owner } = list;
      const found = figures(target);
      const rows =
        sumOf === undefined
          ? found.of(from, wanted)
          : sumOf === EVERYTHING
            ? found.total(wanted)
            : found.sumOf(many(sumOf)[from] ?? EMPTY, wanted);
      const place = placeFields(target.series?.place, table(owner), from);
      return place === undefined ? rows : rows.map((row) => ({ ...place, ...row }));
    },
    arcs: (boundary: ModelBoundary, precision: Precision) => borders().arcs(boundary, precision).now(),
    prepareArcs: (boundary: ModelBoundary, precision: Precision) =>
      borders().arcs(boundary, precision).inSteps(),
    islets: (boundary: ModelBoundary) => borders().islets(boundary),
  });
}

/** The fields that describe the record of a figure. */
function placeFields(place: FigurePlace | undefined, table: Table, ordinal: number): Row | undefined {
  if (place === undefined) return undefined;
  const { family } = table;
  const row = table.rows[ordinal] as Row;
  return {
    [place.level]: family.path,
    [place.id]: row.id,
    [place.name]: nameOf(family, row),
    ...Object.fromEntries(place.copies.map((name) => [name, row[name] ?? null])),
  };
}

/** The first request that needs a reason builds the index. A data rule finds missing reasons. */
function reasonIn(facts: Facts): (text: string) => Reason {
  let known: ReadonlyMap<string, Reason> | undefined;
  return (text) => {
    known ??= new Map(facts.reasons.map((reason) => [reason.en, reason]));
    return known.get(text) ?? { en: text, es: text };
  };
}
