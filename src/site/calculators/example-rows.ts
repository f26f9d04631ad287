// Rows to try a tool with, from the records that most people mean, and one that could be several.
import type { Catalog } from '../../engine/catalog/catalog.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import { nameOf } from '../../engine/model/name-of.js';
import { pointOf } from '../../engine/model/point-of.js';
import { fold } from '../../engine/text/fold.js';
import type { LocateOperations, MatchOperations } from '../manifest/manifest.js';

const EXAMPLES = 4;

/** Without accents and in capitals, as they are typed. */
export function exampleNames(catalog: Catalog, { shown: { family } }: MatchOperations): readonly string[] {
  const names = catalog.table(family).rows.map((row) => fold(nameOf(family, row)).toUpperCase());
  const several = names.find((name, index) => names.indexOf(name) < index);
  const heavy = heaviest(catalog, family).map((row) => fold(nameOf(family, row)).toUpperCase());
  return [...heavy, ...(several === undefined ? [] : [several])];
}

export function examplePoints(catalog: Catalog, { areas: [area] }: LocateOperations): readonly string[] {
  if (area === undefined) return [];
  const points = heaviest(catalog, area.family).map((row) => pointOf(area.family, row));
  return points.flatMap((point) => (point === undefined ? [] : [`${point.latitude}, ${point.longitude}`]));
}

function heaviest(catalog: Catalog, family: ModelFamily): readonly Row[] {
  const { rows } = catalog.table(family);
  const weight = family.find?.weight;
  if (weight === undefined) return rows.slice(0, EXAMPLES);
  return [...rows].sort((a, b) => Number(b[weight] ?? 0) - Number(a[weight] ?? 0)).slice(0, EXAMPLES);
}
