// Reads all arguments of a request and collects every error. A request with a query option is strict, so every name in its query must be
// known.
import type { OutputFormat } from '../../formats/output-format.js';
import { messages } from '../../problems/messages.js';
import {
  badParameters,
  type ParameterError,
  type Problem,
  problem,
  type Refused,
} from '../../problems/problem.js';
import { memo } from '../../scheduling/shared-work.js';
import type { Localized } from '../../text/localized.js';
import { familyOf, isOnRecords, type Operation } from '../operation.js';
import { queryOptions } from '../options/index.js';
import { LONGEST_VALUE } from '../values/value-type.js';
import { nearestName } from './nearest-name.js';
import { type Arguments, createArguments, type Parameter } from './parameter.js';

/** Splits a query string as a form. Unlike URLSearchParams it reports malformed percent-encoding, as `undefined`. */
export type QueryPair = readonly [name: string, value: string | undefined];

export function parseQuery(query: string): readonly QueryPair[] {
  const pairs: QueryPair[] = [];
  for (let from = 0; from < query.length; ) {
    const next = query.indexOf('&', from);
    const to = next < 0 ? query.length : next;
    const sign = query.indexOf('=', from);
    const equals = sign < 0 || sign > to ? to : sign;
    const name = query.slice(from, equals);
    if (to > from) pairs.push([decoded(name) ?? name, decoded(query.slice(equals + 1, to))]);
    from = to + 1;
  }
  return pairs;
}

const ENCODED = /[%+]/;

