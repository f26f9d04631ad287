// The view that the URL of the map requests. Missing or invalid parameters have their defaults.
import type { Catalog, Ordinal } from '../../engine/catalog/catalog.js';
import { areaIndex, areasOf } from '../../engine/geo/areas.js';
import type { DatasetAbout, ModelFamily, Row } from '../../engine/model/model.js';
import { type Point, pointOf } from '../../engine/model/read-row.js';
import { containersOf, type Levels } from '../drawing/drawn-level.js';
import type { Manifest } from '../manifest/manifest.js';
import { MARKED_PARAMETER } from '../shell/map-address.js';
import { filtersIn, POINTS_PARAMETER, titleOfRecord } from '../shell/record-links.js';
import type { Site } from '../shell/site.js';
import { measuresOf } from './measures.js';

/** A view of the map, and the data behind it. */
export interface MapShown {
  readonly site: Site;
  readonly manifest: Manifest;
  readonly catalog: Catalog;
  readonly levels: Levels;
  readonly view: MapView;
  readonly about: DatasetAbout | undefined;
}

export const nameOfArea = (catalog: Catalog, { family, ordinal }: Area): string =>
  titleOfRecord(family, catalog.table(family).rows[ordinal] as Row) ?? '';

/** Equal on the map and in the table. */
export const keyOf = (catalog: Catalog, { family, ordinal }: Area) =>
  `${family.name}-${(catalog.table(family).rows[ordinal] as Row).id}`;

export interface Area {
  readonly family: ModelFamily;
  readonly ordinal: Ordinal;
}

/** Filters under the names of the API. */
type Filters = readonly (readonly [name: string, value: string])[];

/** A record that lies at a point. */
interface Marked extends Area {
  readonly point: Point;
}

interface MapView {
  /** The areas that are coloured. */
  readonly level: ModelFamily;
  /** Limits the areas to those in it. Undefined for the whole country. */
  readonly within: Area | undefined;
  readonly picked: Area | undefined;
  /** The picked area, shown with the area around it. */
  readonly marked: Marked | undefined;
  readonly measures: ReturnType<typeof measuresOf>;
  readonly measure: MapView['measures'][number] | undefined;
  /** The year of the measure. Undefined for the values of the records. */
  readonly year: number | undefined;
  /** Whether the borders are the finest stored ones, which take longer to load. */
  readonly isFine: boolean;
  /** Families whose records are shown as points. */
  readonly points: readonly ModelFamily[];
  /** Filters of the points, by family name. */
  readonly filters: ReadonlyMap<string, Filters>;
}

/** Requests all rows of the list, without the map. */
export const LIST = 'list';
const LEVEL = 'areas';
const MEASURE = 'by';
const YEAR = 'year';
const BORDERS = 'borders';
const FINE = 'fine';

export function readView(
  manifest: Manifest,
  catalog: Catalog,
  levels: Levels,
  query: URLSearchParams,
): MapView {
  const wanted = named(levels.all, query.get(LEVEL));
  const requested = pickedIn(catalog, levels, query);
  const marked = requested === undefined ? markedIn(manifest, catalog, query) : undefined;
  const smallest = marked && areaAround(catalog, levels, marked.point);
  const shown = requested ?? smallest;
  const surroundings = shown && around(catalog, levels, shown);
  // A request for areas of another level drops the area of this view, and the picked one.
  const isAround = surroundings !== undefined && (wanted === undefined || wanted === surroundings.level);
  const { level, within } = isAround ? surroundings : { level: wanted ?? levels.usual, within: undefined };
  const measures = measuresOf(manifest, catalog, level);
  const measure = measures.find(({ key }) => key === query.get(MEASURE)) ?? measures[0];
  const points = query.getAll(POINTS_PARAMETER).join(',').split(',');
  return {
    level,
    within,
    picked: isAround ? requested : undefined,
    marked,
    measures,
    measure,
    year: measure?.years.find((year) => String(year) === query.get(YEAR)),
    isFine: within !== undefined && query.get(BORDERS) === FINE,
    points: pointFamilies(manifest).filter(({ name }) => points.includes(name)),
    filters: new Map(
      pointFamilies(manifest).map((family) => [family.name, knownFilters(manifest, family, query)]),
    ),
  };
}

