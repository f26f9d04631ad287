// The location of a record in two small maps: its surroundings with the names of the largest places, and their position in the country.
import type { Ordinal, Table } from '../../engine/catalog/catalog.js';
import { areaIndex, areasOf, attribution } from '../../engine/geo/areas.js';
import type { Box } from '../../engine/geo/point-index.js';
import { boxAround, boxesTouch, boxOfBoxes } from '../../engine/maps/map-frame.js';
import { drawGround, drawOn, type Ground, viewOf } from '../../engine/maps/place-drawing.js';
import type { AreaLevels, ModelFamily, Row } from '../../engine/model/model.js';
import { nameOf, type Point, pointOf } from '../../engine/model/read-row.js';
import { memo } from '../../engine/scheduling/shared-work.js';
import { mapInSteps, type YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { type Html, html, languageOfNames } from '../shell/html.js';
import { mapAddress, placeOfRecord, type RecordPlace } from '../shell/map-address.js';
import { type RecordLink, recordLink } from '../shell/record-links.js';
import type { PageContext } from '../shell/site.js';
import type { RecordView } from './report.js';

const en = {
  mapOf: (title: string, inside?: string) => `Map: ${title}${inside === undefined ? '' : ` in ${inside}`}`,
  inside: 'In',
  shows: 'The map shows',
  bordersBy: 'Borders:',
  onMap: 'See on the map',
};

const es: typeof en = {
  mapOf: (title, inside) => `Mapa: ${title}${inside === undefined ? '' : ` en ${inside}`}`,
  inside: 'En',
  shows: 'El mapa muestra',
  bordersBy: 'Límites:',
  onMap: 'Ver en el mapa',
};

const strings = { en, es };

/** Undefined if the location is unknown or nothing is drawn there. */
export function* location(record: RecordView): YieldingWork<Html | undefined> {
  const { site, manifest, shown, row, title } = record;
  const { catalog, model } = record.engine;
  const { levels } = model;
  const place = placeOfRecord(record, shown.family, row);
  if (place === undefined || levels === undefined) return undefined;
  const largest = levels.whole ?? levels.groups.at(-1) ?? levels.drawn;
  const around = surrounding(record, levels, place);
  const polygons = (family: ModelFamily, ordinal: Ordinal) =>
    areasOf(catalog, family, 'coarse').polygons(ordinal);
  const area = place.area === undefined ? undefined : polygons(place.family, place.area);
  if (area?.length === 0) return undefined;
  yield;
  const near = yield* window(record, levels, place, around?.ordinal);
  const whole = yield* groundOf(record, largest, 0, near ? FAR : NEAR);
  const marked = near && around ? polygons(around.family, around.ordinal) : area;
  const center = near ? near.center : place.point;
  const far = drawOn(
    whole,
    place.family === largest ? undefined : marked,
    near || !marked ? center : undefined,
  );
  const inside =
    around &&
    place.family !== around.family &&
    recordLink(manifest, around.family, rowAt(record, around.family, around.ordinal));
  const of = place.of && recordLink(manifest, place.family, place.of);
  const onMap = mapAddress(record, shown.family, row);
  const words = strings[site.language];
  const subject = of?.title ?? title;
  const link = ({ address, title: name }: RecordLink) =>
    html`<a href="${site.at(address)}" lang="es">${name}</a>`;
  const sentence = caption(
    of && html`${words.shows} ${link(of)}`,
    inside && inside.title !== of?.title && html`${of === undefined && `${words.inside} `}${link(inside)}`,
    (inside || of)?.title.endsWith('.'),
  );
  return html`<figure class="place">
${near?.draw(words.mapOf(subject, inside ? inside.title : undefined))}
<svg class="map ${near ? 'far' : 'near'}" viewBox="0 0 ${far.width} ${far.height}" role="img" aria-label="${words.mapOf(near && inside ? inside.title : subject)}">
<path class="ground" d="${far.ground}"/>
${far.area !== undefined && html`<path class="area" d="${far.area}"/>\n`}${far.insets !== '' && html`<path class="inset" d="${far.insets}"/>\n`}${far.point && html`<circle class="point" cx="${far.point.x}" cy="${far.point.y}" r="${near ? 12 : 6}"/>\n`}</svg>
<figcaption>${sentence}<small>${words.bordersBy} ${attribution(catalog, levels.drawn, site.language)}</small></figcaption>
${onMap && html`<p class="on-map"><a href="${site.at(onMap)}">${words.onMap}</a></p>\n`}</figure>`;
}

/** A name that ends with a full stop needs no second one. */
function caption(
  shows: Html | undefined,
  inside: Html | undefined | false,
  isEnded = false,
): Html | undefined {
  if (shows === undefined && !inside) return undefined;
  return html`${shows}${shows && inside && ', '}${inside}${isEnded ? ' ' : '. '}`;
}

interface Drawing {
  readonly center: Point;
  readonly draw: (label: string) => Html;
}

/** The width of the map in kilometres around a point, and its minimum around an area. */
const [AROUND_POINT, AROUND_AREA] = [60, 24];
/** The margin around an area, as a part of its size. */
const ROOM = 0.35;

/** With more areas than these, borders are drawn with fewer points. */
const MANY = 40;

/** Undefined for an area that the whole map also shows, which is one that is neither drawn nor directly composed of drawn ones. */
function* window(
  record: PageContext,
  levels: AreaLevels,
  place: RecordPlace,
  inside: Ordinal | undefined,
): YieldingWork<Drawing | undefined> {
  const { catalog } = record.engine;
  const { family, area, point } = place;
  const [group] = levels.groups;
  const level = area !== undefined && family === group ? group : levels.drawn;
  if (area !== undefined && family !== level) return undefined;
  const areas = areasOf(catalog, level, 'coarse');
  const shape = area === undefined ? undefined : areas.polygons(area);
  const view = shape
    ? viewOf(boxOfBoxes(shape.map((polygon) => boxAround(areas.arcs, polygon))), ROOM, AROUND_AREA)
    : point && viewOf(around(point), 0, AROUND_POINT);
  if (view === undefined) return undefined;
  const boxes = yield* boxesOf(record, level);
  const [ground, beyond]: [string[], string[]] = [[], []];
  const groups = group && level !== group ? areasOf(catalog, group, 'coarse') : undefined;
  const shown = [...boxes].filter(([ordinal, box]) => ordinal !== area && boxesTouch(box, view.box));
  const tolerance = shown.length > MANY ? 6 : 1;
  for (const [ordinal] of shown) {
    const isInside = groups === undefined || groups.groupOf(ordinal) === inside;
    (isInside ? ground : beyond).push(view.path(areas, ordinal, tolerance));
    yield;
  }
  const mark = point && view.pixelOf(point);
  // A name inside its own area would not help.
  const own = family === levels.drawn && area !== undefined ? catalog.table(family).rows[area] : undefined;
  const names = namesIn(record, levels.drawn, own, view, mark);
  const { width, height } = view;
  const { west, south, east, north } = view.box;
  const center = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const draw = (
    label: string,
  ) => html`<svg class="map near window" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">
<path class="beyond" d="${beyond.join('')}"/>
<path class="ground" d="${ground.join('')}"/>
${shape && html`<path class="area" d="${view.path(areas, area as Ordinal, 1)}"/>\n`}${names.map(({ x, y, name, side }) => html`<circle class="seat" cx="${x}" cy="${y}" r="2.5"/><text x="${x + side * 6}" y="${y + 4}"${side < 0 && html` class="end"`}${languageOfNames(record.site)}>${name}</text>\n`)}${mark && html`<circle class="point" cx="${mark.x}" cy="${mark.y}" r="6"/>\n`}</svg>`;
  return { center, draw };
}

const MOST_NAMES = 4;
/** The width of a letter and the height of a line, in pixels of the drawing. */
const [LETTER, LINE] = [6.8, 15];

/** The largest places in the window, as many as there is room for. */
function namesIn(
  { engine }: PageContext,
  family: ModelFamily,
  own: Row | undefined,
  view: ReturnType<typeof viewOf>,
  mark: { readonly x: number; readonly y: number } | undefined,
) {
  const { weight } = family.find ?? {};
  const { west, south, east, north } = view.box;
  const inWindow = engine.catalog.table(family).rows.flatMap((row) => {
    const point = pointOf(family, row);
    const isIn =
      point &&
      west < point.longitude &&
      point.longitude < east &&
      south < point.latitude &&
      point.latitude < north;
    return isIn && row !== own
      ? [{ name: nameOf(family, row), of: Number(row[weight ?? ''] ?? 0), ...view.pixelOf(point) }]
      : [];
  });
  const taken = mark ? [{ left: mark.x - 8, right: mark.x + 8, top: mark.y - 8, bottom: mark.y + 8 }] : [];
  const placed = [];
  for (const { name, x, y } of inWindow.sort((a, b) => b.of - a.of)) {
    if (placed.length === MOST_NAMES) break;
    const long = name.length * LETTER + 8;
    const side = x + long < view.width ? 1 : -1;
    const room = {
      left: side > 0 ? x - 4 : x - long,
      right: side > 0 ? x + long : x + 4,
      top: y - LINE / 2,
      bottom: y + LINE / 2,
    };
    const isFree = taken.every(
      ({ left, right, top, bottom }) =>
        right < room.left || room.right < left || bottom < room.top || room.bottom < top,
    );
    if (!isFree || room.left < 0 || room.top < 2 || room.bottom > view.height - 2) continue;
    taken.push(room);
    placed.push({ name, x, y, side });
  }
  return placed;
}

const boxes = memo<Table, { all: ReadonlyMap<Ordinal, Box> | undefined }>();

function* boxesOf({ engine: { catalog } }: PageContext, family: ModelFamily) {
  const table = catalog.table(family);
  const made = boxes(table, 'boxes', () => ({ all: undefined }));
  if (made.all !== undefined) return made.all;
  const areas = areasOf(catalog, family, 'coarse');
  const drawn = Array.from(table.all).filter((ordinal) => areas.isDrawn(ordinal));
  const found = yield* mapInSteps(drawn, AREAS_IN_A_STEP, (ordinal): [Ordinal, Box] => [
    ordinal,
    boxOfBoxes(areas.polygons(ordinal).map((polygon) => boxAround(areas.arcs, polygon))),
  ]);
  made.all = new Map(found);
  return made.all;
}

const AREAS_IN_A_STEP = 20;

const around = ({ latitude, longitude }: Point): Box => ({
  west: longitude,
  south: latitude,
  east: longitude,
  north: latitude,
});

/** The distance between points in pixels, which is enough for a small map and takes a tenth of the bytes. */
const [NEAR, FAR] = [1.6, 4];

const grounds = memo<Table, { ground: Ground | undefined }>();

/** Larger areas are few, and each is the background of many places. */
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

/** The larger area that contains a drawn one or a point. */
function surrounding(view: PageContext, { drawn, groups }: AreaLevels, { family, area, point }: RecordPlace) {
  const { catalog } = view.engine;
  const [around] = groups;
  if (around?.boundary?.path.length !== 1) return undefined;
  if (area !== undefined && family !== drawn)
    return family === around ? { family, ordinal: area } : undefined;
  const within =
    area ?? (point && areaIndex(catalog, drawn, 'coarse').containing(point.longitude, point.latitude));
  const ordinal = within === undefined ? undefined : areasOf(catalog, around, 'coarse').groupOf(within);
  return ordinal === undefined ? undefined : { family: around, ordinal };
}

const rowAt = ({ engine }: PageContext, family: ModelFamily, ordinal: Ordinal): Row =>
  engine.catalog.table(family).rows[ordinal] as Row;
