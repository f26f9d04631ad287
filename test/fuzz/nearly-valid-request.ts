// Requests with one mistake, in a value, a name, the method or a letter.
import { METHODS } from 'node:http';
import type { Random } from '../../lab/random.js';
import type { Operation } from '../../src/engine/operations/operation.js';
import type { Parameter } from '../../src/engine/operations/request/parameter.js';
import { fillPath, withQuery } from './fill-target.js';
import type { WellFormed } from './fuzz-request.js';
import { anyCase, goodValue, misspelt, oddValue, refusal } from './parameter-values.js';
import { ordinaryFields } from './request-fields.js';
import type { Subject } from './subject.js';
import { argumentsFor, optionPairs, validTarget } from './valid-request.js';
import { kindOf, type ValueKind } from './value-kind.js';
import { type Field, type RequestParts, wellFormed } from './write-request.js';

interface Made extends Omit<RequestParts, 'method'> {
  readonly method?: string;
  readonly expected?: readonly number[];
}

type Make = (random: Random, subject: Subject, operation: Operation) => Made;

/** CONNECT requests a tunnel, so it belongs to the bytes that are not a plain request. */
const wrongMethods = METHODS.filter((method) => !['GET', 'HEAD', 'OPTIONS', 'CONNECT'].includes(method));

/** Paths for operators, whether or not the service has them. */
const operatorPaths = ['/health/live', '/health/ready', '/metrics', '/health', '/favicon.ico', '/robots.txt'];

