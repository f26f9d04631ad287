// A view defines how a response renders each relation of a record, as in section 2 of the contract.
import { type RecordName, records } from './records.js';

export const MARKER = '[Circular Reference]';

export type Way = 'marker' | 'marker list' | 'empties' | 'empty list' | 'not expanded' | View;

export interface View {
  readonly record: RecordName;
  readonly relations: Readonly<Record<string, Way>>;
}

export const view = (record: RecordName, relations: View['relations'] = {}): View => ({ record, relations });

/** All own fields, the named relations as plain records with one exception, and null for all other relations. */
export function plain(record: RecordName, ...embedded: readonly string[]): View {
  const { relations } = records[record];
  const stray = embedded.find((one) => !relations.some(({ name }) => name === one));
  if (stray !== undefined) throw new Error(`${record} has no ${stray}.`);
  const ways = relations.map(({ name, record: target }): [string, Way] => [
    name,
    embedded.includes(name) ? embeddedIn(record, target) : 'not expanded',
  ]);
  return view(record, Object.fromEntries(ways));
}

/** Section 2.2: in the city of an attraction one list is empty instead of null, because a program iterates over it. */
function embeddedIn(record: RecordName, target: RecordName): View {
  const { relations } = plain(target);
  return record === 'TouristAttraction' && target === 'City'
    ? view(target, { ...relations, touristAttractions: 'empty list' })
    : view(target, relations);
}
