// Memoises a value per table and name, for as long as the table lives (a WeakMap).
import type { Table } from './catalog.js';

export function keptPerTable<Value>(): (table: Table, name: string, make: () => Value) => Value {
  const kept = new WeakMap<Table, Map<string, Value>>();
  return (table, name, make) => {
    const known = kept.get(table)?.get(name);
    if (known !== undefined) return known;
    const values = kept.get(table) ?? new Map<string, Value>();
    kept.set(table, values);
    const value = make();
    values.set(name, value);
    return value;
  };
}
