// Writes areas as finished bytes of GeoJSON or TopoJSON.
import { centroid } from '../../../boundaries/area-size.js';
import { POINTS_IN_A_STEP, pointCount } from '../../../boundaries/rings.js';
import {
  areaGeometry,
  boxOf,
  rounding,
  type TopoArea,
  writeTopology,
} from '../../../boundaries/topo-json.js';
import type { Catalog, Ordinal } from '../../../catalog/catalog.js';
import { type Areas, attribution } from '../../../geo/areas.js';
import { brief } from '../../../geo/describe-point.js';
import type { Row } from '../../../model/model.js';
import { ByteWriter } from '../../../scheduling/byte-writer.js';
import { createPace, type YieldingWork } from '../../../scheduling/yielding-work.js';
import type { DocumentResult } from '../../operation.js';

export function* drawOne(
  catalog: Catalog,
  areas: Areas,
  ordinal: Ordinal,
  isTopology: boolean,
): YieldingWork<DocumentResult> {
  const row = catalog.table(areas.family).rows[ordinal] as Row;
  const name = `${areas.family.path}-${row.id}-boundary`;
  if (isTopology) return yield* topoJson(catalog, areas, [ordinal], name);
  const drawn = yield* areaFeature(areas, ordinal, row, createPace(POINTS_IN_A_STEP));
  const text = JSON.stringify({ ...drawn, attribution: attribution(catalog, areas.family) });
  return geoJsonResult(Buffer.from(text), name);
}

/** `withIds`: the id is also one of the properties. */
export function* drawAll(
  catalog: Catalog,
  areas: Areas,
  ordinals: readonly Ordinal[],
  isTopology: boolean,
  { withIds = false }: { readonly withIds?: boolean } = {},
): YieldingWork<DocumentResult> {
  const { rows } = catalog.table(areas.family);
  const name = `${areas.family.path}-boundaries`;
  if (isTopology) return yield* topoJson(catalog, areas, ordinals, name);
  const writer = new ByteWriter();
  const pace = createPace(POINTS_IN_A_STEP);
  const from = JSON.stringify(attribution(catalog, areas.family));
  yield* writer.write(`{"type":"FeatureCollection","attribution":${from},"features":[`);
  for (const [index, ordinal] of ordinals.entries()) {
    const row = rows[ordinal] as Row;
    const drawn = yield* areaFeature(areas, ordinal, row, pace);
    const whole = withIds ? { ...drawn, properties: { id: row.id, ...drawn.properties } } : drawn;
    yield* writer.write(`${index === 0 ? '' : ','}${JSON.stringify(whole)}`);
  }
  yield* writer.write(']}');
  return geoJsonResult(yield* writer.bytes(), name);
}

function* areaFeature(areas: Areas, ordinal: Ordinal, row: Row, pace: ReturnType<typeof createPace>) {
  const polygons = areas.polygons(ordinal);
  const points = pointCount(areas.arcs, polygons);
  yield* pace(points);
  const bbox = boxOf(areas.arcs, polygons);
  const properties = areaProperties(areas, ordinal, row);
  yield* pace(points);
  const geometry = areaGeometry(areas.arcs, polygons);
  yield* pace(points);
  return { type: 'Feature', id: row.id, bbox, properties, geometry };
}

function areaProperties({ family, arcs, polygons }: Areas, ordinal: Ordinal, row: Row): object {
  const { id: _, ...named } = brief(family, row);
  const round = rounding(arcs.grid);
  const { longitude, latitude } = centroid(arcs, polygons(ordinal));
  return { ...named, centroid: [round(longitude), round(latitude)] };
}

const geoJsonResult = (body: Buffer, name: string): DocumentResult => ({
  body,
  type: 'application/geo+json',
  fileName: `${name.toLowerCase()}.geojson`,
});

function* topoJson(catalog: Catalog, areas: Areas, ordinals: readonly Ordinal[], name: string) {
  const { rows } = catalog.table(areas.family);
  const pace = createPace(POINTS_IN_A_STEP);
  const drawn: TopoArea[] = [];
  for (const ordinal of ordinals) {
    const row = rows[ordinal] as Row;
    const polygons = areas.polygons(ordinal);
    drawn.push({ id: row.id as number, properties: areaProperties(areas, ordinal, row), polygons });
    yield* pace(pointCount(areas.arcs, polygons));
  }
  const more = { attribution: attribution(catalog, areas.family) };
  return {
    body: yield* writeTopology(areas.arcs, areas.family.name, drawn, more),
    type: 'application/json; charset=utf-8',
    fileName: `${name.toLowerCase()}.topojson`,
  };
}
