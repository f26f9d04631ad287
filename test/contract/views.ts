// A view defines how a response renders each relation of a record, as in section 2 of the contract.
import { type RecordName, records } from './records.js';

export const MARKER = '[Circular Reference]';

export type Way = 'marker' | 'marker list' | 'empties' | 'not expanded' | View;

export interface View {
  readonly record: RecordName;
  readonly relations: Readonly<Record<string, Way>>;
}

export const view = (record: RecordName, relations: View['relations'] = {}): View => ({ record, relations });

/** All own fields; the relations that are named embedded plainly, every other one null. */
export function plain(record: RecordName, ...embedded: readonly string[]): View {
  const { relations } = records[record];
  const stray = embedded.find((one) => !relations.some(({ name }) => name === one));
  if (stray !== undefined) throw new Error(`${record} has no ${stray}.`);
  const ways = relations.map(({ name, record: target }): [string, Way] => [
    name,
    embedded.includes(name) ? plain(target) : 'not expanded',
  ]);
  return view(record, Object.fromEntries(ways));
}
