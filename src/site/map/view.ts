// The view that the URL of the map requests. Missing or invalid parameters have their defaults.
import type { Catalog, Ordinal } from '../../engine/catalog/catalog.js';
import { areasOf } from '../../engine/geo/areas.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import { containersOf, type Levels } from '../drawing/levels.js';
import type { Manifest } from '../manifest/manifest.js';
import { type Measure, measuresOf } from './measures.js';

export interface Area {
  readonly family: ModelFamily;
  readonly ordinal: Ordinal;
}

export interface View {
  /** The areas that are coloured. */
  readonly level: ModelFamily;
  /** Only those in it; undefined for the whole country. */
  readonly within: Area | undefined;
  readonly picked: Area | undefined;
  readonly measures: readonly Measure[];
  readonly measure: Measure | undefined;
  /** Families whose records are shown as points. */
  readonly points: readonly ModelFamily[];
}

const LEVEL = 'areas';
const MEASURE = 'by';
const POINTS = 'points';

export function readView(manifest: Manifest, catalog: Catalog, levels: Levels, query: URLSearchParams): View {
  const wanted = named(levels.all, query.get(LEVEL));
  const requested = pickedIn(catalog, levels, query);
  const surroundings = requested && around(catalog, levels, requested);
  // A request for areas of another level leaves the picked one.
  const picked = wanted === undefined || wanted === surroundings?.level ? requested : undefined;
  const { level, within } =
    picked === undefined || surroundings === undefined
      ? { level: wanted ?? levels.usual, within: undefined }
      : surroundings;
  const measures = measuresOf(manifest, catalog, level);
  const shown = query.getAll(POINTS).join(',').split(',');
  return {
    level,
    within,
    picked,
    measures,
    measure: measures.find(({ key }) => key === query.get(MEASURE)) ?? measures[0],
    points: pointFamilies(manifest).filter(({ name }) => shown.includes(name)),
  };
}

/** Those whose records are known to lie somewhere. */
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

/** A larger area is shown with its parts; the smallest among its neighbours. */
function around(catalog: Catalog, levels: Levels, picked: Area): Pick<View, 'level' | 'within'> {
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

export interface Change {
  readonly picked?: Area | undefined;
  readonly level?: ModelFamily;
}

/** The query of a view, as short as it can be; measure and points go along to another. */
export function queryOf(catalog: Catalog, levels: Levels, view: View, change: Change = view): string {
  const { picked, level } = change;
  const query = new URLSearchParams();
  if (picked !== undefined)
    query.set(picked.family.name, String((catalog.table(picked.family).rows[picked.ordinal] as Row).id));
  else if (level !== undefined && level !== levels.usual) query.set(LEVEL, level.name);
  if (view.measure !== undefined && view.measure !== view.measures[0]) query.set(MEASURE, view.measure.key);
  if (view.points.length > 0) query.set(POINTS, view.points.map(({ name }) => name).join(','));
  return query.toString().replaceAll('%2C', ',');
}