/** Unknown names are ignored, like any unknown parameter. */
function knownFilters(manifest: Manifest, family: ModelFamily, query: URLSearchParams): Filters {
  const options = manifest.of(family).operations.list?.options ?? [];
  return filtersIn(family.name, query).filter(([name]) => options.some((option) => option.name === name));
}

/** The families whose records have known places. */
export const pointFamilies = ({ families }: Manifest): readonly ModelFamily[] =>
  families.flatMap(({ family, extent }) =>
    extent === 'many' && family.coordinates !== undefined ? [family] : [],
  );

const named = (families: readonly ModelFamily[], name: string | null) =>
  families.find((family) => family.name === name);

function pickedIn(catalog: Catalog, { all }: Levels, query: URLSearchParams): Area | undefined {
  for (const family of all) {
    const ordinal = catalog.table(family).ordinal(Number(query.get(family.name) ?? Number.NaN));
    if (ordinal !== undefined && areasOf(catalog, family, 'coarse').isDrawn(ordinal))
      return { family, ordinal };
  }
  return undefined;
}

/** A record by its family and id, such as `Volcano/5`. */
function markedIn(manifest: Manifest, catalog: Catalog, query: URLSearchParams): Marked | undefined {
  const [, word = '', id] = /^([A-Za-z]+)\/(\d{1,15})$/.exec(query.get(MARKED_PARAMETER) ?? '') ?? [];
  const family = manifest.meant(word)?.family;
  const table = family?.coordinates && catalog.table(family);
  const ordinal = table?.ordinal(Number(id));
  const point = family && ordinal !== undefined && pointOf(family, table?.rows[ordinal] as Row);
  return family && point && ordinal !== undefined ? { family, ordinal, point } : undefined;
}

/** The smallest area. Undefined at sea. */
function areaAround(catalog: Catalog, { drawn }: Levels, { longitude, latitude }: Point): Area | undefined {
  const ordinal = areaIndex(catalog, drawn, 'coarse').containing(longitude, latitude);
  return ordinal === undefined ? undefined : { family: drawn, ordinal };
}

/** A larger area is shown with its parts, and one of the smallest with its neighbours. */
function around(catalog: Catalog, levels: Levels, picked: Area): Pick<MapView, 'level' | 'within'> {
  const at = levels.all.indexOf(picked.family);
  const below = levels.all[at - 1];
  if (below !== undefined) return { level: below, within: picked };
  const above = levels.all[at + 1];
  const whole = above && containersOf(catalog, levels, picked.family, above).get(picked.ordinal);
  return {
    level: picked.family,
    within: above === undefined || whole === undefined ? undefined : { family: above, ordinal: whole },
  };
}

interface ViewChange extends Partial<Pick<MapView, 'picked' | 'marked' | 'within' | 'level' | 'isFine'>> {}

/** The shortest query of a view. A link to another view keeps the measure and the points. */
export function queryOf(catalog: Catalog, levels: Levels, view: MapView, change: ViewChange = view): string {
  const { picked, marked, within, level, isFine = false } = change;
  const query = new URLSearchParams();
  const idOf = ({ family, ordinal }: Area) => String((catalog.table(family).rows[ordinal] as Row).id);
  if (marked !== undefined) query.set(MARKED_PARAMETER, `${marked.family.path}/${idOf(marked)}`);
  if (picked !== undefined) query.set(picked.family.name, idOf(picked));
  else if (level !== undefined && within === undefined && (marked !== undefined || level !== levels.usual))
    query.set(LEVEL, level.name);
  if (view.measure !== undefined && view.measure !== view.measures[0]) query.set(MEASURE, view.measure.key);
  if (view.year !== undefined) query.set(YEAR, String(view.year));
  if (isFine) query.set(BORDERS, FINE);
  if (view.points.length > 0) query.set(POINTS_PARAMETER, view.points.map(({ name }) => name).join(','));
  for (const { name } of view.points)
    for (const [filter, value] of view.filters.get(name) ?? []) query.set(`${name}.${filter}`, value);
  return query.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
}
