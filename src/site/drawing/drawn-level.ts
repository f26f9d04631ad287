// The areas of a level on the map. All levels share one frame, so that changing the level only zooms.
import type { Catalog, Ordinal, Table } from '../../engine/catalog/catalog.js';
import { type Areas, areasOf } from '../../engine/geo/areas.js';
import { type AreaPath, areaPath } from '../../engine/maps/area-paths.js';
import { type Frame, frameOfAreas, type Inset } from '../../engine/maps/map-frame.js';
import type { Model, ModelFamily } from '../../engine/model/model.js';
import { memo } from '../../engine/scheduling/shared-work.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { MapPlaces, ViewBox } from './map-places.js';

/** The levels of areas in the model, drawn and composed, smallest first. */
export interface Levels {
  readonly all: readonly ModelFamily[];
  readonly drawn: ModelFamily;
  /** The initial level. */
  readonly usual: ModelFamily;
}

/** Undefined if the model draws nothing. */
export function levelsOf({ levels }: Model): Levels | undefined {
  if (levels === undefined) return undefined;
  const { drawn, groups } = levels;
  return { all: [drawn, ...groups], drawn, usual: groups[0] ?? drawn };
}

const containersOfTables = memo<Table, ReadonlyMap<Ordinal, Ordinal>>();

/** The area of an upper level that each area of a lower one is part of. */
export function containersOf(
  catalog: Catalog,
  { drawn }: Levels,
  lower: ModelFamily,
  upper: ModelFamily,
): ReadonlyMap<Ordinal, Ordinal> {
  return containersOfTables(catalog.table(lower), upper.name, () => {
    const [from, to] = [areasOf(catalog, lower, 'coarse'), areasOf(catalog, upper, 'coarse')];
    return new Map(
      Array.from(catalog.table(drawn).all).flatMap((area): [Ordinal, Ordinal][] => {
        const [part, whole] = [from.groupOf(area), to.groupOf(area)];
        return part === undefined || whole === undefined ? [] : [[part, whole]];
      }),
    );
  });
}

/** The width in units of the map. The height follows from it. */
export const MAP_WIDTH = 1000;

/** A map of this precision would show more detail than the coarse borders contain. */
const FINE = 0.2;

const frames = memo<Table, Frame>();

function frameOfLevels(catalog: Catalog, { usual }: Levels): Frame {
  const table = catalog.table(usual);
  return frames(table, 'frame', () => frameOfAreas(areasOf(catalog, usual, 'coarse'), table.all, MAP_WIDTH));
}

/** The frame in the form that pages read. */
export function placesOf(catalog: Catalog, levels: Levels) {
  const { main, insets, height } = frameOfLevels(catalog, levels);
  const rounded = ({ left, top, width, height: tall }: Inset): ViewBox => [
    Math.round(left),
    Math.round(top),
    Math.round(width),
    Math.round(tall),
  ];
  const places: MapPlaces = [main.place, ...insets.map(({ place }) => place)];
  return { height, places, insets: insets.map(rounded) };
}

const drawnTables = memo<Table, Map<Ordinal, AreaPath>>();

/** Areas simplified to a tolerance on the map, each drawn once. */
export function* drawAreas(
  catalog: Catalog,
  levels: Levels,
  level: ModelFamily,
  ordinals: readonly Ordinal[],
  tolerance: number,
): YieldingWork<ReadonlyMap<Ordinal, AreaPath>> {
  const table = catalog.table(level);
  const areas = areasOf(catalog, level, tolerance < FINE ? 'fine' : 'coarse');
  yield* polygonsFirst(areasOf(catalog, levels.usual, 'coarse'), Array.from(catalog.table(levels.usual).all));
  yield* polygonsFirst(areas, ordinals);
  const { main, insets } = frameOfLevels(catalog, levels);
  const projectionFor = ([west = 0, south = 0, east = 0, north = 0]: readonly number[]) =>
    insets.find(
      ({ place }) => west <= place.east && east >= place.west && south <= place.north && north >= place.south,
    ) ?? main;
  const known = drawnTables(table, `${tolerance}`, () => new Map());
  for (const ordinal of ordinals) {
    if (known.has(ordinal)) continue;
    known.set(ordinal, areaPath(areas, ordinal, projectionFor, tolerance));
    yield;
  }
  return known;
}

/** Stitching takes longest, so each polygon is stitched once. */
function* polygonsFirst({ polygons }: Areas, ordinals: readonly Ordinal[]): YieldingWork<void> {
  for (const ordinal of ordinals) {
    polygons(ordinal);
    yield;
  }
}
