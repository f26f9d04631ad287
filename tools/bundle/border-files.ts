// The borders of a family in one precision as GeoJSON and TopoJSON, with the bytes of the API.
import type { Catalog } from '../../src/engine/catalog/catalog.js';
import { areasOf } from '../../src/engine/geo/areas.js';
import type { Precision } from '../../src/engine/model/family.js';
import type { ModelFamily } from '../../src/engine/model/model.js';
import { drawAll } from '../../src/engine/operations/kinds/draw-areas.js';
import { runToEnd } from '../../src/engine/scheduling/yielding-work.js';

export function bordersOf(
  catalog: Catalog,
  family: ModelFamily,
  precision: Precision,
  format: 'geojson' | 'topojson',
): Buffer {
  const areas = areasOf(catalog, family, precision);
  const drawn = Array.from(catalog.table(family).all).filter(areas.isDrawn);
  const { body } = runToEnd(drawAll(catalog, areas, drawn, format === 'topojson')) as { body: Uint8Array };
  return Buffer.from(body);
}
