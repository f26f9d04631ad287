// The picture of the front page, with the country, the names of its largest places, and dots that link to records, far enough apart for a
// finger.
import type { Engine } from '../../engine/answers/engine.js';
import type { Catalog, Ordinal } from '../../engine/catalog/catalog.js';
import { areasOf } from '../../engine/geo/areas.js';
import { areaColours, quantileClasses } from '../../engine/maps/area-paths.js';
import { ratioIn } from '../../engine/model/family.js';
import type { ModelFamily, ModelRatio, Row } from '../../engine/model/model.js';
import { pointOf } from '../../engine/model/read-row.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { Localized } from '../../engine/text/localized.js';
import { drawAreas, type Levels, levelsOf, MAP_WIDTH, placesOf } from '../drawing/drawn-level.js';
import { onMap, type ViewBox } from '../drawing/map-places.js';
import { type Manifest, manifestOf } from '../manifest/manifest.js';
import type { Address } from '../shell/addresses.js';
import { type Html, html } from '../shell/html.js';
import { recordAddress, titleOfRecord } from '../shell/record-links.js';
import type { Site } from '../shell/site.js';
import { homeStrings } from './strings.js';

const TOLERANCE = 2;
const LABELS = 5;
const DOTS = 34;
/** The number of candidates per family. Lighter records never become dots. */
const CANDIDATES = 400;
/** The distance at which a dot can be tapped, which is half of 24 pixels on the narrowest map. */
const REACH = 43;
/** Names of places west of this part of the map are written to the west. */
const WESTERN = 0.38;
/** The width of a letter of a label, in units. */
const LETTER = 20;

export interface HeroMap {
  readonly width: number;
  readonly height: number;
  /** The areas as one path each. */
  readonly areas: readonly string[];
  readonly insets: readonly ViewBox[];
  readonly dots: readonly HeroDot[];
  /** The colours of the areas, by the first ratio that their family declares, such as density. */
  readonly measure: AreaMeasure | undefined;
  /** The kinds of the dots, in the order of their colours. */
  readonly kinds: readonly Localized[];
}

interface AreaMeasure extends Pick<ModelRatio, 'name' | 'label' | 'unit'> {
  /** The class of each area from 1, or 0 if its value is unknown. */
  readonly classes: readonly number[];
  readonly from: number;
  readonly to: number;
}

interface HeroDot {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly address: Address;
  /** The number of its kind, from 1. */
  readonly kind: number;
  /** The name is above the place, to its left or to its right. */
  readonly label: { readonly text: string; readonly side: 'left' | 'right' } | undefined;
}

export function heroFigure({ at, language }: Site, map: HeroMap): Html {
  const home = homeStrings[language];
  const { width, height, areas, insets, dots, kinds } = map;
  return html`<figure class="hero-map">
<svg viewBox="0 0 ${width} ${height}" role="group" aria-label="${home.map}">
<g class="land" aria-hidden="true">${areas.map((d, index) => html`<path id="area-${index}" d="${d}"/>`)}</g>
<g class="insets" aria-hidden="true">${insets.map(
    ([x, y, wide, tall]) => html`<rect x="${x}" y="${y}" width="${wide}" height="${tall}"/>`,
  )}</g>
${dots.map(
  ({ x, y, name, address, kind, label }) =>
    html`<a href="${at(address)}" aria-label="${name} (${kinds[kind - 1]?.[language]})">${label === undefined && html`<title>${name}</title>`}<circle class="reach" cx="${x}" cy="${y}" r="${REACH}"/><circle class="dot p${kind}" cx="${x}" cy="${y}" r="${label === undefined ? 8 : 11}"/>${label !== undefined && html`<text class="${label.side}" x="${label.side === 'left' ? x - 20 : x + 20}" y="${y}">${label.text}</text>`}</a>
`,
)}</svg>
<figcaption>${home.mapAbout}
<ul>${kinds.map((kind, index) => html`<li><span class="dot p${index + 1}"></span>${kind[language]}</li>`)}</ul></figcaption>
</figure>`;
}

