// Requests with a body to every route that reads one. Bodies have odd values, faults, chunks of any size or other encodings, and some are
// cut off, reset, framed wrongly or too large.

import type { Random } from '../../lab/random.js';
import { type Door, headOf } from '../abuse/body-doors.js';
import type { FuzzRequest, RawBytes, WellFormed } from './fuzz-request.js';
import { anyText, foreignCode, oddText, prototypeNames } from './odd-texts.js';
import type { Subject } from './subject.js';
import { utf8 } from './write-request.js';

type Fields = Readonly<Record<string, string>>;

/** The server may reject a larger body while it arrives, which a client sees as a reset. */
const LONGEST_KEPT = 60_000;
const READ = [200, 400];
const readAs: Partial<Record<Door['kind'], readonly number[]>> = {
  // A message whose id is spoiled is a notification.
  message: [200, 202, 400],
  queries: [...READ, 413],
};
const ENDS = ['finish', 'reset'] as const;

export function bodyRequest(random: Random, { doors }: Subject): FuzzRequest {
  const door = random.pick(doors);
  return random.chance(0.6) ? wholeRequest(random, door) : brokenRequest(random, door, doors);
}

function wholeRequest(random: Random, door: Door): WellFormed {
  const [what, body] = anyBody(random, door);
  const refused = random.chance(0.1) ? refusedFields(random, door) : undefined;
  const read = readAs[door.kind] ?? READ;
  const fields = { ...languageOf(random), ...charsetOf(random, door), ...refused };
  const framed = random.chance(0.3) ? chunked(random, door, body, fields) : announced(door, body, fields);
  return {
    ...{ generator: 'bodies', what: `${what} (${door.kind})`, connection: 'kept', forwarded: false },
    ...{ method: door.method, target: door.path, isMcp: door.kind === 'message' },
    bytes: latin1(framed.join('')),
    expected: refused === undefined ? read : [415],
  };
}

