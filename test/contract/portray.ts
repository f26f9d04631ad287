// Draws the answer that the contract asks for out of the data files, apart from the service's own renderer.
import { type Row, rowOf, rowsWith } from './data-files.js';
import { type Relation, records } from './records.js';
import { MARKER, type View, type Way } from './views.js';

export function portray(view: View, row: Row): Record<string, unknown> {
  const { fields, relations } = records[view.record];
  return Object.fromEntries([
    ...[...fields.keys()].map((name) => [name, row[name]]),
    ...relations.map((relation) => [
      relation.name,
      related(relation, view.relations[relation.name] as Way, row),
    ]),
  ]);
}

function related({ record, to, key }: Relation, way: Way, row: Row): unknown {
  if (way === 'not expanded') return null;
  if (way === 'marker list') return [MARKER];
  if (to === 'one') {
    if (row[key] === null) return null;
    return way === 'marker' ? MARKER : portray(way as View, rowOf(record, row[key]));
  }
  return rowsWith(record, key, row.id).map((child) => (way === 'empties' ? {} : portray(way as View, child)));
}

/** The first places where two JSON values differ; short where a whole-value diff would run to megabytes. */
export function differences(actual: unknown, expected: unknown, at = '$'): string[] {
  if (Object.is(actual, expected)) return [];
  if (!isComposite(actual) || !isComposite(expected) || Array.isArray(actual) !== Array.isArray(expected))
    return [`${at}: expected ${shown(expected)}, found ${shown(actual)}`];
  const found: string[] = [];
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    found.push(...differences(actual[key], expected[key], `${at}.${key}`));
    if (found.length > 5) break;
  }
  return found;
}

const isComposite = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const shown = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 100);
