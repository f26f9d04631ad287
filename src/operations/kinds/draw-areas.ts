// Areas as finished bytes: features of GeoJSON, or a topology of TopoJSON.
import { centroid } from '../../boundaries/area-size.js';
import { areaGeometry, boxOf, rounding } from '../../boundaries/geo-json.js';
import { POINTS_IN_A_STEP, pointCount } from '../../boundaries/rings.js';
import { topology } from '../../boundaries/topo-json.js';
import type { Catalog, Ordinal } from '../../catalog/catalog.js';
import type { Areas } from '../../geo/areas.js';
import { attribution } from '../../geo/attribution.js';
import { brief } from '../../geo/brief-area.js';
import type { Row } from '../../model/model.js';
import { createPace, type Pace } from '../../scheduling/pace.js';
import type { YieldingWork } from '../../scheduling/yielding-work.js';
import type { WorkedOut } from '../operation.js';

export function* drawOne(
  catalog: Catalog,
  areas: Areas,
  ordinal: Ordinal,
  isTopology: boolean,
): YieldingWork<WorkedOut> {
  const row = catalog.table(areas.family).rows[ordinal] as Row;
  const name = `${areas.family.path}-${row.id}-boundary`;
  if (isTopology) return topoJson(catalog, areas, [ordinal], name);
  const drawn = yield* feature(areas, ordinal, row, createPace(POINTS_IN_A_STEP));
  return geoJson(JSON.stringify({ ...drawn, attribution: attribution(catalog, areas.family) }), name);
}

export function* drawAll(
  catalog: Catalog,
  areas: Areas,
  ordinals: readonly Ordinal[],
  isTopology: boolean,
): YieldingWork<WorkedOut> {
  const { rows } = catalog.table(areas.family);
  const name = `${areas.family.path}-boundaries`;
  const features: string[] = [];
  const pace = createPace(POINTS_IN_A_STEP);
  for (const ordinal of ordinals) {
    if (isTopology) yield* pace(pointCount(areas.arcs, areas.polygons(ordinal)));
    else features.push(JSON.stringify(yield* feature(areas, ordinal, rows[ordinal] as Row, pace)));
  }
  yield;
  return isTopology
    ? topoJson(catalog, areas, ordinals, name)
    : geoJson(
        `{"type":"FeatureCollection","attribution":${JSON.stringify(attribution(catalog, areas.family))},"features":[${features.join()}]}`,
        name,
      );
}

function* feature(areas: Areas, ordinal: Ordinal, row: Row, pace: Pace): YieldingWork<object> {
  const polygons = areas.polygons(ordinal);
  const points = pointCount(areas.arcs, polygons);
  yield* pace(points);
  const bbox = boxOf(areas.arcs, polygons);
  const properties = propertiesOf(areas, ordinal, row);
  yield* pace(points);
  const geometry = areaGeometry(areas.arcs, polygons);
  yield* pace(points);
  return { type: 'Feature', id: row.id, bbox, properties, geometry };
}

function propertiesOf({ family, arcs, polygons }: Areas, ordinal: Ordinal, row: Row): object {
  const { id: _, ...named } = brief(family, row);
  const round = rounding(arcs.grid);
  const { longitude, latitude } = centroid(arcs, polygons(ordinal));
  return { ...named, centroid: [round(longitude), round(latitude)] };
}

const geoJson = (text: string, name: string): WorkedOut => ({
  body: Buffer.from(text),
  type: 'application/geo+json',
  fileName: `${name.toLowerCase()}.geojson`,
});

function topoJson(catalog: Catalog, areas: Areas, ordinals: readonly Ordinal[], name: string): WorkedOut {
  const { rows } = catalog.table(areas.family);
  const drawn = ordinals.map((ordinal) => {
    const row = rows[ordinal] as Row;
    return {
      id: row.id as number,
      properties: propertiesOf(areas, ordinal, row),
      polygons: areas.polygons(ordinal),
    };
  });
  return {
    body: Buffer.from(
      JSON.stringify({
        ...topology(areas.arcs, areas.family.name, drawn),
        attribution: attribution(catalog, areas.family),
      }),
    ),
    type: 'application/json; charset=utf-8',
    fileName: `${name.toLowerCase()}.topojson`,
  };
}