const broken: readonly ((
  random: Random,
  door: Door,
  doors: readonly Door[],
) => Omit<RawBytes, 'generator' | 'connection'>)[] = [
  (random, door) => {
    const [, body] = anyBody(random, door);
    const isChunked = random.chance(0.5);
    const [head, content] = isChunked ? chunked(random, door, body) : announced(door, `${body}x`);
    const point = random.integer(0, content.length - 1);
    return {
      what: 'a body that stops before its end',
      bytes: latin1(head + content.slice(0, point)),
      ending: random.pick(ENDS),
    };
  },
  (random, door) => {
    const sizes = ['zz', '-1', 'f'.repeat(20), '0x5', '', ' ', '1\n', '5;\x00', '2\r\nabcdef'];
    const [head] = chunked(random, door, '');
    const before = random.chance(0.5) ? '1\r\n{\r\n' : '';
    return {
      what: 'a chunk without a size',
      bytes: latin1(`${head}${before}${random.pick(sizes)}\r\n\r\n`),
      ending: 'finish',
    };
  },
  (_, door) => ({
    what: 'a body that is announced as too large',
    bytes: latin1(headOf(door, { 'Content-Length': String(door.limit + 1) })),
    ...{ ending: 'wait', requests: [answeredAs(door)], statuses: [413] },
  }),
  (random, door) => {
    const length = random.integer(LONGEST_KEPT, door.limit);
    const body = spoiled.repeated(random, door.body).repeat(100).slice(0, Math.min(length, 300_000));
    return {
      what: 'a large body',
      bytes: latin1(announced(door, body).join('')),
      ...{ ending: random.pick(ENDS), requests: [answeredAs(door)] },
    };
  },
  (random, _, doors) => {
    const chosenDoors = Array.from({ length: random.integer(2, 5) }, () => random.pick(doors));
    const bodies = chosenDoors.map((door) => announced(door, anyBody(random, door)[1]).join(''));
    const last = { method: 'GET', target: '/api/v1/Region/1' };
    return {
      what: 'several bodies in a row',
      bytes: latin1(`${bodies.join('')}GET ${last.target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
      ...{ ending: 'wait', requests: [...chosenDoors.map(answeredAs), last], count: chosenDoors.length + 1 },
    };
  },
];

function brokenRequest(random: Random, door: Door, doors: readonly Door[]): RawBytes {
  const { what, ...made } = random.pick(broken)(random, door, doors);
  return { generator: 'bodies', connection: 'own', ...made, what: `${what} (${door.kind})` };
}

const answeredAs = ({ method, path, kind }: Door) => ({ method, target: path, isMcp: kind === 'message' });

function announced(door: Door, body: string, fields: Fields = {}): readonly [head: string, content: string] {
  return [headOf(door, { ...fields, 'Content-Length': String(body.length) }), body];
}

function chunked(
  random: Random,
  door: Door,
  body: string,
  fields: Fields = {},
): readonly [head: string, content: string] {
  const chunks: string[] = [];
  for (let from = 0; from < body.length; ) {
    const to = Math.min(body.length, from + random.integer(1, random.pick([3, 100, 20_000])));
    chunks.push(`${(to - from).toString(16)}\r\n${body.slice(from, to)}\r\n`);
    from = to;
  }
  return [headOf(door, { ...fields, 'Transfer-Encoding': 'chunked' }), `${chunks.join('')}0\r\n\r\n`];
}

const languageOf = (random: Random): Fields =>
  random.chance(0.3) ? { 'Accept-Language': random.pick(['es', 'en', 'de', '*', '']) } : {};

/** The bytes are UTF-8 nevertheless. */
const charsetOf = (random: Random, { type }: Door): Fields =>
  random.chance(0.05)
    ? { 'Content-Type': `${type}; charset=${random.pick(['latin1', 'utf-16', '"UTF-8"', 'cp1252'])}` }
    : {};

const refusedFields = (random: Random, { type }: Door): Fields =>
  random.pick<Fields>([
    { 'Content-Encoding': random.pick(['gzip', 'br', 'deflate', 'x', 'identity, gzip']) },
    { 'Content-Type': `${type}; charset=${random.pick(['koi8-r', '"utf-7"', 'x'])}` },
    { 'Content-Type': random.pick(['text/plain', 'application/xml', 'multipart/form-data', 'x', 'a/b;c']) },
  ]);

/** A description for the report, and one character for each byte. */
function anyBody(random: Random, door: Door): readonly [what: string, body: string] {
  const body = utf8(written[door.kind](random, door));
  const names = Object.keys(spoiled) as readonly (keyof typeof spoiled)[];
  const how = random.chance(0.5) ? undefined : random.pick(names);
  const made = how === undefined ? body : spoiled[how](random, body);
  return [how ?? 'as it should be', made.slice(0, LONGEST_KEPT)];
}

const COLUMNS = ['place', 'municipality', 'department', 'lat', 'lon', 'x'];

const anyColumn = (random: Random) =>
  random.chance(0.8) ? random.pick(COLUMNS) : random.pick([...prototypeNames, anyText(random)]);
const anyCell = (random: Random) =>
  random.chance(0.5) ? random.pick(['Medellín', 'cali', '4.6', '-74.1', '']) : oddText(random);
const listOf = <Item>(random: Random, most: number, make: () => Item): readonly Item[] =>
  Array.from({ length: random.integer(1, most) }, make);

const written: Readonly<Record<Door['kind'], (random: Random, door: Door) => string>> = {
  'json rows': (random, { rows }) => {
    const values: readonly unknown[] = [4.6, -74.1, null, true, 1e300, [], {}, [[1]], { a: { b: 'c' } }];
    const row = () =>
      Object.fromEntries(
        listOf(random, 5, () => [
          anyColumn(random),
          random.chance(0.6) ? anyCell(random) : random.pick(values),
        ]),
      );
    const all = listOf(random, 8, () => (random.chance(0.97) ? row() : random.pick(values)));
    return JSON.stringify(random.pick<unknown>([all, { [rows]: all }, { x: all, [rows]: all }]));
  },
  'csv rows': (random) => {
    const [delimiter, end] = [random.pick([',', ';', '\t']), random.pick(['\n', '\r\n', '\r'])];
    const quoted = (cell: string) =>
      /["\r\n,;\t]/.test(cell) || random.chance(0.1) ? `"${cell.replaceAll('"', '""')}"` : cell;
    const line = (cell: () => string) => listOf(random, 6, cell).map(quoted).join(delimiter) + end;
    const lines = [line(() => anyColumn(random)), ...listOf(random, 8, () => line(() => anyCell(random)))];
    return (random.chance(0.1) ? '\ufeff' : '') + lines.join('');
  },
  message: (random) => {
    const names = random.pick(['ping', 'tools/list', 'tools/call', oddText(random)]);
    return JSON.stringify({ jsonrpc: '2.0', id: 1, method: names, params: { name: oddText(random) } });
  },
  queries: (random) => new URLSearchParams(queriesOf(random)).toString(),
  form: (random) => {
    const names = ['rows', 'as', 'example', 'before', 'choice', oddText(random)];
    const lines = listOf(random, 8, () => listOf(random, 3, () => anyCell(random)).join('\t')).join('\n');
    const pairs = listOf(random, 4, (): [string, string] => [
      random.pick(names),
      random.pick(['csv', 'tsv', anyCell(random)]),
    ]);
    return new URLSearchParams([...pairs, ['rows', lines]]).toString();
  },
};

/** Batches of the Reconciliation Service API, right and nearly right. */
function queriesOf(random: Random): Readonly<Record<string, string>> {
  const values: readonly unknown[] = ['Antioquia', 5, true, { id: 'Department/2' }, ['05', {}], null, [[]]];
  const types: readonly unknown[] = ['City', 'Volcano', ['City', 'Department'], 'x', 7, {}];
  const query = () => ({
    ...(random.chance(0.9) && { query: anyCell(random) }),
    ...(random.chance(0.4) && { type: random.pick(types) }),
    ...(random.chance(0.2) && { limit: random.pick<unknown>([1, 0, 1e9, 'x', 2.5]) }),
    ...(random.chance(0.2) && { type_strict: random.pick(['any', 'x']) }),
    ...(random.chance(0.4) && {
      properties: listOf(random, 3, () => ({
        pid: random.pick(['department', 'daneCode', 'elevation', '__proto__', oddText(random)]),
        v: random.pick(values),
      })),
    }),
  });
  const keys = () => random.pick(['q0', '', '__proto__', oddText(random)]);
  if (random.chance(0.7))
    return { queries: JSON.stringify(Object.fromEntries(listOf(random, 5, () => [keys(), query()]))) };
  const ids = listOf(random, 4, () =>
    random.pick<unknown>(['City/12', 'Volcano/3', 'x', 'City/0', 5, '__proto__']),
  );
  const properties = listOf(random, 3, () => ({
    id: random.pick<unknown>(['name', 'department', 'x', null]),
  }));
  return { extend: JSON.stringify({ ids, properties }) };
}

const spoiled = {
  cut: (random: Random, body: string) => body.slice(0, random.integer(0, body.length)),
  changed: (random: Random, body: string) => {
    const at = random.integer(0, body.length);
    return body.slice(0, at) + String.fromCharCode(random.integer(0, 255)) + body.slice(at + 1);
  },
  inserted: (random: Random, body: string) => {
    const at = random.integer(0, body.length);
    const what = random.pick([
      '"',
      '\\',
      '{',
      '}',
      '[',
      ']',
      ',',
      '\0',
      '\r',
      '\n',
      '%',
      '&',
      ...foreignCode,
    ]);
    return body.slice(0, at) + utf8(what) + body.slice(at);
  },
  repeated: (random: Random, body: string) => {
    const from = random.integer(0, body.length);
    const piece = body.slice(from, from + random.integer(1, 30));
    return body.slice(0, from) + piece.repeat(random.pick([2, 40, 3000])) + body.slice(from);
  },
  nested: (random: Random, body: string) =>
    random.pick(['[', '{"a":', '"', '%']).repeat(random.pick([30, 5000])) + body,
  empty: () => '',
} satisfies Readonly<Record<string, (random: Random, body: string) => string>>;

const latin1 = (text: string) => Buffer.from(text, 'latin1');
