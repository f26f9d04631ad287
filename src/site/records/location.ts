// Where a record lies: on the map of the area around it, and where that is in the country.
import type { Ordinal, Table } from '../../engine/catalog/catalog.js';
import { areaIndex, areasOf } from '../../engine/geo/areas.js';
import { attribution } from '../../engine/geo/attribution.js';
import { drawGround, drawOn, type Ground } from '../../engine/maps/place-drawing.js';
import type { AreaLevels, ModelFamily, Row } from '../../engine/model/model.js';
import { memo } from '../../engine/scheduling/memo.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { ShownFamily } from '../manifest/manifest.js';
import { mapAddress } from '../shell/map-address.js';
import type { PageContext } from '../shell/page-context.js';
import { placeOfRecord, type RecordPlace } from '../shell/place-of-record.js';
import { recordLink } from '../shell/record-link.js';
import type { LocationModel } from './location-figure.js';

/** Undefined if nothing is known of it, or nothing is drawn there. */
export function* locationModel(
  view: PageContext,
  shown: ShownFamily,
  row: Row,
): YieldingWork<LocationModel | undefined> {
  const { catalog, model } = view.engine;
  const { levels } = model;
  const place = placeOfRecord(view, shown.family, row);
  if (place === undefined || levels === undefined) return undefined;
  const largest = levels.whole ?? levels.groups.at(-1) ?? levels.drawn;
  const inside = surrounding(view, levels, place);
  const polygons = (family: ModelFamily, ordinal: Ordinal) =>
    areasOf(catalog, family, 'coarse').polygons(ordinal);
  const area = place.area === undefined ? undefined : polygons(place.family, place.area);
  if (area?.length === 0) return undefined;
  yield;
  const around = inside && (yield* groundOf(view, inside.family, inside.ordinal, NEAR));
  const whole = yield* groundOf(view, largest, 0, inside ? FAR : NEAR);
  return {
    near: around && drawOn(around, area, place.point),
    far: inside
      ? drawOn(whole, polygons(inside.family, inside.ordinal), undefined)
      : drawOn(whole, place.family === largest ? undefined : area, area ? undefined : place.point),
    inside: inside && recordLink(view.manifest, inside.family, rowAt(view, inside.family, inside.ordinal)),
    of: place.of && recordLink(view.manifest, place.family, place.of),
    onMap: mapAddress(view, shown.family, row),
    attribution: attribution(catalog, levels.drawn, view.site.language),
  };
}

/** In pixels between points: enough for a glance, a tenth of the bytes. */
const [NEAR, FAR] = [1.6, 4];

const grounds = memo<Table, { ground: Ground | undefined }>();

/** Larger areas are few, and each is the ground of many places. */
function* groundOf(
  { engine: { catalog } }: PageContext,
  family: ModelFamily,
  ordinal: Ordinal,
  apart: number,
): YieldingWork<Ground> {
  const areas = areasOf(catalog, family, 'coarse');
  const polygons = areas.polygons(ordinal);
  yield;
  const made = grounds(catalog.table(family), `${ordinal} ${apart}`, () => ({ ground: undefined }));
  made.ground ??= yield* drawGround(areas.arcs, polygons, apart);
  return made.ground;
}

/** The area that a drawn one or a point is in: the smallest that is made of others. */
function surrounding(view: PageContext, { drawn, groups }: AreaLevels, { family, area, point }: RecordPlace) {
  const { catalog } = view.engine;
  const around = groups.find(({ boundary }) => boundary?.path.length === 1);
  if (around === undefined || (area !== undefined && family !== drawn)) return undefined;
  const within =
    area ?? (point && areaIndex(catalog, drawn, 'coarse').containing(point.longitude, point.latitude));
  const ordinal = within === undefined ? undefined : areasOf(catalog, around, 'coarse').groupOf(within);
  // An area that is the whole of the larger one does not help to find it.
  const isAlone = area !== undefined && members(view, drawn, around, ordinal) === 1;
  return ordinal === undefined || isAlone ? undefined : { family: around, ordinal };
}

function members(
  { engine }: PageContext,
  drawn: ModelFamily,
  around: ModelFamily,
  ordinal: Ordinal | undefined,
): number {
  const { groupOf } = areasOf(engine.catalog, around, 'coarse');
  return engine.catalog.table(drawn).all.filter((each) => groupOf(each) === ordinal).length;
}

const rowAt = ({ engine }: PageContext, family: ModelFamily, ordinal: Ordinal): Row =>
  engine.catalog.table(family).rows[ordinal] as Row;
