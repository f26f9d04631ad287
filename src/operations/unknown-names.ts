// Names in the query of a strict request that the operation does not know, each with what was most likely meant.
import type { ParameterError, Phrase } from '../problems/problem.js';
import { operators, operatorsOf } from '../query/filter.js';
import { nearestName } from './nearest-name.js';
import type { Operation } from './operation.js';
import { isGiven, type Query } from './query-entry.js';

/** Beyond so many, more errors help nobody. */
const MOST_ERRORS = 10;
const LONGEST_SHOWN = 100;

export function unknownNames(operation: Operation, query: Query): readonly ParameterError[] {
  const contract = operation.parameters.filter((parameter) => parameter.in === 'query');
  const names = [...contract, ...operation.asks.parameters].map(({ name }) => name);
  const isKnown = (key: string) =>
    operation.asks.find(key) !== undefined || contract.some(({ name }) => name.toLowerCase() === key);
  const isIgnored = (key: string) => operation.ignores?.includes(key) === true;
  const unknown = [...query].filter(([key, entry]) => isGiven(entry) && !isKnown(key) && !isIgnored(key));
  return unknown.slice(0, MOST_ERRORS).map(([key, { name, values }]): ParameterError => {
    const shown = name.length > LONGEST_SHOWN ? `${name.slice(0, LONGEST_SHOWN)}...` : name;
    const hint = hintOf(operation, key) ?? nearestName(name, names);
    return {
      parameter: name,
      value: [...values].join(),
      message: (words) => words.unknownParameter(shown, hint?.(words)),
      allowed: names.filter((each) => !each.includes('[')),
    };
  });
}

/** What is known better than by the likeness of names. */
function hintOf({ parameters, family, result }: Operation, key: string): Phrase | undefined {
  const [name = '', operator] = key.split('[', 2);
  const inPath = parameters.find(
    (parameter) => parameter.in === 'path' && parameter.name.toLowerCase() === key,
  );
  if (inPath !== undefined) return (words) => words.standsInPath(inPath.name);
  if (places.has(key) && family.place === undefined) return (words) => words.noCoordinates(family.record);
  const field = family.fields.find((each) => each.name.toLowerCase() === name);
  if (result === 'one' && (field !== undefined || places.has(key)))
    return (words) => words.answersOneRecord();
  if (field === undefined) return undefined;
  const names = operatorsOf(field).map((each) => (each === 'eq' ? field.name : `${field.name}[${each}]`));
  // An operator that is there for other fields is no slip of the pen.
  const isMeant = operator === undefined || operators.some((each) => operator === `${each}]`);
  const hint = isMeant ? undefined : nearestName(key, names);
  return (words) => words.filtersOf(field.name, names, hint?.(words));
}

const places: ReadonlySet<string> = new Set(['near', 'radius', 'bbox']);
