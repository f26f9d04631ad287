// Names in the query of a strict request that are unknown to the operation, each with the most likely correction.
import { messages } from '../../problems/messages.js';
import type { ParameterError } from '../../problems/problem.js';
import type { Localized } from '../../text/localized.js';
import { familyOf, isOnRecords, type Operation } from '../operation.js';
import { queryOptions } from '../options/index.js';
import { isKnownName } from './is-known-name.js';
import { nearestName } from './nearest-name.js';
import { isGiven, type Query, type QueryEntry } from './query-entry.js';

/** More errors than these do not help. */
const MOST_ERRORS = 10;
const LONGEST_SHOWN = 100;

export function unknownNames(operation: Operation, query: Query): readonly ParameterError[] {
  const unknown: [string, QueryEntry][] = [];
  for (const [key, entry] of query)
    if (!isKnownName(operation, key) && isGiven(entry) && operation.ignores?.includes(key) !== true)
      unknown.push([key, entry]);
  if (unknown.length === 0) return [];
  const contract = operation.parameters.filter((parameter) => parameter.in === 'query');
  const names = [...contract, ...operation.options].map(({ name }) => name);
  return unknown.slice(0, MOST_ERRORS).map(([key, { name, values }]): ParameterError => {
    const shown = name.length > LONGEST_SHOWN ? `${name.slice(0, LONGEST_SHOWN)}...` : name;
    const hint = inPath(operation, key) ?? whyNot(operation, key) ?? nearestName(name, names);
    return {
      parameter: name,
      value: [...values].join(),
      message: messages.unknownParameter(shown, hint),
      allowed: names.filter((each) => !each.includes('[')),
    };
  });
}

function inPath({ parameters }: Operation, key: string): Localized | undefined {
  const known = parameters.find(
    (parameter) => parameter.in === 'path' && parameter.name.toLowerCase() === key,
  );
  return known && messages.standsInPath(known.name);
}

/** An option's own explanation, which is better than a similar name. */
function whyNot(operation: Operation, key: string): Localized | undefined {
  const family = familyOf(operation);
  if (family === undefined) return undefined;
  const target = isOnRecords(operation) ? operation : { family, result: 'list' as const };
  for (const option of queryOptions) {
    const reason = option.whyNot?.(target, key);
    if (reason !== undefined) return reason;
  }
  return undefined;
}