function decoded(text: string): string | undefined {
  if (!ENCODED.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

/** The values in a query under one name, in any letter case. */
interface QueryEntry {
  /** The first spelling in the request. */
  readonly name: string;
  /** Different values. Empty ones count as absent. */
  readonly values: string[];
  isMalformed: boolean;
}

/** Entries by parameter name in lower case, even if the request used an alias. */
type Query = ReadonlyMap<string, QueryEntry>;

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

const named = memo<Operation, ReadonlySet<string>, undefined>();

/** Whether the query of an operation has a parameter or option of this name in lower case. */
function isKnownName(operation: Operation, name: string): boolean {
  return operation.option(name) !== undefined || ofContract(operation).has(name);
}

const ofContract = (operation: Operation): ReadonlySet<string> =>
  named(operation, undefined, () => {
    const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
    return new Set(inQuery.map(({ name }) => name.toLowerCase()));
  });

/** A longer list of errors does not help. */
const MOST_ERRORS = 10;
const LONGEST_SHOWN = 100;

/** Unknown names in the query of a strict request, each with the most likely correction. */
function unknownNames(operation: Operation, query: Query): readonly ParameterError[] {
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

/** The explanation of an option, which is more useful than a similar name. */
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

interface RawArguments {
  /** Decoded values of the path, by parameter name. */
  readonly path: Readonly<Record<string, string | undefined>>;
  readonly query: Iterable<QueryPair>;
}

type ReadRequest =
  | {
      readonly arguments: Arguments;
      /** Names in the query without effect, as the client spelt them. */
      readonly ignored: readonly string[];
      /** The result depends on the present time. */
      readonly isMomentary?: boolean;
    }
  | Refused;

const NONE: readonly string[] = [];

export function readArguments(operation: Operation, raw: RawArguments): ReadRequest {
  const values = new Map<Parameter, unknown>();
  const errors: ParameterError[] = [];
  const ignored = new Set<string>();
  let isMomentary = false;
  const query = groupByName(operation, raw.query);
  const strict = query.size > 0 && isStrict(operation, query);
  const used = strict ? operation.options.filter(({ name }) => query.has(name.toLowerCase())) : [];
  const parameters = used.length === 0 ? operation.parameters : [...operation.parameters, ...used];

  for (const parameter of parameters) {
    const { type } = parameter;
    const entry = parameter.in === 'query' ? query.get(parameter.name.toLowerCase()) : undefined;
    if (entry?.isMalformed) return { problem: badEncoding(nameAsWritten(parameter, entry)) };
    const given = parameter.in === 'path' ? [raw.path[parameter.name] ?? ''] : (entry?.values ?? NONE);
    const [first] = given;
    if (first === undefined) {
      if (parameter.required) errors.push(missing(parameter));
      if (parameter.atPresent !== undefined) {
        values.set(parameter, parameter.atPresent(Date.now()));
        isMomentary = true;
      }
      continue;
    }
    if (given.some(isTooLong))
      return { problem: problem('value-too-long', messages.valueTooLong(parameter.name, LONGEST_VALUE)) };
    const isContradiction = given.length > 1 && !type.isList;
    const read = isContradiction
      ? { errors: [contradiction(parameter, given)] }
      : type.read(type.isList ? given.join() : first, { name: nameAsWritten(parameter, entry), strict });
    if ('value' in read) values.set(parameter, read.value);
    else if (parameter.lenient && !strict) ignored.add(parameter.name.toLowerCase());
    else errors.push(...read.errors);
  }
  if (strict) errors.push(...unknownNames(operation, query), ...conflicts(used, query, values));
  if (errors.length > 0) return { problem: badParameters(errors) };
  const read = { arguments: createArguments(values), ignored: withoutEffect(operation, query, ignored) };
  return isMomentary ? { ...read, isMomentary } : read;
}

/** Arguments as texts by name. A name in the query can have several. */
export type ParameterTexts = Readonly<Record<string, string | readonly string[]>>;

/** Reads arguments by name, without a URL. */
export function readNamed(operation: Operation, texts: ParameterTexts): ReadRequest {
  const path: Record<string, string> = {};
  const query: QueryPair[] = [];
  for (const [name, given] of Object.entries(texts))
    if (operation.path.includes(`{${name}}`)) path[name] = String(given);
    else for (const value of [given].flat()) query.push([name, value]);
  return readArguments(operation, { path, query });
}

/** The arguments in the format that the Accept header chose, which the query overrides. Undefined if it makes no difference. */
export function inFormat(operation: Operation, args: Arguments, format: OutputFormat): Arguments {
  return args.with(operation.option('format') as Parameter<OutputFormat>, format);
}

/** An error message uses the client's name for a parameter with two names. */
function nameAsWritten({ name, aliases }: Parameter, entry: QueryEntry | undefined): string {
  if (aliases === undefined) return name;
  const written = entry?.name.toLowerCase();
  return aliases.find((alias) => alias.toLowerCase() === written) ?? name;
}

/** Documents are new, so no older client depends on a lenient reading. */
function isStrict({ option, result }: Operation, query: Query): boolean {
  for (const [name, entry] of query) {
    if (!isGiven(entry)) continue;
    if (result === 'document') return true;
    if (option(name) !== undefined || queryOptions.some(({ claims }) => claims(name, entry.values)))
      return true;
  }
  return false;
}

/** Unknown names, names with ignored values, and empty lists, in the order of the query. */
function withoutEffect(operation: Operation, query: Query, ignored: ReadonlySet<string>): readonly string[] {
  const names: string[] = [];
  for (const [key, entry] of query) {
    const isRead = key === '' || (!ignored.has(key) && isKnownName(operation, key));
    const isOfNone = !isGiven(entry) && operation.option(key)?.filter?.operator === 'in';
    if ((!isRead && isGiven(entry)) || isOfNone) names.push(entry.name);
  }
  return names;
}

/** Parameters without a meaning because another one is missing. */
function conflicts(used: readonly Parameter[], query: Query, values: ReadonlyMap<Parameter, unknown>) {
  const has = (name: string) => (query.get(name.toLowerCase())?.values.length ?? 0) > 0;
  const errors: ParameterError[] = [];
  for (const { name, needs } of used) {
    if (needs === undefined || !has(name) || has(needs)) continue;
    const value = (query.get(name.toLowerCase())?.values ?? NONE).join();
    errors.push({ parameter: name, value, message: messages.goesWith(name, needs) });
  }
  for (const [parameter, value] of values) errors.push(...(parameter.conflicts?.(value, has) ?? []));
  return errors;
}

/** Counts characters, not the units in which they are stored. */
function isTooLong(value: string): boolean {
  return value.length > LONGEST_VALUE && [...value].length > LONGEST_VALUE;
}

function badEncoding(name: string): Problem {
  const message = messages.badPercentSignIn(name);
  return problem('bad-encoding', message, { errors: [{ parameter: name, value: null, message }] });
}

function contradiction({ name }: Parameter, values: readonly string[]): ParameterError {
  return { parameter: name, value: values.join(), message: messages.givenTwice(name, values) };
}

function missing({ name, about }: Parameter): ParameterError {
  return { parameter: name, value: null, message: messages.missing(name, about) };
}
