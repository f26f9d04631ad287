// All pages of records: the list of families, then each with its records.
import type { Engine } from '../../engine/answers/engine.js';
import type { Row } from '../../engine/model/model.js';
import type { PageGroup } from '../../server/http/surface.js';
import { manifestOf } from '../manifest/manifest-of.js';
import { addresses } from '../shell/addresses.js';
import { recordAddress, tableAddress } from '../shell/data-addresses.js';

export function recordGroups(engine: Engine): readonly PageGroup[] {
  const families = manifestOf(engine).families.map((shown): PageGroup => {
    const rows: readonly Row[] = shown.extent === 'many' ? engine.catalog.table(shown.family).rows : [];
    return {
      name: shown.slug.en,
      count: rows.length + 1,
      address: (index) => (index === 0 ? tableAddress(shown) : recordAddress(shown, rows[index - 1] as Row)),
    };
  });
  return [{ name: 'data', count: 1, address: () => addresses.data }, ...families];
}
