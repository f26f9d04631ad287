// Reads what to sort by: one field, as the contract has it, or several keys, each with a minus where it is to fall.
import { nearestName } from './nearest-name.js';
import { MOST_SORT_KEYS, type ParameterKind } from './parameter.js';
import type { Read, Refuse } from './read.js';

type SortKind = Extract<ParameterKind, { is: 'sort' }>;

/** More than the contract knows: such a value makes a request strict. */
export const hasSortKeys = (raw: string): boolean => raw.includes(',') || raw.trim().startsWith('-');

export function readSort(name: string, kind: SortKind, raw: string, strict: boolean, refuse: Refuse): Read {
  const allowed = strict ? [...kind.values, ...kind.further] : kind.values;
  const find = (key: string) => {
    const wanted = (kind.aliases.get(key.toLowerCase()) ?? key).toLowerCase();
    return allowed.find((field) => field.toLowerCase() === wanted);
  };
  if (!hasSortKeys(raw)) {
    const value = find(raw);
    if (value !== undefined) return { value };
    return refuse((words) => words.noneOf(name, allowed, raw), allowed);
  }
  const keys = raw.split(',').map((key) => key.trim());
  if (keys.length > MOST_SORT_KEYS)
    return refuse((words) => words.tooManySortKeys(name, MOST_SORT_KEYS, keys.length));
  const found: string[] = [];
  for (const key of keys) {
    const [sign, field] = key.startsWith('-') ? ['-', key.slice(1)] : ['', key];
    const known = find(field);
    if (known === undefined) {
      const example = `${allowed[0]},-${allowed[1] ?? allowed[0]}`;
      const hint = nearestName(field, allowed);
      return refuse((words) => words.notSortKey(name, example, key, hint?.(words)), allowed);
    }
    found.push(`${sign}${known}`);
  }
  return { value: found.join(',') };
}
