// Sorts by one or several keys naively. Each key follows the contract, and the last one is the id.
import type { Row } from './data-files.js';
import type { FieldType } from './records.js';

export interface SortKey {
  readonly field: { readonly name: string; readonly type: FieldType };
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
