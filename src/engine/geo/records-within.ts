// The records whose point lies in an area, in id order: those in its box, of which its borders decide.
import { boxOf } from '../boundaries/geo-json.js';
import type { Catalog, Ordinal, Ordinals, Table } from '../catalog/catalog.js';
import type { ModelBoundary, ModelFamily } from '../model/model.js';
import { areaIndex, areasOf } from './areas.js';
import { pointIndex } from './point-index.js';
import { recordsInBox } from './records-in-box.js';

/** An area of a family with a boundary. */
export interface Area {
  readonly family: ModelFamily;
  readonly id: number;
}

/** Boxes are rounded, so that a point on their side may be just outside of them. */
const SLACK = 0.001;

export function recordsWithin(catalog: Catalog, table: Table, family: ModelFamily, area: Ordinal): Ordinals {
  const { arcs, polygons, groupOf } = areasOf(catalog, family, 'fine');
  const drawn = polygons(area);
  if (drawn.length === 0) return new Int32Array(0);
  const [west, south, east, north] = boxOf(arcs, drawn);
  const index = areaIndex(catalog, (family.boundary as ModelBoundary).drawn, 'fine');
  const { point } = pointIndex(table);
  const box = { west: west - SLACK, south: south - SLACK, east: east + SLACK, north: north + SLACK };
  return recordsInBox(table, box).filter((ordinal) => {
    const { longitude, latitude } = point(ordinal);
    const within = index.containing(longitude, latitude);
    return within !== undefined && groupOf(within) === area;
  });
}
