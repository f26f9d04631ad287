// Requests that must succeed: any operation of the table, any document, in any allowed spelling.

import type { Random } from '../../lab/random.js';
import { isOnRecords, type Operation } from '../../src/engine/operations/operation.js';
import type { Parameter } from '../../src/engine/operations/request/parameter.js';
import { fillPath, respelt, withQuery } from './fill-target.js';
import type { WellFormed } from './fuzz-request.js';
import { hasGoodValue, sortKeys } from './option-values.js';
import { anyCase, goodValue, someWords } from './parameter-values.js';
import { ordinaryFields } from './request-fields.js';
import type { Subject } from './subject.js';
import { kindOf, type ValueKind } from './value-kind.js';
import { wellFormed } from './write-request.js';

const FOUND = [200, 304];
/** They are large, and there are few of them. */
const DOCUMENTS = 0.015;
/** Requests with options beyond the contract. */
const ASKING = 0.4;

export function validRequest(random: Random, subject: Subject): WellFormed {
  const method = anyMethod(random);
  const fields = ordinaryFields(random);
  const expected = method === 'OPTIONS' ? [204] : FOUND;
  if (random.chance(DOCUMENTS)) return document(random, subject, method);
  const operation = subject.pickOperation(random);
  const target = validTarget(random, subject, operation);
  return wellFormed('valid', operation.id, { method, target, fields }, expected);
}

/** A target with results. */
export function validTarget(random: Random, subject: Subject, operation: Operation): string {
  const values = argumentsFor(random, subject, operation);
  const isAsking = random.chance(ASKING);
  if (!isOnRecords(operation)) return documentTarget(random, subject, operation, isAsking);
  const optional = (parameter: Parameter) => optionalValue(random, kindOf(operation, parameter), isAsking);
  const pairs = operation.parameters
    .filter(
      (parameter) => parameter.in === 'query' && (parameter.required || isAnyones(operation, parameter)),
    )
    .filter((parameter) => parameter.required || random.chance(0.3))
    .map((parameter): [string, string] => [
      anyCase(random, parameter.name),
      parameter.required ? (values[parameter.name] as string) : optional(parameter),
    ]);
  // A request with options beyond the contract must have only valid names.
  if (isAsking) pairs.push(...optionPairs(random, operation));
  else if (random.chance(0.1)) pairs.push(...random.pick(harmlessPairs));
  if (pairs[0] !== undefined && random.chance(0.05)) pairs.push(pairs[0]);
  return withQuery(fillPath({ ...operation, path: respelt(random, operation.path) }, values), pairs);
}

/** Parameters of a document are combined only as in its examples. */
function documentTarget(random: Random, subject: Subject, operation: Operation, isAsking: boolean): string {
  const values = subject.pickArguments(random, operation).texts();
  const given = operation.parameters.filter(
    (parameter) => parameter.in === 'query' && parameter.name in values,
  );
  const pairs = given.map(({ name }): [string, string] => [anyCase(random, name), values[name] as string]);
  if (isAsking) pairs.push(...optionPairs(random, operation));
  return withQuery(fillPath({ ...operation, path: respelt(random, operation.path) }, values), pairs);
}

/** The valid texts of an optional parameter, such as names of editions, depend on the data. */
const isAnyones = (operation: Operation, parameter: Parameter) => kindOf(operation, parameter).is !== 'text';

const optionalValue = (random: Random, kind: ValueKind, isAsking: boolean) =>
  isAsking && kind.is === 'sort' ? sortKeys(random, kind) : goodValue(random, kind);

/** Undeclared parameters are not an error. */
const harmlessPairs: readonly [string, string][][] = [
  [['unknown', '1']],
  [['__proto__', 'x']],
  [['constructor', '']],
  [['_', '1700000000']],
  [['', '']],
];

/** Up to three options of the operation beyond the contract, with the parameters that they require. */
export function optionPairs(random: Random, operation: Operation): [string, string][] {
  const possible = operation.options.filter((option) => hasGoodValue(kindOf(operation, option)));
  if (possible.length === 0) return [];
  const chosen = new Set(Array.from({ length: random.integer(1, 3) }, () => random.pick(possible)));
  for (const { needs } of chosen) {
    const needed = needs === undefined ? undefined : operation.option(needs);
    if (needed !== undefined) chosen.add(needed);
  }
  return [...chosen].map((parameter) => [
    anyCase(random, parameter.name),
    goodValue(random, kindOf(operation, parameter)),
  ]);
}

/** An example of the operation as text. Long texts are cut to a few words. */
export function argumentsFor(random: Random, subject: Subject, operation: Operation): Record<string, string> {
  const example = subject.pickArguments(random, operation);
  return Object.fromEntries(
    operation.parameters.map((parameter) => {
      const given = example.get(parameter);
      if (given === undefined) return [parameter.name, goodValue(random, kindOf(operation, parameter))];
      return [parameter.name, typeof given === 'string' ? someWords(random, given) : String(given)];
    }),
  );
}

function document(random: Random, { documents, redirections }: Subject, method: string): WellFormed {
  const isRedirection = random.chance(0.1);
  const path = random.pick(isRedirection ? redirections : documents);
  const expected = method === 'OPTIONS' ? [204] : isRedirection ? [302] : FOUND;
  const target = isRedirection ? path : respelt(random, path);
  return wellFormed('valid', 'a document', { method, target, fields: ordinaryFields(random) }, expected);
}

function anyMethod(random: Random): string {
  const choice = random.next();
  if (choice < 0.85) return 'GET';
  return choice < 0.95 ? 'HEAD' : 'OPTIONS';
}
