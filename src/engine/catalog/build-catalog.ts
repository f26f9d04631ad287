// Links a checked dataset into a catalog. A key that leads nowhere is a fault, reported with all the others.
import type { Dataset, Fault, Reason } from '../dataset/dataset.js';
import { DatasetFault } from '../dataset/dataset-fault.js';
import type { Precision } from '../model/family.js';
import type {
  Model,
  ModelBoundary,
  ModelFamily,
  ModelField,
  Row,
  ToFigures,
  ToMany,
  ToOne,
} from '../model/model.js';
import { nameOf } from '../model/read-row.js';
import { EVERYTHING } from '../model/relation.js';
import type { FigurePlace, SeriesChoice, WantedFigures } from '../model/series.js';
import { toOneRelations } from '../model/to-one-paths.js';
import { runToEnd, type YieldingWork } from '../scheduling/yielding-work.js';
import type { Catalog, Ordinals, Table } from './catalog.js';
import { linkBoundaries } from './link-boundaries.js';
import { linkSeries } from './link-series.js';
import { createOrigins } from './origins.js';

type Figures = ReturnType<typeof linkSeries>;

const NONE = -1;
const EMPTY = new Int32Array(0);
const NO_LINES = { rows: [], location: () => ({ file: '', line: 0 }) };

export const buildCatalog = (model: Model, dataset: Dataset): Catalog =>
  runToEnd(linkCatalog(model, dataset));

/** The same as yielding work, one family after the other. */
export function* linkCatalog(model: Model, dataset: Dataset): YieldingWork<Catalog> {
  const faults: Fault[] = [...dataset.faults];
  const tables = new Map<ModelFamily, Table>();
  for (const family of model.families) {
    yield;
    tables.set(family, buildTable(family, dataset, faults));
  }
  const ones = new Map<ToOne, Int32Array>();
  const manys = new Map<ToMany, readonly Ordinals[]>();
  const dangling = new Set<string>();

  for (const family of model.families) {
    yield;
    for (const relation of toOneRelations(family)) ones.set(relation, linkOne(family, relation));
  }
  for (const family of model.families) {
    yield;
    for (const list of family.lists) if (list.through === undefined) manys.set(list, linkMany(family, list));
  }
  for (const family of model.families) {
    yield;
    for (const list of family.lists)
      if (list.through !== undefined) manys.set(list, linkThrough(family, list.through));
  }
  const series = new Map<ModelFamily, Figures>();
  for (const family of model.families) {
    if (family.series === undefined) continue;
    yield;
    const lines = dataset.families.get(family.name) ?? NO_LINES;
    const records = seriesRecords(table(model.family(family.series.of)), family.field(family.series.release));
    const nowhere: Fault[] = [];
    series.set(family, linkSeries(family.series, lines, dataset.sources, records, nowhere));
    const isKnown = dataset.families.get(family.series.of)?.incomplete !== true && dataset.sources.length > 0;
    if (isKnown) faults.push(...nowhere);
  }
  const borders = linkBoundaries(model, dataset, ordinalsIn(tables), faults);
  if (faults.length > 0) throw new DatasetFault(faults);
  return linked(model, dataset, { tables, ones, manys, series, borders });

  function table(family: ModelFamily): Table {
    return tableIn(tables, family);
  }

  function linkOne(family: ModelFamily, relation: ToOne): Int32Array {
    return Int32Array.from(
      table(family).rows,
      (_, index) => follow(family, index, relation.key.name, relation.target) ?? NONE,
    );
  }

  function linkMany(family: ModelFamily, list: ToMany): readonly Ordinals[] {
    const children: number[][] = table(family).rows.map(() => []);
    table(list.target).rows.forEach((_, index) => {
      const parent = follow(list.target, index, list.key as string, family);
      if (parent !== undefined) children[parent]?.push(index);
    });
    return children.map(packed);
  }

  /** The row that a key leads to. One that leads nowhere is reported once, however many relations use it. */
  function follow(family: ModelFamily, index: number, key: string, target: ModelFamily): number | undefined {
    const id = table(family).rows[index]?.[key];
    if (!Number.isInteger(id)) return undefined;
    const ordinal = table(target).ordinal(id as number);
    const isKnown = dataset.families.get(target.name)?.incomplete !== true;
    if (ordinal === undefined && isKnown && !dangling.has(`${family.name}.${index}.${key}`)) {
      dangling.add(`${family.name}.${index}.${key}`);
      const location = dataset.families.get(family.name)?.location(index) ?? { file: family.name, line: 0 };
      faults.push({ ...location, field: key, message: `there is no ${target.name} with id ${id}` });
    }
    return ordinal;
  }

  function linkThrough(family: ModelFamily, [first, then]: readonly [ToMany, ToMany]): readonly Ordinals[] {
    const firsts = manys.get(first) as readonly Ordinals[];
    const thens = manys.get(then) as readonly Ordinals[];
    return table(family).rows.map((_, parent) => {
      const children = Array.from(firsts[parent] ?? EMPTY).flatMap((child) =>
        Array.from(thens[child] ?? EMPTY),
      );
      return packed(children).sort();
    });
  }
}

