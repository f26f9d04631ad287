// The values in a query under one name, in any letter case.
import type { Operation } from '../operation.js';
import type { QueryPair } from './parse-query.js';

export interface QueryEntry {
  /** As it was written first. */
  readonly name: string;
  /** Different ones; empty ones count as absent. */
  readonly values: string[];
  isMalformed: boolean;
}

/** By the name of the parameter in lower case, also if it was given under another name. */
export type Query = ReadonlyMap<string, QueryEntry>;

export function groupByName({ option }: Operation, pairs: Iterable<QueryPair>): Query {
  const groups = new Map<string, QueryEntry>();
  for (const [name, value] of pairs) {
    const key = (option(name.toLowerCase())?.name ?? name).toLowerCase();
    const entry = groups.get(key) ?? { name, values: [], isMalformed: false };
    groups.set(key, entry);
    if (value === undefined) entry.isMalformed = true;
    else if (value !== '' && !entry.values.includes(value)) entry.values.push(value);
  }
  return groups;
}

export const isGiven = ({ values, isMalformed }: QueryEntry): boolean => values.length > 0 || isMalformed;
