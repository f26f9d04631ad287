// The record that the contract requires, built from the data files without the service's own renderer.
import { type Row, rowOf, rowsWith } from './data-files.js';
import { type Relation, records } from './records.js';
import { MARKER, type View, type Way } from './views.js';

export function expectedRecord(view: View, row: Row): Record<string, unknown> {
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
  if (way === 'empty list') return [];
  if (to === 'one') {
    if (row[key] === null) return null;
    return way === 'marker' ? MARKER : expectedRecord(way as View, rowOf(record, row[key]));
  }
  return rowsWith(record, key, row.id).map((child) =>
    way === 'empties' ? {} : expectedRecord(way as View, child),
  );
}
