// Makes the indexes for searches of a family, by words and by coordinates, before the first request.
import type { Catalog } from '../catalog/catalog.js';
import { pointIndex } from '../geo/point-index.js';
import type { ModelFamily } from '../model/model.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import { prepareSearch, searchesOf } from './search-table.js';

export function* prepareSearches(catalog: Catalog, family: ModelFamily): YieldingWork<void> {
  for (const searched of Object.values(searchesOf(family)))
    if (searched.name.length + searched.others.length > 0)
      yield* prepareSearch(catalog, catalog.table(family), searched) ?? [];
  if (family.coordinates === undefined) return;
  yield;
  pointIndex(catalog.table(family));
}
