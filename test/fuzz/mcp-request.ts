// Messages of the Model Context Protocol: calls of every tool with valid and odd values, other methods, and invalid messages.

import type { Random } from '../../lab/random.js';
import type { WellFormed } from './fuzz-request.js';
import { anyText, longText, oddText, prototypeNames } from './odd-texts.js';
import type { FuzzedTool, Subject } from './subject.js';
import { type Field, utf8, wellFormed } from './write-request.js';

interface Made {
  readonly body: string;
  readonly expected: readonly number[];
  readonly fields?: readonly Field[];
}

type Make = (random: Random, subject: Subject) => Made;

/** A tool reports invalid arguments in a message. */
const ANSWERED = [200];
/** The service treats a body with `constructor.prototype` as an attack. */
const ANSWERED_OR_POISONED = [200, 400];

const makers: Readonly<Record<string, Make>> = {
  'a call': (random, { tools }) => called(random.pick(tools), (tool) => rightArguments(random, tool)),
  'a call, again': (random, { tools }) => called(random.pick(tools), (tool) => rightArguments(random, tool)),
  'an odd value': (random, { tools }) => ({
    ...called(random.pick(tools), (tool) => {
      const names = [...tool.arguments.map(({ name }) => name), ...prototypeNames.slice(1)];
      return { ...rightArguments(random, tool), [random.pick(names)]: anyValue(random) };
    }),
    expected: ANSWERED_OR_POISONED,
  }),
  'no arguments as they should be': (random, { tools }) => ({
    ...called(random.pick(tools), () => anyValue(random)),
    expected: ANSWERED_OR_POISONED,
  }),
  'another method': (random) => ({
    body: message(
      random.pick(['tools/list', 'resources/list', 'prompts/list', 'ping', 'nope', oddText(random)]),
      {},
    ),
    expected: ANSWERED,
  }),
  'another resource or prompt': (random) => ({
    body: random.chance(0.5)
      ? message('resources/read', {
          uri: random.pick(['colombia://catalog', 'colombia://catalog/City', oddText(random)]),
        })
      : message('prompts/get', { name: random.pick(['cite_value', oddText(random)]), arguments: {} }),
    expected: ANSWERED,
  }),
  'a notification': () => ({
    body: JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }),
    expected: [202],
  }),
  'no message': (random) => ({
    body: random.pick([
      '{}',
      '[]',
      '7',
      'null',
      '"x"',
      '{"jsonrpc":"1.0","id":1,"method":"ping"}',
      '[[[[]]]]',
    ]),
    expected: [400],
  }),
  'no JSON': (random) => ({
    body: random.pick(['', '{', '{"a":}', 'x', '{"__proto__":{}}']),
    expected: [400],
  }),
  'a long body': (random) => ({
    body: message('x'.repeat(random.integer(262_144, 300_000)), {}),
    expected: [413],
  }),
  'another media type': (random) => ({
    body: message('ping', {}),
    fields: [['Content-Type', random.pick(['text/plain', 'text/csv', 'application/xml', 'x'])]],
    expected: [415],
  }),
  'another site': (random) => ({
    body: message('ping', {}),
    fields: random.pick([[['Origin', 'https://evil.test']], [['Origin', 'null']], [['Host', 'evil.test']]]),
    expected: [403],
  }),
};

const kinds = Object.keys(makers);

export function mcpRequest(random: Random, subject: Subject): WellFormed {
  const what = random.pick(kinds);
  const { body, expected, fields = [] } = (makers[what] as Make)(random, subject);
  const bytes = utf8(body);
  const usual: readonly Field[] = [
    ['Host', 'localhost'],
    ['Content-Type', 'application/json'],
    ['Accept', 'application/json, text/event-stream'],
    ['Content-Length', String(bytes.length)],
  ];
  const named = new Set(fields.map(([name]) => name));
  const target = random.pick(['/mcp', '/api/v1/mcp', '/MCP/']);
  const parts = {
    method: 'POST',
    target,
    body: bytes,
    fields: [...usual.filter(([name]) => !named.has(name)), ...fields],
  };
  return { ...wellFormed('mcp', what, parts, expected), isMcp: true };
}

const message = (method: string, params: unknown) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

const called = (tool: FuzzedTool, args: (tool: FuzzedTool) => unknown): Made => ({
  body: message('tools/call', { name: tool.name, arguments: args(tool) }),
  expected: ANSWERED,
});

/** Values that a model would write, by the names of the arguments. */
const likely: Readonly<Record<string, readonly unknown[]>> = {
  resource: ['City', 'departamentos', 'Volcano', 'airport', 'PostalCode', 'Holiday', 'nope'],
  id: [1, 167, 'Leticia', 99_999],
  departmentId: [1, 5, 'Nariño'],
  in: ['Antioquia', 'Caribe', 'Bogotá', 'nowhere'],
  place: ['Medellín', 'Amazonas', 'Cali'],
  query: ['leticia', 'san', 'BOG'],
  keyword: ['san', 'río'],
  name: ['santa', 'a'],
  code: ['BOG', '05001', 'zz'],
  field: ['name', 'population', 'nmae'],
  fields: [['name'], ['all'], 'id,name', ['department.name']],
  where: [{ id: 1 }, { 'id[gte]': 5 }, { 'name[contains]': 'a' }],
  rows: [[{ place: 'cali' }], [{ municipio: 'pasto', x: null }], []],
  from: ['2026-01-01', '2026-13-01'],
  to: ['2026-12-31', '1900-01-01'],
  date: ['2026-07-20'],
  year: [2000, 2026, 0],
  days: [5, -5, 100],
  latitude: [4.65, 91],
  longitude: [-74.1, 'x'],
  list: ['airports', 'population', 'cities'],
};

function rightArguments(random: Random, tool: FuzzedTool): Record<string, unknown> {
  const given = tool.arguments.filter(({ required }) => required || random.chance(0.3));
  return Object.fromEntries(
    given.map(({ name }) => [name, random.pick(likely[name] ?? [1, 2, 'name', 'x'])]),
  );
}

const anyValue = (random: Random): unknown =>
  random.pick<() => unknown>([
    () => oddText(random),
    () => anyText(random),
    () => longText(random),
    () => random.pick([null, true, -1, 0, 1e300, 0.5, [], {}, [[]], [{}], { a: { b: 1 } }]),
    () => ({ [random.pick(prototypeNames.slice(1))]: oddText(random) }),
  ])();
