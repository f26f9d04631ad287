// The areas of a family at a precision, drawn or composed of drawn areas. They are built once for each edition.
import { type Arcs, OUTSIDE } from '../boundaries/arcs.js';
import { type AreaIndex, createAreaIndexInSteps } from '../boundaries/area-index.js';
import { nearestIslet } from '../boundaries/area-size.js';
import { type Nearest, nearestOnBorder } from '../boundaries/border-distance.js';
import { createOuterBorder, type OuterBorder } from '../boundaries/outer-border.js';
import { type Polygon, polygonsOf } from '../boundaries/rings.js';
import type { Catalog, Ordinal, Table } from '../catalog/catalog.js';
import type { Precision } from '../model/family.js';
import type { ModelBoundary, ModelFamily } from '../model/model.js';
import type { Point } from '../model/read-row.js';
import { addToList } from '../scheduling/lists.js';
import { memo, type SharedWork, sharedWork } from '../scheduling/shared-work.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';
import { type Language, languages } from '../text/localized.js';

interface LocatedPoint {
  /** Undefined outside all areas. */
  readonly area: Ordinal | undefined;
  /** Present only inside a drawn area, because the coast of an islet is unknown. */
  readonly kilometresToBorder?: number;
  /** Present only for a point outside, if anything is drawn. */
  readonly nearest?: { readonly area: Ordinal; readonly kilometres: number } | undefined;
}

/** Locates a point. The result has the drawn area and the distance to its border, the area of an islet, or the nearest area. */
export function locate(catalog: Catalog, drawn: ModelFamily, at: Point): LocatedPoint {
  const { latitude, longitude } = at;
  const index = areaIndex(catalog, drawn, 'fine');
  const area = index.containing(longitude, latitude);
  if (area !== undefined) {
    const { kilometres } = nearestOnBorder(index.borderOf(area), longitude, latitude) as Nearest;
    return { area, kilometresToBorder: kilometres };
  }
  const islet = isletNear(catalog, drawn, at);
  if (islet?.kilometres === 0) return { area: islet.area };
  const found = outerBorder(catalog, drawn)(longitude, latitude);
  const isFarther = islet === undefined || (found !== undefined && found.kilometres <= islet.kilometres);
  return { area: undefined, nearest: isFarther ? found : islet };
}

/** Leaves out the distances, which take most of the time. */
export function areaAt(catalog: Catalog, drawn: ModelFamily, at: Point): Ordinal | undefined {
  const area = areaIndex(catalog, drawn, 'fine').containing(at.longitude, at.latitude);
  if (area !== undefined) return area;
  const islet = isletNear(catalog, drawn, at);
  return islet?.kilometres === 0 ? islet.area : undefined;
}

const isletNear = (catalog: Catalog, drawn: ModelFamily, { latitude, longitude }: Point) =>
  nearestIslet(catalog.islets(drawn.boundary as ModelBoundary), longitude, latitude);

const BORDERS_AT_ONCE = 10;

export function* prepareLocate(catalog: Catalog, drawn: ModelFamily): YieldingWork<void> {
  yield* prepareAreas(catalog, drawn);
  const index = areaIndex(catalog, drawn, 'fine');
  for (const area of catalog.table(drawn).all) {
    index.borderOf(area);
    if (area % BORDERS_AT_ONCE === 0) yield;
  }
}

export interface Areas {
  readonly family: ModelFamily;
  readonly arcs: Arcs;
  /** The area of this family that equals or contains a drawn area. */
  readonly groupOf: (drawn: number) => Ordinal | undefined;
  readonly isDrawn: (ordinal: Ordinal) => boolean;
  /** Empty for a record without borders. */
  readonly polygons: (ordinal: Ordinal) => readonly Polygon[];
}

const areasOfTables = memo<Table, Areas>();
const indexes = memo<Table, SharedWork<AreaIndex>>();
const borders = memo<Table, SharedWork<OuterBorder>>();

/** Requires a family with a boundary. */
export function areasOf(catalog: Catalog, family: ModelFamily, precision: Precision): Areas {
  return areasOfTables(catalog.table(family), precision, () => {
    const { drawn, path } = family.boundary as ModelBoundary;
    const arcs = catalog.arcs(family.boundary as ModelBoundary, precision);
    const groups = Array.from(catalog.table(drawn).all, (area) =>
      path.reduce<Ordinal | undefined>(
        (from, relation) => (from === undefined ? undefined : catalog.one(relation, from)),
        area,
      ),
    );
    const groupOf = (area: number) => (area === OUTSIDE ? undefined : groups[area]);
    const known = new Map<Ordinal, readonly Polygon[]>();
    const around = arcsAround(arcs, groupOf);
    return {
      family,
      arcs,
      groupOf,
      isDrawn: (ordinal) => around.has(ordinal),
      polygons: (ordinal) => {
        const polygons =
          known.get(ordinal) ??
          polygonsOf(arcs, around.get(ordinal) ?? [], (area) => groupOf(area) === ordinal);
        known.set(ordinal, polygons);
        return polygons;
      },
    };
  });
}

export const areaIndex = (catalog: Catalog, drawn: ModelFamily, precision: Precision): AreaIndex =>
  indexWork(catalog, drawn, precision).now();

function indexWork(catalog: Catalog, drawn: ModelFamily, precision: Precision): SharedWork<AreaIndex> {
  const table = catalog.table(drawn);
  return indexes(table, precision, () =>
    sharedWork(() =>
      createAreaIndexInSteps(catalog.arcs(drawn.boundary as ModelBoundary, precision), table.rows.length),
    ),
  );
}

/** The border around all areas together. */
const outerBorder = (catalog: Catalog, drawn: ModelFamily): OuterBorder => borderWork(catalog, drawn).now();

const borderWork = (catalog: Catalog, drawn: ModelFamily): SharedWork<OuterBorder> =>
  borders(catalog.table(drawn), 'outer', () =>
    sharedWork(() => createOuterBorder(catalog.arcs(drawn.boundary as ModelBoundary, 'fine'))),
  );

/** Builds the index of points and the drawings of areas in steps, before the first request. */
function* prepareAreas(catalog: Catalog, drawn: ModelFamily): YieldingWork<void> {
  for (const precision of ['fine', 'coarse'] as const) {
    yield* catalog.prepareArcs(drawn.boundary as ModelBoundary, precision);
    yield* indexWork(catalog, drawn, precision).inSteps();
  }
  yield* borderWork(catalog, drawn).inSteps();
}

/** The arcs around each group, towards other groups or the outside. */
function arcsAround({ count, left, right }: Arcs, groupOf: (area: number) => Ordinal | undefined) {
  const around = new Map<Ordinal, number[]>();
  for (let arc = 0; arc < count; arc++) {
    const sides = [groupOf(left[arc] as number), groupOf(right[arc] as number)];
    if (sides[0] === sides[1]) continue;
    for (const side of sides) if (side !== undefined) addToList(around, side, arc);
  }
  return around;
}

/** The credit line of borders, which their terms require wherever they are shown. */
export function attribution(
  { sources }: Catalog,
  { boundary }: ModelFamily,
  language: Language = languages[0],
): string {
  const found = sources.find(({ id }) => id === boundary?.source);
  if (found === undefined) return '';
  const { publisher, title, licence } = found;
  return `${publisher}, ${title[language]}${licence === null ? '' : ` (${licence})`}`;
}
