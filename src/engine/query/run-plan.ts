// Executes a plan on a catalog. Returns its selection, filtered, sorted and cut, or the missing record.
import type { Catalog, Ordinal, Ordinals, Table } from '../catalog/catalog.js';
import {
  type Distances,
  recordsInBox,
  recordsNear,
  recordsWithin,
  type SearchArea,
} from '../geo/point-index.js';
import type { ModelFamily, ModelField, Row } from '../model/model.js';
import type { Series } from '../model/series.js';
import type { Breaks } from '../model/series-breaks.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import { type Filter, filterOrdinals } from './filter.js';
import { DISTANCE, type Plan } from './plan.js';
import { sortOrdinals } from './sort-ordinals.js';

export type Found =
  | {
      readonly found: 'records';
      readonly ordinals: Ordinals;
      /** Undefined if the search ended before all were found. */
      readonly total: number | undefined;
      /** The distance to each record, if the request has a point. */
      readonly distances?: Distances;
    }
  | { readonly found: 'rows'; readonly rows: readonly Row[]; readonly total: number }
  | { readonly found: 'nothing'; readonly family: ModelFamily; readonly id: number };

export function runPlan(catalog: Catalog, plan: Plan): Found {
  const narrowed = narrow(catalog, plan);
  return 'order' in narrowed ? narrowed.order() : narrowed;
}

/** Finding many records near a point and sorting them each takes a while, so both pause. */
export function* runPlanInSteps(catalog: Catalog, plan: Plan): YieldingWork<Found> {
  const narrowed = narrow(catalog, plan);
  if (!('order' in narrowed)) return narrowed;
  yield;
  return narrowed.order();
}

function narrow(catalog: Catalog, plan: Plan): Found | { readonly order: () => Found } {
  const { family, select, filters = [], sort, page, near, limit, offset = 0 } = plan;
  const selected = select(catalog);
  if ('missing' in selected) return { found: 'nothing', ...selected.missing };
  if ('rows' in selected) return partOfRows(computedTable(family, selected.rows), plan);
  if ('computed' in selected) return partOfRows(selected.computed, plan);
  const table = catalog.table(family);
  const missing = [plan.within, plan.place?.area].find(
    (each) => each && catalog.table(each.family).ordinal(each.id) === undefined,
  );
  if (missing !== undefined) return { found: 'nothing', ...missing };
  const area = plan.within && catalog.table(plan.within.family).ordinal(plan.within.id);
  const own = filters.filter(({ through }) => through === undefined);
  const related = filters.filter(({ through }) => through !== undefined);
  const filtered = filterRelated(catalog, table, filterOrdinals(table, selected, own), related);
  const inside = inBox(table, inPlace(table, filtered, plan), plan);
  const left = area === undefined ? inside : inArea(catalog, table, inside, plan.within as SearchArea, area);
  if (near === undefined) return partOfOrdinals(sortOrdinals(table, left, sort), plan);
  const keeps = left === table.all ? undefined : membership(table, left);
  const isCut = limit !== undefined && sort.length === 0 && page === undefined;
  const distances = recordsNear(table, near, keeps, isCut ? offset + limit : undefined);
  const nearest = Int32Array.from(distances.keys());
  const ownRanks = (field: ModelField) => (field === DISTANCE ? distanceRanks(table, distances) : undefined);
  const isAll = !isCut || nearest.length < offset + limit;
  return {
    order: () => {
      const found = partOfOrdinals(sortOrdinals(table, nearest, sort, ownRanks), plan);
      return { ...found, total: isAll ? found.total : undefined, distances };
    },
  };
}

type Records = Extract<Found, { found: 'records' }>;

function partOfOrdinals(ordinals: Ordinals, { page, limit = ordinals.length, offset = 0 }: Plan): Records {
  const [start, end] =
    page === undefined
      ? [offset, offset + limit]
      : [(page.page - 1) * page.pageSize, page.page * page.pageSize];
  const isWhole = start === 0 && end >= ordinals.length;
  return {
    found: 'records',
    ordinals: isWhole ? ordinals : ordinals.subarray(start, end),
    total: ordinals.length,
  };
}

/** Keeps the order of the records. */
function inPlace(table: Table, ordinals: Ordinals, { place }: Plan): Ordinals {
  if (place === undefined) return ordinals;
  return ordinals.filter((ordinal) => {
    const row = table.rows[ordinal] as Row;
    return place.keys.some(({ name }) => row[name] === place.area.id);
  });
}

/** Keeps the order of the records. */
function inBox(table: Table, ordinals: Ordinals, { box }: Plan): Ordinals {
  if (box === undefined) return ordinals;
  const inside = recordsInBox(table, box);
  return ordinals === table.all ? inside : ordinals.filter(membership(table, inside));
}

