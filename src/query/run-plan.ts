// Carries out a plan on a catalog: ordinals out of tables, rows out of calendars, or what was missing.
import type { Catalog, Ordinal, Ordinals, Table } from '../catalog/catalog.js';
import type { Steps } from '../catalog/steps.js';
import { placeIndex } from '../geo/place-index.js';
import { recordsInBox } from '../geo/records-in-box.js';
import { type Distances, recordsNear } from '../geo/records-near.js';
import type { ModelFamily, ModelField, Row } from '../model/model.js';
import { DISTANCE } from './distance-field.js';
import { filterOrdinals } from './filter-ordinals.js';
import type { Plan, Selection } from './plan.js';
import { prepareSearch, searchTable } from './search-table.js';
import { searchesOf } from './searches-of.js';
import { sortOrdinals } from './sort-ordinals.js';

export type Found =
  | {
      readonly found: 'records';
      readonly ordinals: Ordinals;
      /** Undefined where the search ended before all were found. */
      readonly total: number | undefined;
      /** To each record, where a point was asked for. */
      readonly distances?: Distances;
    }
  | { readonly found: 'rows'; readonly rows: readonly Row[] }
  | { readonly found: 'nothing'; readonly family: ModelFamily; readonly id: number };

export function runPlan(catalog: Catalog, plan: Plan): Found {
  const { family, select, filters = [], sort, page, near, limit, offset = 0 } = plan;
  if (select.by === 'year')
    return { found: 'rows', rows: filterRows(family, rowsOfYear(family, select), plan) };
  const selected = selectRecords(catalog, family, select);
  if ('found' in selected) return selected;
  const table = catalog.table(family);
  const left = inBox(table, filterOrdinals(table, selected, filters), plan);
  if (near === undefined) return part(sortOrdinals(table, left, sort), plan);
  const keeps = left === table.all ? undefined : membership(table, left);
  const isCut = limit !== undefined && sort.length === 0 && page === undefined;
  const distances = recordsNear(table, near, keeps, isCut ? offset + limit : undefined);
  const nearest = Int32Array.from(distances.keys());
  const ownRanks = (field: ModelField) => (field === DISTANCE ? distanceRanks(table, distances) : undefined);
  const found = part(sortOrdinals(table, nearest, sort, ownRanks), plan);
  const isAll = !isCut || nearest.length < offset + limit;
  return { ...found, total: isAll ? found.total : undefined, distances };
}

type Records = Extract<Found, { found: 'records' }>;

function part(ordinals: Ordinals, { page, limit = ordinals.length, offset = 0 }: Plan): Records {
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

/** In the order they came in. */
function inBox(table: Table, ordinals: Ordinals, { box }: Plan): Ordinals {
  if (box === undefined) return ordinals;
  const inside = recordsInBox(table, box);
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

/** Makes the indexes that searches of a family will ask for, by words and by place. */
export function* prepareSearches(catalog: Catalog, family: ModelFamily): Steps<void> {
  for (const searched of Object.values(searchesOf(family)))
    if (searched.name.length + searched.others.length > 0)
      yield* prepareSearch(catalog, catalog.table(family), searched);
  if (family.place !== undefined) placeIndex(catalog.table(family));
}

type InTable = Exclude<Selection, { by: 'year' }>;

function selectRecords(catalog: Catalog, family: ModelFamily, select: InTable): Ordinals | Found {
  const table = catalog.table(family);
  switch (select.by) {
    case 'all':
      return table.all;
    case 'id': {
      const ordinal = table.ordinal(select.id);
      return ordinal === undefined ? { found: 'nothing', family, id: select.id } : Int32Array.of(ordinal);
    }
    case 'parent': {
      const parent = catalog.table(select.parent).ordinal(select.id);
      if (parent === undefined) return { found: 'nothing', family: select.parent, id: select.id };
      return catalog.many(select.list, parent);
    }
    case 'keyword':
      return searchTable(catalog, table, searchesOf(family).byKeyword, select.keyword, 'part');
    case 'name':
      return searchTable(catalog, table, searchesOf(family).byName, select.name, 'part of the name');
    case 'code':
      return searchTable(catalog, table, searchesOf(family).byCode, select.code, 'whole');
    case 'yearInOffice': {
      const { from, to } = family.period as { from: string; to: string };
      return table.all.filter((ordinal) => {
        const row = table.rows[ordinal] as Row;
        const [start, end] = [row[from], row[to]] as [string, string | null];
        return (
          Number(start.slice(0, 4)) <= select.year && (end === null || Number(end.slice(0, 4)) >= select.year)
        );
      });
    }
  }
}

/** The rows of a calendar are filtered as those of a table are: for this request they are one. */
function filterRows(family: ModelFamily, rows: readonly Row[], { filters = [] }: Plan): readonly Row[] {
  if (filters.length === 0) return rows;
  const all = Int32Array.from(rows, (_, index) => index);
  const table: Table = { family, rows, all, ordinal: () => undefined, retired: new Map() };
  return Array.from(filterOrdinals(table, all, filters), (ordinal) => rows[ordinal] as Row);
}

function rowsOfYear(
  family: ModelFamily,
  { year, month, on }: Extract<Selection, { by: 'year' }>,
): readonly Row[] {
  const calendar = family.calendar as NonNullable<ModelFamily['calendar']>;
  const rows = calendar.rows(year, (name) => on.has(name));
  if (month === undefined) return rows;
  return rows.filter((row) => Number((row[calendar.date] as string).slice(5, 7)) === month);
}
