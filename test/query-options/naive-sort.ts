// An order by several keys, worked out naively: each key as the contract sorts by one, at last by id.
import fc from 'fast-check';
import type { Row } from '../contract/data-files.js';
import type { FieldType } from '../contract/records.js';
import type { Family, Field } from './families.js';

export interface SortKey {
  readonly field: Field;
  readonly descending: boolean;
}

const spanish = new Intl.Collator('es');

function compare(type: FieldType, a: unknown, b: unknown): number {
  if (type === 'string') return spanish.compare(a as string, b as string);
  if (type === 'date') return Date.parse(a as string) - Date.parse(b as string);
  return Number(a) - Number(b);
}

/** Nulls come last in both directions. */
function byKey({ field: { name, type }, descending }: SortKey, one: Row, other: Row): number {
  const [a, b] = [one[name], other[name]];
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (descending ? -1 : 1) * compare(type, a, b);
}

export function sortedBy(keys: readonly SortKey[], rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((one, other) => {
    for (const key of keys) {
      const order = byKey(key, one, other);
      if (order !== 0) return order;
    }
    return one.id - other.id;
  });
}

export const written = (keys: readonly SortKey[]) =>
  keys.map(({ field, descending }) => `${descending ? '-' : ''}${field.name}`).join();

/** Fields with few values come first, so that later keys decide something. */
export function keysOf({ fields, rows }: Family): fc.Arbitrary<readonly SortKey[]> {
  const values = ({ name }: Field) => new Set(rows.map((row) => row[name])).size;
  const sortable = fields.filter(({ type }) => type !== 'string[]');
  const order = (keys: readonly SortKey[]) => keys.toSorted((a, b) => values(a.field) - values(b.field));
  const key = fc.record({ field: fc.constantFrom(...sortable), descending: fc.boolean() });
  return fc
    .tuple(
      fc.uniqueArray(key, { minLength: 2, maxLength: 5, selector: ({ field }) => field.name }),
      fc.boolean(),
    )
    .map(([keys, asDrawn]) => (asDrawn ? keys : order(keys)));
}