/** Keeps the order of the records. */
function inArea(catalog: Catalog, table: Table, ordinals: Ordinals, { family }: SearchArea, area: Ordinal) {
  const inside = recordsWithin(catalog, table, family, area);
  return ordinals === table.all ? inside : ordinals.filter(membership(table, inside));
}

function membership(table: Table, ordinals: Ordinals): (ordinal: Ordinal) => boolean {
  const marks = new Uint8Array(table.rows.length);
  for (const ordinal of ordinals) marks[ordinal] = 1;
  return (ordinal) => marks[ordinal] === 1;
}

function distanceRanks(table: Table, distances: Distances): Int32Array {
  const ranks = new Int32Array(table.rows.length);
  let [rank, last] = [-1, -1];
  for (const [ordinal, distance] of distances) {
    if (distance !== last) rank++;
    last = distance;
    ranks[ordinal] = rank;
  }
  return ranks;
}

/** Computed rows form a temporary table, so that they are filtered and sorted as stored ones. */
export function computedTable(family: ModelFamily, rows: readonly Row[]): Table {
  const all = Int32Array.from(rows, (_, index) => index);
  return { family, rows, all, ordinal: () => undefined, retired: new Map() };
}

function partOfRows(table: Table, plan: Plan): Found {
  const { filters = [], sort } = plan;
  const { all, rows } = table;
  const { ordinals, total } = partOfOrdinals(
    sortOrdinals(table, filterOrdinals(table, all, filters), sort),
    plan,
  );
  const kept = Array.from(ordinals, (ordinal) => rows[ordinal] as Row);
  const { series } = table.family;
  return {
    found: 'rows',
    rows: series === undefined ? kept : carryBreaks(series, rows, kept),
    total: total as number,
  };
}

/** Returns the records for which a condition holds in the record that their keys lead to, in their order. */
function filterRelated(catalog: Catalog, table: Table, ordinals: Ordinals, filters: readonly Filter[]) {
  return filters.reduce((left, filter) => left.filter(conditionTest(catalog, table, filter)), ordinals);
}

function conditionTest(catalog: Catalog, from: Table, { through = [], ...condition }: Filter) {
  const tables = through.map(({ target }) => catalog.table(target));
  const end = tables.at(-1) as Table;
  const marks = new Uint8Array(end.rows.length);
  for (const ordinal of filterOrdinals(end, end.all, [condition])) marks[ordinal] = 1;
  return (ordinal: Ordinal): boolean => {
    let [at, table]: [Ordinal | undefined, Table] = [ordinal, from];
    for (const [index, { key }] of through.entries()) {
      const id: unknown = (table.rows[at] as Row)[key.name];
      table = tables[index] as Table;
      at = typeof id === 'number' ? table.ordinal(id) : undefined;
      if (at === undefined) return false;
    }
    return marks[at] === 1;
  };
}

/**
 * Carries the breaks of a series across filtered figures. If the figure with a note was removed, the next one of the same record has it.
 * The rows come in the order of the response, and `all` has the rows of each record by year.
 */
function carryBreaks({ year, breaks }: Series, all: readonly Row[], kept: readonly Row[]): readonly Row[] {
  // Several figures for one year, from different releases, are not a series.
  const isSeries = all.every((row, at) => at === 0 || Number(all[at - 1]?.[year]) < Number(row[year]));
  if (breaks === undefined || !isSeries || kept.length < 2 || kept.length === all.length) return kept;
  const shown = new Set(kept);
  const carried = new Map<Row, Row>();
  let skipped: Row[] = [];
  let isAfterAnother = false;
  for (const row of all) {
    if (!shown.has(row)) {
      if (row[breaks.cause] !== null) skipped.push(row);
      continue;
    }
    if (isAfterAnother && skipped.length > 0)
      carried.set(row, { ...row, ...together(breaks, [...skipped, row]) });
    isAfterAnother = true;
    skipped = [];
  }
  return carried.size === 0 ? kept : kept.map((row) => carried.get(row) ?? row);
}

/** Combines breaks into the first declared cause and all sentences. */
function together({ cause, source, sentence, causes }: Breaks, rows: readonly Row[]): Row {
  const order = Object.keys(causes);
  const found = rows.filter((row) => row[cause] !== null);
  const sorted = found.toSorted((a, b) => order.indexOf(String(a[cause])) - order.indexOf(String(b[cause])));
  return {
    [cause]: sorted[0]?.[cause],
    [source]: sorted.find((row) => row[source] !== null)?.[source] ?? null,
    ...Object.fromEntries(
      Object.values(sentence).map((name) => [name, [...new Set(sorted.map((row) => row[name]))].join(' ')]),
    ),
  };
}