/** Undefined if the model draws nothing. */
export function* heroMap(engine: Engine): YieldingWork<HeroMap | undefined> {
  const { model, catalog } = engine;
  const manifest = manifestOf(engine);
  const levels = levelsOf(model);
  if (levels === undefined) return undefined;
  const { isDrawn } = areasOf(catalog, levels.usual, 'coarse');
  const ordinals = Array.from(catalog.table(levels.usual).all).filter(isDrawn);
  const drawn = yield* drawAreas(catalog, levels, levels.usual, ordinals, TOLERANCE);
  const { height, insets } = placesOf(catalog, levels);
  const families = weighed(manifest, levels);
  return {
    width: MAP_WIDTH,
    height,
    areas: ordinals.map((ordinal) => drawn.get(ordinal)?.path ?? ''),
    insets,
    measure: measureOf(catalog, levels, ordinals),
    dots: dotsOf(manifest, catalog, levels, families),
    kinds: families.map(({ title }) => title),
  };
}

export const MEASURE_CLASSES = areaColours.light.length;

function measureOf(
  catalog: Catalog,
  { usual }: Levels,
  ordinals: readonly Ordinal[],
): AreaMeasure | undefined {
  const [ratio] = usual.ratios;
  if (ratio === undefined) return undefined;
  const { rows } = catalog.table(usual);
  const values = ordinals.map((ordinal) => ratioIn(ratio, rows[ordinal] as Row));
  const classes = quantileClasses(
    values.filter((value) => value !== null),
    MEASURE_CLASSES,
  );
  const { name, label, unit } = ratio;
  return {
    name,
    label,
    unit,
    classes: values.map((value) => (value === null ? 0 : 1 + classes.findIndex(({ to }) => value <= to))),
    from: classes[0]?.from ?? 0,
    to: classes.at(-1)?.to ?? 0,
  };
}

/** Families of records with a weight and a place, by their order in the search. The drawn family comes first. */
function weighed({ families }: Manifest, { drawn }: Levels): readonly ModelFamily[] {
  const isMeant = ({ coordinates, find }: ModelFamily) =>
    coordinates !== undefined && find?.weight !== undefined && find.order <= 2;
  const found = families.flatMap(({ family, extent }) =>
    extent === 'many' && isMeant(family) ? [family] : [],
  );
  return found.sort((a, b) => Number(b === drawn) - Number(a === drawn));
}

function dotsOf(manifest: Manifest, catalog: Catalog, levels: Levels, families: readonly ModelFamily[]) {
  const queues = families.map((family, index) => candidates(manifest, catalog, levels, family, index + 1));
  const dots: HeroDot[] = [];
  const take = (queue: HeroDot[] | undefined, isNamed: boolean): void => {
    for (let next = queue?.shift(); next !== undefined; next = queue?.shift()) {
      const dot = isNamed ? next : { ...next, label: undefined };
      if (dots.every((other) => areApart(dot, other))) {
        dots.push(dot);
        return;
      }
    }
  };
  for (let named = 0; named < LABELS; named++) take(queues[0], true);
  while (dots.length < DOTS && queues.some(({ length }) => length > 0))
    for (const queue of queues) if (dots.length < DOTS) take(queue, false);
  return dots;
}

/** The heaviest first. */
function candidates(manifest: Manifest, catalog: Catalog, levels: Levels, family: ModelFamily, kind: number) {
  const { places } = placesOf(catalog, levels);
  const { rows, all } = catalog.table(family);
  const weight = (ordinal: Ordinal) => Number((rows[ordinal] as Row)[family.find?.weight ?? ''] ?? 0);
  return Array.from(all)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, CANDIDATES)
    .flatMap((ordinal): HeroDot[] => {
      const row = rows[ordinal] as Row;
      const [point, name] = [pointOf(family, row), titleOfRecord(family, row)];
      if (point === undefined || name === undefined) return [];
      const at = onMap(places, point.longitude, point.latitude);
      const [x, y] = [Math.round(at.x), Math.round(at.y)];
      const side = x < MAP_WIDTH * WESTERN ? 'left' : 'right';
      const label = { text: shortName(family, name), side } as const;
      return [{ x, y, name, address: recordAddress(manifest.of(family), row), kind, label }];
    });
}

/** The name without words that only state the kind. */
const shortName = ({ find }: ModelFamily, name: string) =>
  (find?.generic ?? []).reduce((short, word) => short.replace(` ${word}`, ''), name);

/** Whether two dots are far enough apart for a finger, and neither is below the name of the other. */
function areApart(a: HeroDot, b: HeroDot): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) >= 2 * REACH && !isBelowLabel(a, b) && !isBelowLabel(b, a);
}

function isBelowLabel({ x, y }: HeroDot, { label, ...named }: HeroDot): boolean {
  if (label === undefined) return false;
  const width = (label.text.length + 2) * LETTER;
  const along = label.side === 'left' ? named.x - x : x - named.x;
  return Math.abs(named.y - y) < REACH && along > 0 && along < width;
}