const makers: Readonly<Record<string, Make>> = {
  'an odd value': oddArgument,
  'an odd value, again': oddArgument,
  'two values': (random, subject, operation) => {
    const parameter = queryParameter(random, operation);
    const kind = kindOf(operation, parameter);
    const [one, other] = [goodValue(random, kind), oddValue(random, kind)];
    return {
      target: withQuery(fillPath(operation, argumentsFor(random, subject, operation)), [
        [parameter.name, one],
        [anyCase(random, parameter.name), other],
      ]),
      ...(one === other || other === '' ? {} : expectedOfTwo(parameter, kind, other)),
    };
  },
  'a misspelt name': (random, subject, operation) => {
    const pairs = [...operation.parameters, random.pick(operation.options)]
      .filter((parameter) => parameter.in === 'query')
      .map((parameter): [string, string] => [
        misspelt(random, parameter.name),
        goodValue(random, kindOf(operation, parameter)),
      ]);
    return { target: withQuery(fillPath(operation, argumentsFor(random, subject, operation)), pairs) };
  },
  'an unknown name': (random, subject, operation) => {
    const required = operation.parameters.filter(
      (parameter) => parameter.in === 'query' && parameter.required,
    );
    const values = argumentsFor(random, subject, operation);
    const pairs = [
      ...required.map(({ name }): [string, string] => [name, values[name] as string]),
      ...optionPairs(random, operation),
    ];
    return {
      target: withQuery(fillPath(operation, values), [...pairs, [random.pick(unknownNames), 'x']]),
      expected: [400],
    };
  },
  'a misspelt path': (random, subject, operation) => {
    const segments = operation.path.split('/');
    const at = random.integer(1, segments.length - 1);
    const path = segments.with(at, misspelt(random, segments[at] as string)).join('/');
    return { target: fillPath({ ...operation, path }, argumentsFor(random, subject, operation)) };
  },
  'more or less of a path': (random, subject, operation) => {
    const path = fillPath(operation, argumentsFor(random, subject, operation));
    const less = path.split('/').slice(0, random.integer(2, 5)).join('/');
    const more = `${path}/${random.pick(['x', '1', '..', '.', 'cities', '%20'])}`;
    return { target: random.chance(0.1) ? less : more };
  },
  'another method': (random, subject, operation) => {
    const method = random.pick(wrongMethods);
    const target = validTarget(random, subject, operation);
    // Bodies on paths that accept them are tested elsewhere.
    const isTaken = ['POST', 'QUERY'].includes(method) && subject.takesRows(operation);
    return { method, target, ...anyBody(random), ...(isTaken ? {} : { expected: [405] }) };
  },
  'a body': (random, subject, operation) => {
    const given = anyBody(random);
    return {
      target: validTarget(random, subject, operation),
      ...given,
      expected: [given.body === '' ? 200 : 400],
    };
  },
  'everything encoded': (random, subject, operation) => {
    const encoded = (text: string) =>
      text.replace(/[^/?&=%]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
    return { target: encoded(validTarget(random, subject, operation)) };
  },
  'little encoded': (random, subject, operation) => {
    const target = decodeURIComponent(validTarget(random, subject, operation));
    return { target: target.replace(/[^\x21-\x7e]/g, encodeURIComponent) };
  },
  'an operator': (random) => ({
    target: random.pick(operatorPaths) + random.pick(['', '/', '?x=1', '/x', '%00']),
    method: random.pick(['GET', 'HEAD', 'OPTIONS', 'POST']),
  }),
  'a document': (random, { documents }) => ({
    target: misspelt(random, random.pick(documents)).replace(/^\/?/, '/'),
  }),
};

const kinds = Object.keys(makers);

/** Their errors concern options beyond the contract, which documents do not have. */
const onOptions = ['an odd value', 'an odd value, again', 'two values', 'a misspelt name', 'an unknown name'];

function anyOperation(random: Random, subject: Subject, what: string): Operation {
  const picked = subject.pickOperation(random);
  const isFit = picked.options.length > 0 || !onOptions.includes(what);
  return isFit ? picked : anyOperation(random, subject, what);
}

export function nearlyValidRequest(random: Random, subject: Subject): WellFormed {
  const what = random.pick(kinds);
  const operation = anyOperation(random, subject, what);
  const { expected, fields = [], ...made } = (makers[what] as Make)(random, subject, operation);
  const method = made.method ?? (random.chance(0.9) ? 'GET' : 'HEAD');
  // Conditions could turn the expected status into 304, so only requests without an expectation have them.
  const all = expected === undefined ? [...fields, ...ordinaryFields(random)] : fields;
  return wellFormed('nearly valid', `${what}: ${operation.id}`, { ...made, method, fields: all }, expected);
}

/** Two values of a list are joined. Two different values of any other parameter are a contradiction. */
function expectedOfTwo(
  parameter: Parameter,
  kind: ValueKind,
  other: string,
): { readonly expected?: readonly number[] } {
  if (refusal(parameter, kind, other) === 414) return { expected: [414] };
  return parameter.type.isList || parameter.lenient ? {} : { expected: [400] };
}

function oddArgument(random: Random, subject: Subject, operation: Operation): Made {
  const values = argumentsFor(random, subject, operation);
  const { parameters, options } = operation;
  const parameter = random.pick(parameters.length > 0 && random.chance(0.5) ? parameters : options);
  const kind = kindOf(operation, parameter);
  const value = oddValue(random, kind);
  const all = { ...values, [parameter.name]: value };
  const pairs = [...parameters, parameter]
    .filter((other, index, list) => other.in === 'query' && list.indexOf(other) === index)
    .filter((other) => other.required || other === parameter)
    .map((other): [string, string] => [other.name, all[other.name] as string]);
  const status = refusal(parameter, kind, value);
  return {
    target: withQuery(fillPath(operation, all), pairs),
    ...(status === undefined ? {} : { expected: [status] }),
  };
}

/** None of them is a parameter of any operation. */
const unknownNames = [
  ...['__proto__', 'constructor', 'toString', 'sortBy[]', 'sortBy[$ne]', 'Page.0', '', ' ', 'fieldz'],
  ...['id[between]', 'id[]', 'id[gte', '[gte]', '[]', 'nope[in]', 'name[toString]', 'fields[0]', 'near[lat]'],
];

function queryParameter(random: Random, { parameters, options }: Operation): Parameter {
  return random.pick([...parameters, ...options].filter((parameter) => parameter.in === 'query'));
}

function anyBody(random: Random): { readonly body: string; readonly fields: readonly Field[] } {
  const body = random.pick([
    '',
    'x',
    '{"id": 1}',
    '{"__proto__": {"x": 1}}',
    '{',
    'a=b&c=d',
    'x'.repeat(100_000),
  ]);
  const type: Field = [
    'Content-Type',
    random.pick([
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'x',
      'multipart/form-data',
    ]),
  ];
  if (random.chance(0.5)) return { body, fields: [type, ['Content-Length', String(body.length)]] };
  const chunks = `${body === '' ? '' : `${body.length.toString(16)};ext=1\r\n${body}\r\n`}0\r\nTrailing: x\r\n\r\n`;
  const expects: Field[] = random.chance(0.2) ? [['Expect', '100-continue']] : [];
  return { body: chunks, fields: [type, ['Transfer-Encoding', 'chunked'], ...expects] };
}
