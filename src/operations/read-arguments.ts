// Reads all arguments of a request and collects everything that is wrong with them, not only the first thing.
// A request that uses anything beyond the contract is strict: every name in its query must be known.
import { badParameters, type ParameterError, type Problem, problem } from '../problems/problem.js';
import { DISTANCE } from '../query/distance-field.js';
import { askNames } from './asks.js';
import type { Operation } from './operation.js';
import { type Argument, type Arguments, LONGEST_VALUE, type Parameter } from './parameter.js';
import type { QueryEntry } from './query-entry.js';
import { readParameter } from './read-parameter.js';
import { hasSortKeys } from './read-sort.js';
import { unknownNames } from './unknown-names.js';

export interface RawArguments {
  /** Decoded values of the path, by the parameter's name. */
  readonly path: Readonly<Record<string, string | undefined>>;
  readonly query: Iterable<readonly [name: string, value: string]>;
}

type Query = ReadonlyMap<string, QueryEntry>;

export function readArguments(
  operation: Operation,
  raw: RawArguments,
): { readonly arguments: Arguments } | { readonly problem: Problem } {
  const values: Record<string, Argument> = {};
  const errors: ParameterError[] = [];
  const query = groupByName(raw.query);
  const strict = query.size > 0 && isStrict(operation, query);
  const asked = strict ? operation.asks.parameters.filter(({ name }) => query.has(name.toLowerCase())) : [];

  for (const parameter of [...operation.parameters, ...asked]) {
    const given = parameter.in === 'path' ? [raw.path[parameter.name] ?? ''] : inQuery(query, parameter);
    if (parameter.in === 'path' && isTooLong(given[0] as string)) return { problem: tooLong(parameter) };
    if (given.length > 1) errors.push(contradiction(parameter, given));
    else if (given[0] === undefined) {
      if (parameter.required) errors.push(missing(parameter));
    } else {
      const read = readParameter(parameter, given[0], strict);
      if ('errors' in read) errors.push(...read.errors);
      else values[parameter.name] = read.value;
    }
  }
  if (strict) errors.push(...unknownNames(operation, query), ...lacking(asked, query, values));
  return errors.length > 0 ? { problem: badParameters(errors) } : { arguments: values };
}

const inQuery = (query: Query, { name }: Parameter): readonly string[] => [
  ...(query.get(name.toLowerCase())?.values ?? []),
];

function isStrict({ asks }: Operation, query: Query): boolean {
  for (const [name, { values }] of query) {
    if (values.size === 0) continue;
    if (askNames.has(name) || asks.find(name) !== undefined || hasBrackets(name)) return true;
    if (name === 'sortby' && [...values].some(hasSortKeys)) return true;
  }
  return false;
}

/** Without an expression, which could be made to look for an end over and over. */
function hasBrackets(name: string): boolean {
  const open = name.indexOf('[');
  return open >= 0 && name.indexOf(']', open) > 0;
}

/** What means nothing without another parameter that is not there. */
function lacking(
  asked: readonly Parameter[],
  query: Query,
  values: Readonly<Record<string, Argument>>,
): readonly ParameterError[] {
  const isGiven = (name: string) => (query.get(name)?.values.size ?? 0) > 0;
  const alone = asked.filter(({ name, needs }) => isGiven(name.toLowerCase()) && needs && !isGiven(needs));
  const errors = alone.map(
    ({ name, needs = '' }): ParameterError => ({
      parameter: name,
      value: [...(query.get(name.toLowerCase())?.values ?? [])].join(),
      message: (words) => words.goesWith(name, needs),
    }),
  );
  if (isGiven('near')) return errors;
  const usesDistance = ['fields', 'sortBy', 'SortBy'].filter((name) => namesDistance(values[name]));
  return [
    ...errors,
    ...usesDistance.map(
      (parameter): ParameterError => ({
        parameter,
        value: DISTANCE.name,
        message: (words) => words.distanceNeedsNear(parameter, DISTANCE.name),
      }),
    ),
  ];
}

function namesDistance(value: Argument | undefined): boolean {
  const names = Array.isArray(value) ? value : String(value ?? '').split(',');
  return names.some((name) => name === DISTANCE.name || name === `-${DISTANCE.name}`);
}

function groupByName(query: RawArguments['query']): Query {
  const groups = new Map<string, QueryEntry>();
  for (const [name, value] of query) {
    const key = name.toLowerCase();
    const entry = groups.get(key) ?? { name, values: new Set() };
    groups.set(key, entry);
    if (value !== '') entry.values.add(value);
  }
  return groups;
}

/** Characters are counted, not the units they are stored in. */
function isTooLong(value: string): boolean {
  return value.length > LONGEST_VALUE && [...value].length > LONGEST_VALUE;
}

function tooLong({ name }: Parameter): Problem {
  return problem('value-too-long', (words) => words.valueTooLong(name, LONGEST_VALUE));
}

function contradiction({ name }: Parameter, values: readonly string[]): ParameterError {
  return { parameter: name, value: values.join(), message: (words) => words.givenTwice(name, values) };
}

function missing({ name, about }: Parameter): ParameterError {
  return { parameter: name, value: null, message: (words) => words.missing(name, words.said(about)) };
}
