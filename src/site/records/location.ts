// Where a record lies, as two small maps: the area around it, and where that is in the country.
import type { Ordinal, Table } from '../../engine/catalog/catalog.js';
import { areaIndex, areasOf, attribution } from '../../engine/geo/areas.js';
import { drawGround, drawOn, type Ground } from '../../engine/maps/place-drawing.js';
import type { AreaLevels, ModelFamily, Row } from '../../engine/model/model.js';
import { memo } from '../../engine/scheduling/shared-work.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { type Html, html } from '../shell/html.js';
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

/** Undefined if nothing is known of it, or nothing is drawn there. */
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
  const ground = around && (yield* groundOf(record, around.family, around.ordinal, NEAR));
  const whole = yield* groundOf(record, largest, 0, around ? FAR : NEAR);
  const near = ground && drawOn(ground, area, place.point);
  const far = around
    ? drawOn(whole, polygons(around.family, around.ordinal), undefined)
    : drawOn(whole, place.family === largest ? undefined : area, area ? undefined : place.point);
  const inside = around && recordLink(manifest, around.family, rowAt(record, around.family, around.ordinal));
  const of = place.of && recordLink(manifest, place.family, place.of);
  const onMap = mapAddress(record, shown.family, row);
  const words = strings[site.language];
  const subject = of?.title ?? title;
  const link = ({ address, title: name }: RecordLink) =>
    html`<a href="${site.at(address)}" lang="es">${name}</a>`;
  return html`<figure class="place">
<div class="maps">
${near && drawing(near, words.mapOf(subject, inside?.title), 'near')}
${drawing(far, near === undefined ? words.mapOf(subject) : words.mapOf(inside?.title ?? subject), near === undefined ? 'near' : 'far')}
</div>
<figcaption>${of && html`${words.shows} ${link(of)}${inside && ', '}`}${inside && html`${of === undefined && words.inside} ${link(inside)}`}${(of ?? inside) && '. '}<small>${words.bordersBy} ${attribution(catalog, levels.drawn, site.language)}</small></figcaption>
${onMap && html`<p class="on-map"><a href="${site.at(onMap)}">${words.onMap}</a></p>\n`}</figure>`;
}

/** Styles are those of the page. */
function drawing(
  { width, height, ground, area, insets, point }: ReturnType<typeof drawOn>,
  label: string,
  name: string,
): Html {
  return html`<svg class="map ${name}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">
<path class="ground" d="${ground}"/>
${area !== undefined && html`<path class="area" d="${area}"/>\n`}${insets !== '' && html`<path class="inset" d="${insets}"/>\n`}${point && html`<circle class="point" cx="${point.x}" cy="${point.y}" r="6"/>\n`}</svg>`;
}

/** In pixels between points, which is enough for a glance and takes a tenth of the bytes. */
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
  // An area that is the whole larger one does not locate it.
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
