// The fields that a result shows because records were sorted or filtered by them.
import type { ModelFamily } from '../../engine/model/model.js';
import type { Given } from './tool.js';

const DEEPEST = 3;

export function shownFields(
  family: ModelFamily,
  { sortBy, where }: Given,
  place: readonly string[] = [],
): readonly string[] {
  const sorted = String(sortBy ?? '')
    .split(',')
    .map((name) => name.trim().replace(/^-/, ''));
  const filtered = Object.keys((where ?? {}) as object).map((name) => name.replace(/\[\w+\]$/, ''));
  const named = [...sorted, ...filtered].flatMap((name) => pathNamed(family, name) ?? []);
  return [...named, ...place];
}

/** As it is declared, for any letter case; undefined if records do not show it. */
function pathNamed(family: ModelFamily, name: string, depth = 0): string | undefined {
  const [first = '', ...rest] = name.split('.');
  const isNamed = (each: { readonly name: string; readonly alias?: string | undefined }) =>
    [each.name, each.alias].some((known) => known?.toLowerCase() === first.toLowerCase());
  if (rest.length === 0) return family.fields.find(isNamed)?.name;
  const relation = [...family.relations, ...family.extendedRelations].find(isNamed);
  if (relation === undefined || depth === DEEPEST) return undefined;
  const inner = pathNamed(relation.target, rest.join('.'), depth + 1);
  return inner === undefined ? undefined : `${relation.name}.${inner}`;
}
