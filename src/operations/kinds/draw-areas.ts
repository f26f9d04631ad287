// Areas as finished bytes: features of GeoJSON, or a topology of TopoJSON.
import { centroid } from '../../boundaries/area-size.js';
import { areaGeometry, boxOf, rounding } from '../../boundaries/geo-json.js';
import { topology } from '../../boundaries/topo-json.js';
import type { Catalog, Ordinal } from '../../catalog/catalog.js';
import type { Areas } from '../../geo/areas.js';
import { attribution } from '../../geo/attribution.js';
import { brief } from '../../geo/brief-area.js';
import type { Row } from '../../model/model.js';
import type { YieldingWork } from '../../scheduling/yielding-work.js';
import type { WorkedOut } from '../operation.js';

/** Some areas have thousands of points. */
const AREAS_IN_A_STEP = 10;

export function drawOne(catalog: Catalog, areas: Areas, ordinal: Ordinal, isTopology: boolean): WorkedOut {
  const row = catalog.table(areas.family).rows[ordinal] as Row;
  const name = `${areas.family.path}-${row.id}-boundary`;
  return isTopology
    ? topoJson(catalog, areas, [ordinal], name)
    : geoJson(
        JSON.stringify({ ...feature(areas, ordinal, row), attribution: attribution(catalog, areas.family) }),
        name,
      );
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
  for (const [index, ordinal] of ordinals.entries()) {
    if (index % AREAS_IN_A_STEP === 0) yield;
    if (isTopology) areas.polygons(ordinal);
    else features.push(JSON.stringify(feature(areas, ordinal, rows[ordinal] as Row)));
  }
  return isTopology
    ? topoJson(catalog, areas, ordinals, name)
    : geoJson(
        `{"type":"FeatureCollection","attribution":${JSON.stringify(attribution(catalog, areas.family))},"features":[${features.join()}]}`,
        name,
      );
}

function feature(areas: Areas, ordinal: Ordinal, row: Row): object {
  const polygons = areas.polygons(ordinal);
  return {
    type: 'Feature',
    id: row.id,
    bbox: boxOf(areas.arcs, polygons),
    properties: propertiesOf(areas, ordinal, row),
    geometry: areaGeometry(areas.arcs, polygons),
  };
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
