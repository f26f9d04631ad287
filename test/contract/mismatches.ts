// Lists where a response differs from its view: keys, types, markers, nulls and order, at every level.
import { type FieldType, type Relation, records } from './records.js';
import { MARKER, type View, type Way } from './views.js';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isInt32 = (value: unknown) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31;

/** An unknown value is null and never one of these. The marker replaces a record, never a text. */
const NO_TEXT = new Set(['', 'null', 'undefined', MARKER]);
const isText = (value: unknown): value is string =>
  typeof value === 'string' && !NO_TEXT.has(value.trim()) && !NO_TEXT.has(value.toLowerCase());

const isDay = (value: unknown) =>
  isText(value) && /^\d{4}-\d\d-\d\d$/.test(value) && new Date(value).toISOString().startsWith(value);

const types: Record<FieldType, (value: unknown) => boolean> = {
  integer: isInt32,
  number: Number.isFinite,
  string: isText,
  boolean: (value) => typeof value === 'boolean',
  'string[]': (value) => Array.isArray(value) && value.every(isText),
  date: isDay,
  midnight: (value) => isText(value) && value.endsWith('T00:00:00') && isDay(value.slice(0, -9)),
};

/** The specification leaves open which fields may be null; these may not, nor may an array. */
const NEVER_NULL = new Set(['id', 'name', 'date']);

export function mismatches(value: unknown, view: View, at: string = view.record): string[] {
  if (!isObject(value)) return [`${at}: expected a ${view.record}, found ${shown(value)}`];
  const { fields, relations } = records[view.record];
  const names = [...fields.keys(), ...relations.map(({ name }) => name)];
  const found = [
    ...names.filter((name) => !(name in value)).map((name) => `${at}.${name}: absent`),
    ...Object.keys(value)
      .filter((name) => !names.includes(name))
      .map((name) => `${at}.${name}: not in the specification`),
  ];
  for (const [name, type] of fields) {
    const nullable = !NEVER_NULL.has(name) && type !== 'string[]';
    if (value[name] === null ? !nullable : !types[type](value[name]))
      found.push(`${at}.${name}: expected ${type}, found ${shown(value[name])}`);
  }
  for (const relation of relations) {
    const way = view.relations[relation.name];
    if (way === undefined) throw new Error(`The view of ${at} does not decide ${relation.name}.`);
    const path = `${at}.${relation.name}`;
    found.push(
      ...(relation.to === 'one'
        ? oneMismatches(value, relation, way, path)
        : many(value, relation, way, path)),
    );
  }
  return found;
}

export function listMismatches(values: unknown, view: View, at: string = view.record): string[] {
  if (!Array.isArray(values)) return [`${at}: expected a list, found ${shown(values)}`];
  return values.flatMap((value, index) => mismatches(value, view, `${at}[${index}]`));
}

function oneMismatches(record: Record<string, unknown>, { name, key }: Relation, way: Way, at: string) {
  const value = record[name];
  if (way === 'not expanded' || record[key] === null) return must(value === null, at, 'null', value);
  if (way === 'marker') return must(value === MARKER, at, 'the marker', value);
  if (typeof way === 'string') throw new Error(`${at} leads to one record; it cannot be ${way}.`);
  const other = isObject(value) && value.id !== record[key] ? [`${at}: not the record of ${key}`] : [];
  return [...mismatches(value, way, at), ...other];
}

function many(record: Record<string, unknown>, { name, key }: Relation, way: Way, at: string): string[] {
  const value = record[name];
  if (way === 'not expanded') return must(value === null, at, 'null', value);
  if (!Array.isArray(value)) return [`${at}: expected a list, found ${shown(value)}`];
  if (way === 'empty list') return must(value.length === 0, at, 'an empty list', value);
  if (way === 'marker list')
    return must(value.length === 1 && value[0] === MARKER, at, 'a list of one marker', value);
  if (way === 'empties') {
    const empty = value.every((element) => isObject(element) && Object.keys(element).length === 0);
    return must(empty, at, 'empty objects', value);
  }
  if (way === 'marker') throw new Error(`${at} leads to many records; it cannot be a marker.`);
  const children = value.filter(isObject);
  const strangers = children.filter((child) => child[key] !== record.id);
  return [
    ...listMismatches(value, way, at),
    ...must(isAscending(children.map(({ id }) => id as number)), at, 'order by id', value),
    ...strangers.map(({ id }) => `${at}: ${id} does not belong here`),
  ];
}

export function isAscending(ids: readonly number[]): boolean {
  return ids.every((id, index) => index === 0 || id > (ids[index - 1] as number));
}

function must(right: boolean, at: string, expected: string, value: unknown): string[] {
  return right ? [] : [`${at}: expected ${expected}, found ${shown(value)}`];
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 80);
}
