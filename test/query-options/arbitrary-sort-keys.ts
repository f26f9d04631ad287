// Random sort keys of a family, and their notation in a request.
import fc from 'fast-check';
import type { SortKey } from '../contract/naive-sort.js';
import type { Family } from './families.js';

export const written = (keys: readonly SortKey[]) =>
  keys.map(({ field, descending }) => `${descending ? '-' : ''}${field.name}`).join();

/** Fields with few values come first, so that later keys decide something. */
export function keysOf({ fields, rows }: Family): fc.Arbitrary<readonly SortKey[]> {
  const sortable = fields.filter(({ type }) => type !== 'string[]');
  const values = new Map(sortable.map(({ name }) => [name, new Set(rows.map((row) => row[name])).size]));
  const valuesOf = ({ field }: SortKey) => values.get(field.name) as number;
  const order = (keys: readonly SortKey[]) => keys.toSorted((a, b) => valuesOf(a) - valuesOf(b));
  const key = fc.record({ field: fc.constantFrom(...sortable), descending: fc.boolean() });
  return fc
    .tuple(
      fc.uniqueArray(key, { minLength: 2, maxLength: 5, selector: ({ field }) => field.name }),
      fc.boolean(),
    )
    .map(([keys, asDrawn]) => (asDrawn ? keys : order(keys)));
}
