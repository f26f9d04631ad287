// Lists the areas that share a border with an area, the longest border first.
import { type Neighbours, neighboursOf } from '../boundaries/topo-json.js';
import type { Catalog, Ordinal, Table } from '../catalog/catalog.js';
import type { ModelFamily, Row } from '../model/model.js';
import { memo } from '../scheduling/shared-work.js';
import { areasOf } from './areas.js';
import { brief } from './describe-point.js';

const known = memo<Table, ReadonlyMap<number, Neighbours>>();

/** `group` is the family of the next larger areas, if any. */
export function neighbourList(
  catalog: Catalog,
  family: ModelFamily,
  group: ModelFamily | undefined,
  of: Ordinal,
): readonly Row[] {
  const table = catalog.table(family);
  const areas = areasOf(catalog, family, 'fine');
  const all = known(table, 'neighbours', () => neighboursOf(areas.arcs, areas.groupOf));
  const groupOf = (area: Ordinal) => group && areasOf(catalog, group, 'fine').groupOf(area);
  return [...(all.get(of) ?? [])]
    .sort(([a, long], [b, short]) => short - long || a - b)
    .map(([area, kilometres]) => ({
      ...brief(family, table.rows[area] as Row),
      ...(group && {
        [group.name]: brief(group, catalog.table(group).rows[groupOf(area) as Ordinal] as Row),
        [`same${group.record}`]: groupOf(area) === groupOf(of),
      }),
      borderKm: Math.round(kilometres * 10) / 10,
    }));
}
