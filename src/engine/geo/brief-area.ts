// An area in a few words: id, name and official codes, and the larger areas around a drawn one.
import type { Catalog, Ordinal, Table } from '../catalog/catalog.js';
import type { ModelFamily, Row } from '../model/model.js';
import { memo } from '../scheduling/memo.js';
import { areasOf } from './areas.js';

export function briefFields({ nameFields, identifiers }: ModelFamily): readonly string[] {
  return ['id', ...nameFields, ...identifiers];
}

export function brief(family: ModelFamily, row: Row): Row {
  return Object.fromEntries(briefFields(family).map((name) => [name, row[name]]));
}

const briefs = memo<Table, Row[]>();

/** The same object each time. */
export function briefOf(table: Table, ordinal: Ordinal): Row {
  const known = briefs(table, 'brief', () => []);
  known[ordinal] ??= brief(table.family, table.rows[ordinal] as Row);
  return known[ordinal];
}

const chains = memo<Table, Map<Ordinal | undefined, Row>>();

/** The drawn area and those around it, each under the name of its family; null outside. Made once for each area. */
export function areaWithGroups(
  catalog: Catalog,
  drawn: ModelFamily,
  groups: readonly ModelFamily[],
  area: Ordinal | undefined,
): Row {
  const known = chains(catalog.table(drawn), 'chain', () => new Map());
  const chain = known.get(area) ?? chainOf(catalog, [drawn, ...groups], area);
  known.set(area, chain);
  return chain;
}

function chainOf(catalog: Catalog, families: readonly ModelFamily[], area: Ordinal | undefined): Row {
  return Object.fromEntries(
    families.map((family) => {
      const ordinal = area === undefined ? undefined : areasOf(catalog, family, 'fine').groupOf(area);
      return [family.name, ordinal === undefined ? null : briefOf(catalog.table(family), ordinal)];
    }),
  );
}