/** Most lists of most records are empty, and share one. */
const packed = (ordinals: readonly number[]): Int32Array =>
  ordinals.length === 0 ? EMPTY : Int32Array.from(ordinals);

function tableIn(tables: ReadonlyMap<ModelFamily, Table>, family: ModelFamily): Table {
  const found = tables.get(family);
  if (found === undefined) throw new Error(`${family.name} is not a family of this catalog.`);
  return found;
}

const ordinalsIn = (tables: ReadonlyMap<ModelFamily, Table>) => (family: ModelFamily) =>
  tableIn(tables, family).ordinal;

interface Links {
  readonly tables: ReadonlyMap<ModelFamily, Table>;
  readonly ones: ReadonlyMap<ToOne, Int32Array>;
  readonly manys: ReadonlyMap<ToMany, readonly Ordinals[]>;
  readonly series: ReadonlyMap<ModelFamily, Figures>;
  readonly borders: ReturnType<typeof linkBoundaries>;
}

/** Apart from the linking, so that the catalog does not keep the dataset: its texts, lines and locations are not needed again. */
function linked(
  model: Model,
  {
    edition,
    checksums,
    sources,
    terms,
    provenance,
    corrections,
    reasons,
    aliases,
    history,
    changes,
  }: Dataset,
  { tables, ones, manys, series, borders }: Links,
): Catalog {
  const table = (family: ModelFamily) => tableIn(tables, family);
  const many = (relation: ToMany, from: number) => manys.get(relation)?.[from] ?? EMPTY;
  const origins = createOrigins(
    model,
    { sources, provenance, corrections },
    (family) => table(family).rows,
    (family) => series.get(family)?.coverage(),
  );
  return Object.freeze({
    edition,
    checksums,
    sources,
    terms,
    origins,
    aliases,
    history,
    changes,
    reason: reasonIn(reasons),
    table,
    one: (relation: ToOne, from: number) => {
      const to = ones.get(relation)?.[from] ?? NONE;
      return to === NONE ? undefined : to;
    },
    many,
    yearsOf: (family: ModelFamily, choice: SeriesChoice) => series.get(family)?.years(choice) ?? [],
    prepareFigures: ({ target, sumOf }: ToFigures, choice: SeriesChoice) =>
      sumOf === EVERYTHING ? series.get(target)?.prepareTotal(choice) : undefined,
    figures: (list: ToFigures, from: number, wanted: WantedFigures) => {
      const { target, sumOf, owner } = list;
      const found = series.get(target) as Figures;
      const rows =
        sumOf === undefined
          ? found.of(from, wanted)
          : sumOf === EVERYTHING
            ? found.total(wanted)
            : found.sumOf(many(sumOf, from), wanted);
      const place = placeFields(target.series?.place, table(owner), from);
      return place === undefined ? rows : rows.map((row) => ({ ...place, ...row }));
    },
    arcs: (boundary: ModelBoundary, precision: Precision) => borders.arcs(boundary, precision).now(),
    prepareArcs: (boundary: ModelBoundary, precision: Precision) =>
      borders.arcs(boundary, precision).inSteps(),
    islets: borders.islets,
  });
}

function seriesRecords(
  { family, rows, ordinal }: Table,
  release: ModelField | undefined,
): Parameters<typeof linkSeries>[3] {
  const name = (id: number) => nameOf(family, rows[ordinal(id) as number] as Row);
  return { ordinal, name, releaseNames: release?.valueNames };
}

/** The fields of a figure that describe its record. */
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

/** Few requests need one, so the first of them builds the index. A data rule finds texts that it lacks. */
function reasonIn(reasons: readonly Reason[]): (text: string) => Reason {
  let known: ReadonlyMap<string, Reason> | undefined;
  return (text) => {
    known ??= new Map(reasons.map((reason) => [reason.en, reason]));
    return known.get(text) ?? { en: text, es: text };
  };
}

function buildTable(family: ModelFamily, dataset: Dataset, faults: Fault[]): Table {
  const rows = family.file === undefined ? [] : (dataset.families.get(family.name)?.rows ?? []);
  const ordinals = new Map(rows.map((row, index) => [row.id as number, index]));
  const retirements = dataset.retired.get(family.name) ?? [];
  const isIncomplete = dataset.families.get(family.name)?.incomplete === true;
  const seen = new Set<number>();
  for (const { id, by, location } of retirements) {
    if (seen.has(id))
      faults.push({ ...location, field: 'id', message: `${family.name} ${id} is retired twice` });
    seen.add(id);
    if (ordinals.has(id))
      faults.push({ ...location, field: 'id', message: `${family.name} ${id} is served and retired` });
    if (by !== null && !ordinals.has(by) && !isIncomplete)
      faults.push({ ...location, field: 'by', message: `there is no ${family.name} with id ${by}` });
  }
  return {
    family,
    rows,
    all: Int32Array.from(rows, (_, index) => index),
    ordinal: (id) => ordinals.get(id),
    retired: new Map(retirements.map(({ id, by, reason }) => [id, { by, reason }])),
  };
}
