// The content of the previews of records: an area among its neighbours with its name, and the places of the records of a family.
import type { Engine } from '../../src/engine/answers/engine.js';
import { areasOf } from '../../src/engine/geo/areas.js';
import { boxAround } from '../../src/engine/maps/map-frame.js';
import { drawGround, viewOf } from '../../src/engine/maps/place-drawing.js';
import type { AreaLevels, ModelFamily, Row } from '../../src/engine/model/model.js';
import { nameOf, type Point, pointOf } from '../../src/engine/model/read-row.js';
import { runToEnd } from '../../src/engine/scheduling/yielding-work.js';
import { manifestOf } from '../../src/site/manifest/manifest.js';
import { tokens } from '../../src/site/shell/tokens.js';
import { picturePage } from './picture-pages.js';

const { light } = tokens;

interface PreviewPage {
  readonly name: string;
  readonly page: string;
}

/** In no order that matters; a family without places has the picture of all data. */
export function previewPages(engine: Engine, font: string): readonly PreviewPage[] {
  const { levels } = engine.model;
  if (levels === undefined) return [];
  const [group = levels.drawn] = levels.groups;
  const areas = engine.catalog.table(group).rows.map((row, ordinal) => ({
    name: `${group.name}-${row.id}`,
    page: picturePage(font, areaMotif(engine, group, ordinal), sized(nameOf(group, row))),
  }));
  const families = engine.model.families.flatMap((family) => {
    const motif = familyMotif(engine, levels, family);
    return motif === undefined ? [] : [{ name: family.name, page: picturePage(font, motif) }];
  });
  return [...areas, ...families];
}

/** Names of one long word, and of three, are smaller. */
function sized(name: string): string {
  const longest = Math.max(...name.split(' ').map(({ length }) => length));
  const size = Math.min(100, Math.floor(860 / Math.max(longest, name.length / 2.4)));
  return `<span style="display:block;width:560px;font-size:${size}px">${name}</span>`;
}

/** In pixels of the picture. */
const TOLERANCE = 0.35;

function areaMotif({ catalog }: Engine, family: ModelFamily, ordinal: number): string {
  const areas = areasOf(catalog, family, 'coarse');
  const boxes = areas.polygons(ordinal).map((polygon) => boxAround(areas.arcs, polygon));
  const all = {
    west: Math.min(...boxes.map(({ west }) => west)),
    south: Math.min(...boxes.map(({ south }) => south)),
    east: Math.max(...boxes.map(({ east }) => east)),
    north: Math.max(...boxes.map(({ north }) => north)),
  };
  const view = viewOf(all, 0.15, 40);
  const others = Array.from(catalog.table(family).all).filter((each) => each !== ordinal);
  const around = others.map((each) => view.path(areas, each, TOLERANCE)).join('');
  return `<svg style="right:40px;top:45px;width:540px;height:540px" viewBox="0 0 ${view.width} ${view.height}"><path d="${around}" fill="${light.sunken}" stroke="${light.line}"/><path d="${view.path(areas, ordinal, TOLERANCE)}" fill="${light.accent}"/></svg>`;
}

/** Undefined if the records have no places. A circle grows with the records at its place. */
function familyMotif(engine: Engine, levels: AreaLevels, family: ModelFamily): string | undefined {
  const { catalog } = engine;
  const { whole } = levels;
  if (whole === undefined || family.file === undefined || family === whole) return undefined;
  const counts = new Map<string, { point: Point; count: number }>();
  for (const row of catalog.table(family).rows) {
    const point = previewPoint(engine, family, row);
    if (point === undefined) continue;
    const key = `${point.latitude} ${point.longitude}`;
    counts.set(key, { point, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  if (counts.size < 3) return undefined;
  const areas = areasOf(catalog, whole, 'coarse');
  const ground = runToEnd(drawGround(areas.arcs, areas.polygons(0), 1));
  const most = Math.max(...Array.from(counts.values(), ({ count }) => count));
  const least = counts.size > 400 ? 0.9 : 2.6;
  const dots = Array.from(counts.values(), ({ point, count }) => {
    const { x, y } = ground.projectionAt(point);
    const radius = least + (most === 1 ? 0 : 7 * Math.sqrt(count / most));
    return `<circle cx="${x(point.longitude).toFixed(1)}" cy="${y(point.latitude).toFixed(1)}" r="${radius.toFixed(1)}"/>`;
  });
  return `<svg style="right:60px;top:35px;height:560px" viewBox="0 0 ${ground.width} ${ground.height}"><path d="${ground.path}" fill="${light.area1}" stroke="${light.border}" stroke-width=".6"/><path d="${ground.insets}" fill="none" stroke="${light.edge}" stroke-width=".6"/><g fill="${light.point1}" fill-opacity=".8">${dots.join('')}</g></svg>`;
}

/** Its own point, or that of the smallest area that it names. */
function previewPoint(engine: Engine, family: ModelFamily, row: Row): Point | undefined {
  const own = pointOf(family, row);
  if (own !== undefined) return own;
  const named = manifestOf(engine)
    .of(family)
    .fields.flatMap(({ field, keyOf }) => {
      const table = keyOf?.boundary && engine.catalog.table(keyOf);
      const around = table?.rows[table.ordinal(row[field.name] as number) ?? -1];
      const point = keyOf && around && pointOf(keyOf, around);
      return keyOf?.boundary && point ? [{ steps: keyOf.boundary.path.length, point }] : [];
    });
  return named.sort((a, b) => a.steps - b.steps)[0]?.point;
}
