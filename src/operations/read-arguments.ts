// Reads all arguments of a request and collects everything that is wrong with them, not only the first thing.
// A request that uses anything beyond the contract is strict: every name in its query must be known.
import { formatNamed } from '../formats/index.js';
import {
  badParameters,
  type ParameterError,
  type Phrase,
  type Problem,
  problem,
} from '../problems/problem.js';
import { DISTANCE } from '../query/distance-field.js';
import { askNames } from './asks.js';
import type { Operation } from './operation.js';
import {
  type Argument,
  type Arguments,
  argumentKey,
  isListParameter,
  LONGEST_VALUE,
  type Parameter,
} from './parameter.js';
import type { QueryPair } from './parse-query.js';
import { groupByName, isGiven, type Query, type QueryEntry } from './query-entry.js';
import { readParameter } from './read-parameter.js';
import { fieldsInOrder } from './read-paths.js';
import { hasSortKeys } from './read-sort.js';
import { unknownNames } from './unknown-names.js';

export interface RawArguments {
  /** Decoded values of the path, by the parameter's name. */
  readonly path: Readonly<Record<string, string | undefined>>;
  readonly query: Iterable<QueryPair>;
  /** The form that the Accept field chose, which a form in the query overrides. */
  readonly accepted?: string | undefined;
}

export type ReadArguments =
  | {
      readonly arguments: Arguments;
      /** Names in the query that had no effect, as they were written. */
      readonly ignored: readonly string[];
    }
  | { readonly problem: Problem };

export function readArguments(operation: Operation, raw: RawArguments): ReadArguments {
  const values: Record<string, Argument> = {};
  const errors: ParameterError[] = [];
  const ignored = new Set<string>();
  const query = groupByName(operation, raw.query);
  const strict = query.size > 0 && isStrict(operation, query);
  const asked = strict ? operation.asks.parameters.filter(({ name }) => query.has(name.toLowerCase())) : [];

  for (const parameter of [...operation.parameters, ...asked]) {
    const entry = parameter.in === 'query' ? query.get(parameter.name.toLowerCase()) : undefined;
    const isIgnorable = parameter.lenient === true && !strict;
    if (entry?.isMalformed) return { problem: badEncoding(asWritten(parameter, entry)) };
    const given = parameter.in === 'path' ? [raw.path[parameter.name] ?? ''] : [...(entry?.values ?? [])];
    if (given.some(isTooLong)) return { problem: tooLong(parameter) };
    const value = isListParameter(parameter) && given.length > 0 ? given.join() : given[0];
    if (value === undefined) {
      if (parameter.required) errors.push(missing(parameter));
      continue;
    }
    const isContradiction = given.length > 1 && !isListParameter(parameter);
    const read = isContradiction
      ? { errors: [contradiction(parameter, given)] }
      : readParameter(asWritten(parameter, entry), value, strict);
    if ('value' in read) values[argumentKey(parameter)] = read.value;
    else if (isIgnorable) ignored.add(parameter.name.toLowerCase());
    else errors.push(...read.errors);
  }
  const columns = requestedColumns(operation, query, values.format ?? raw.accepted);
  if (columns !== undefined) values.columns = columns;
  if (strict) errors.push(...unknownNames(operation, query), ...lacking(asked, query, values));
  if (errors.length > 0) return { problem: badParameters(errors) };
  return { arguments: values, ignored: withoutEffect(operation, query, ignored) };
}

/** A parameter with two names is spoken of by the one that was used. */
function asWritten(parameter: Parameter, entry: QueryEntry | undefined): Parameter {
  const { alias } = parameter;
  return alias !== undefined && entry?.name.toLowerCase() === alias.toLowerCase()
    ? { ...parameter, name: alias }
    : parameter;
}

function isStrict({ asks }: Operation, query: Query): boolean {
  for (const [name, entry] of query) {
    if (!isGiven(entry)) continue;
    if (askNames.has(name) || asks.find(name) !== undefined || hasBrackets(name)) return true;
    if (name === 'sortby' && [...entry.values].some(hasSortKeys)) return true;
  }
  return false;
}

/** Without an expression, which could be made to look for an end over and over. */
function hasBrackets(name: string): boolean {
  const open = name.indexOf('[');
  return open >= 0 && name.indexOf(']', open) > 0;
}

/** Names that the operation does not know, and those whose values were ignored, in the order of the query. */
function withoutEffect(
  { parameters, asks }: Operation,
  query: Query,
  ignored: ReadonlySet<string>,
): readonly string[] {
  if (query.size === 0) return [];
  const known = new Set(
    parameters.flatMap(({ name, in: at }) => (at === 'query' ? [name.toLowerCase()] : [])),
  );
  const isKnown = (key: string) => key === '' || known.has(key) || asks.find(key) !== undefined;
  return [...query].flatMap(([key, entry]) =>
    isGiven(entry) && (ignored.has(key) || !isKnown(key)) ? [entry.name] : [],
  );
}

/** In a table the order of the fields is that of the columns. */
function requestedColumns(
  { asks }: Operation,
  query: Query,
  format: Argument | undefined,
): readonly string[] | undefined {
  const [kind, entry] = [asks.find('fields')?.kind, query.get('fields')];
  const isTable = formatNamed(format as string | undefined).layout === 'table';
  if (kind?.is !== 'fields' || !entry?.values.size || !isTable) return undefined;
  return fieldsInOrder(kind, [...entry.values].join());
}

/** What means nothing without another parameter that is not there. */
function lacking(
  asked: readonly Parameter[],
  query: Query,
  values: Readonly<Record<string, Argument>>,
): readonly ParameterError[] {
  const has = (name: string) => (query.get(name)?.values.size ?? 0) > 0;
  const alone = asked.filter(({ name, needs }) => has(name.toLowerCase()) && needs && !has(needs));
  const errors = alone.map(
    ({ name, needs = '' }): ParameterError => ({
      parameter: name,
      value: [...(query.get(name.toLowerCase())?.values ?? [])].join(),
      message: (words) => words.goesWith(name, needs),
    }),
  );
  if (has('near')) return errors;
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

/** Characters are counted, not the units they are stored in. */
function isTooLong(value: string): boolean {
  return value.length > LONGEST_VALUE && [...value].length > LONGEST_VALUE;
}

function badEncoding({ name }: Parameter): Problem {
  const message: Phrase = (words) => words.badPercentSignIn(name);
  return problem('bad-encoding', message, { errors: [{ parameter: name, value: null, message }] });
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
