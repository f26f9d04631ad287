// The tables that show a JSON value: single values as fields, lists of objects as rows.
import type { Cell, Table } from './table-lines.js';

type Members = Readonly<Record<string, unknown>>;

export interface Shown {
  /** The single values of an object. */
  readonly fields: readonly (readonly [string, Cell])[];
  /** Its lists of objects, or the list itself under the name ''. */
  readonly lists: readonly { readonly name: string; readonly table: Table }[];
}

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly Members[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject);

/** A related record is shown by its name, everything else without a short form as JSON. */
function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return value.replaceAll(/\s+/g, ' ');
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ');
  if (isObject(value) && typeof value.name === 'string') return value.name;
  return JSON.stringify(value);
}

function tableOf(rows: readonly Members[]): Table {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return { columns, rows: rows.map((row) => columns.map((name) => cellOf(row[name]))) };
}

export function valueTables(value: unknown): Shown {
  if (Array.isArray(value)) {
    const rows = value.every(isObject) ? value : value.map((each) => ({ value: each }));
    return { fields: [], lists: [{ name: '', table: tableOf(rows) }] };
  }
  if (!isObject(value)) return { fields: [['value', cellOf(value)]], lists: [] };
  const members = Object.entries(value);
  const lists = members.flatMap(([name, member]) =>
    isList(member) ? [{ name, table: tableOf(member) }] : [],
  );
  const fields = members.flatMap(([name, member]) =>
    isList(member) ? [] : [[name, cellOf(member)] as const],
  );
  return { fields, lists };
}
