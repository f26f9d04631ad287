// Carries out a plan on a catalog: ordinals out of tables, rows out of calendars, or what was missing.
import type { Catalog, Ordinals } from '../catalog/catalog.js';
import type { Steps } from '../catalog/steps.js';
import type { ModelFamily, Row, SearchField } from '../model/model.js';
import type { Plan, Selection } from './plan.js';
import { prepareSearch, searchTable } from './search-table.js';
import { sortOrdinals } from './sort-ordinals.js';

export type Found =
  | { readonly found: 'records'; readonly ordinals: Ordinals; readonly total: number }
  | { readonly found: 'rows'; readonly rows: readonly Row[] }
  | { readonly found: 'nothing'; readonly family: ModelFamily; readonly id: number };

export function runPlan(catalog: Catalog, { family, select, sort, page }: Plan): Found {
  if (select.by === 'year') return { found: 'rows', rows: rowsOfYear(family, select) };
  const selected = selectRecords(catalog, family, select);
  if ('found' in selected) return selected;
  const table = catalog.table(family);
  const ordered = sort === undefined ? selected : sortOrdinals(table, selected, sort);
  if (page === undefined) return { found: 'records', ordinals: ordered, total: ordered.length };
  const start = (page.page - 1) * page.pageSize;
  return {
    found: 'records',
    ordinals: ordered.subarray(start, start + page.pageSize),
    total: ordered.length,
  };
}

const NAME: readonly SearchField[] = [{ through: undefined, field: 'name' }];
const codesOf = ({ codes }: ModelFamily): readonly SearchField[] =>
  codes.map((field) => ({ through: undefined, field }));

/** Makes the indexes that searches of a family will ask for. */
export function* prepareSearches(catalog: Catalog, family: ModelFamily): Steps<void> {
  const searched = [family.search, ...(family.field('name') === undefined ? [] : [NAME]), codesOf(family)];
  for (const fields of searched)
    if (fields.length > 0) yield* prepareSearch(catalog, catalog.table(family), fields);
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
      return searchTable(catalog, table, family.search, select.keyword, 'part');
    case 'name':
      return searchTable(catalog, table, NAME, select.name, 'part');
    case 'code':
      return searchTable(catalog, table, codesOf(family), select.code, 'whole');
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

function rowsOfYear(
  family: ModelFamily,
  { year, month, on }: Extract<Selection, { by: 'year' }>,
): readonly Row[] {
  const calendar = family.calendar as NonNullable<ModelFamily['calendar']>;
  const rows = calendar.rows(year, (name) => on.has(name));
  if (month === undefined) return rows;
  return rows.filter((row) => Number((row[calendar.date] as string).slice(5, 7)) === month);
}
