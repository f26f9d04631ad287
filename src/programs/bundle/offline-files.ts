// Files for a client that works without a server: the rows of each family by column, with the ranks by which the engine sorts them, the
// borders in the coarse precision as arcs, the islands that they lack, and the rules of computed days.
import { encodePolyline, OUTSIDE } from '../../engine/boundaries/arcs.js';
import type { Catalog } from '../../engine/catalog/catalog.js';
import type { Calendar } from '../../engine/model/family.js';
import type { ModelFamily } from '../../engine/model/model.js';
import { ranksIn } from '../../engine/query/sort-ordinals.js';
import type { BundleTable } from './bundle-table.js';

/** A column with fewer different texts than this share of its rows lists each once. */
const FEW = 0.1;

export function offlineTable(
  catalog: Catalog,
  family: ModelFamily,
  table: BundleTable,
  edition: string,
): string {
  const columns = table.columns.map(({ name }) => [name, packed(table.rows.map((row) => row[name] ?? null))]);
  const sorted = catalog.table(family);
  // The order of texts depends on the language; that of other values does not.
  const ranks =
    sorted.rows.length === 0
      ? []
      : family.fields
          .filter(({ kind }) => kind === 'text')
          .map((field) => [field.name, Array.from(ranksIn(sorted, field))]);
  return JSON.stringify({
    edition,
    family: family.record,
    rows: table.rows.length,
    columns: Object.fromEntries(columns),
    ranks: Object.fromEntries(ranks),
  });
}

/** Stores a column as a list of values, or as its different values and the index of each row. */
function packed(values: readonly unknown[]): unknown {
  if (!values.every((value) => value === null || typeof value === 'string')) return values;
  const places = new Map<unknown, number>();
  for (const value of values) if (!places.has(value)) places.set(value, places.size);
  if (places.size > values.length * FEW) return values;
  return { of: [...places.keys()], at: values.map((value) => places.get(value)) };
}

/** Writes borders in the form of the data files: the grid, then the arcs with the ids of the areas on both sides. */
export function offlineBorders(catalog: Catalog, drawn: ModelFamily, edition: string): string {
  const { boundary } = drawn;
  if (boundary === undefined) throw new Error(`${drawn.record} has no borders.`);
  const { grid, count, starts, x, y, left, right } = catalog.arcs(boundary, 'coarse');
  const { rows } = catalog.table(drawn);
  const idOf = (ordinal: number | undefined) =>
    ordinal === undefined || ordinal === OUTSIDE ? null : rows[ordinal]?.id;
  const arcs = Array.from({ length: count }, (_, arc) => {
    const [first, end] = [starts[arc] as number, starts[arc + 1] as number];
    const steps: number[] = [];
    for (let at = first + 1; at < end; at++)
      steps.push((x[at] as number) - (x[at - 1] as number), (y[at] as number) - (y[at - 1] as number));
    return {
      left: idOf(left[arc]),
      right: idOf(right[arc]),
      from: [x[first], y[first]],
      line: encodePolyline(steps),
    };
  });
  return JSON.stringify({ edition, family: drawn.record, grid, arcs });
}

/** Writes islets in the form of the data files without names and sources: the id of the area, and the radius in metres. */
export function offlineIslets(catalog: Catalog, drawn: ModelFamily, edition: string): string {
  const { rows } = catalog.table(drawn);
  const islets = drawn.boundary === undefined ? [] : catalog.islets(drawn.boundary);
  return JSON.stringify({
    edition,
    family: drawn.record,
    islets: islets.map(({ area, latitude, longitude, kilometres }) => ({
      area: rows[area]?.id,
      latitude,
      longitude,
      radius: Math.round(kilometres * 1000),
    })),
  });
}

export const offlineRules = (
  family: ModelFamily,
  { from, to, rules, workingDays }: Calendar,
  edition: string,
): string =>
  JSON.stringify({
    edition,
    family: family.record,
    from,
    to,
    rules,
    weekend: workingDays?.weekend ?? null,
    hoursAheadOfUtc: workingDays?.hoursAheadOfUtc ?? null,
  });
