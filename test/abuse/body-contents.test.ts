// Complete bodies that their route does not accept: too large, too wide, too deep, in other encodings, or of another type. The
// response explains each of them, with the bound if there is one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calculatorStrings } from '../../src/site/calculators/strings.js';
import { escapeHtml } from '../../src/site/shell/html.js';
import { type BuiltServer, startBuiltServer } from '../process/built-server.js';
import { bodyDoors, type Door, type DoorKind, headOf } from './body-doors.js';
import { expectNothingHeld } from './held-by-server.js';
import { rawClient, statusOf } from './raw-client.js';

let doors: readonly Door[] = [];
let server: BuiltServer;

beforeAll(async () => {
  doors = await bodyDoors();
  server = await startBuiltServer({ LOG_LEVEL: 'error' });
});
afterAll(() => server?.kill());

type Fields = Readonly<Record<string, string>>;

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Every character of the body is a byte. */
async function send(door: Door, body: string, fields: Fields = {}): Promise<Answer> {
  const { socket, readUntil } = await rawClient(server.port);
  const head = headOf(door, { 'Content-Length': String(body.length), Connection: 'close', ...fields });
  socket.write(Buffer.from(head + body, 'latin1'));
  const answer = await readUntil(() => false);
  socket.destroy();
  const text = Buffer.from(answer.slice(answer.indexOf('\r\n\r\n') + 4), 'latin1').toString('utf8');
  return { status: statusOf(answer), text };
}

/** Each kind of route reports in its own format, which is problem details, an error of JSON-RPC, or a page. */
function expectExplained({ kind, name }: Door, { text }: Answer, detail: string): void {
  if (text.startsWith('<')) expect([name, text]).toEqual([name, expect.stringContaining(escapeHtml(detail))]);
  else {
    const problemJson = JSON.parse(text);
    expect([name, kind === 'message' ? problemJson.error.message : problemJson.detail]).toEqual([
      name,
      expect.stringContaining(detail),
    ]);
  }
}

const pageWords = ({ path }: Door) =>
  (path.startsWith('/es/') ? calculatorStrings.es : calculatorStrings.en).batch;
const numberIn = ({ path }: Door, value: number) =>
  new Intl.NumberFormat(path.startsWith('/es/') ? 'es-CO' : 'en').format(value);
const longRow = (door: Door) => pageWords(door).longRow(numberIn(door, 1), numberIn(door, 20_000));

describe('on every route', () => {
  const everywhere: readonly (readonly [what: string, fields: Fields, status: number, detail: string])[] = [
    ['Content-Encoding: gzip', { 'Content-Encoding': 'gzip' }, 415, 'has a Content-Encoding'],
    ['Content-Encoding: br', { 'Content-Encoding': 'br' }, 415, 'has a Content-Encoding'],
    ['charset=koi8-r', { charset: 'koi8-r' }, 415, 'charset koi8-r is not supported; use UTF-8'],
    ['charset=x', { charset: '"x"' }, 415, 'charset x is not supported'],
    ['another Content-Type', { 'Content-Type': 'text/plain' }, 415, 'of this Content-Type; send '],
    ['a nonsensical Content-Type', { 'Content-Type': ';;' }, 415, 'of this Content-Type; send '],
    ['no Content-Type', { 'Content-Type': '' }, 415, 'of this Content-Type; send '],
  ];
  it.each(everywhere)('rejects %s', async (_, { charset, ...fields }, status, detail) => {
    for (const door of doors) {
      const typed = charset === undefined ? {} : { 'Content-Type': `${door.type}; charset=${charset}` };
      const answer = await send(door, door.body, { ...fields, ...typed });
      expect([door.name, answer.status]).toEqual([door.name, status]);
      expectExplained(door, answer, detail);
    }
    await expectNothingHeld(server.port);
  });

  it.each(['utf-8', 'UTF8', '"utf-8"', 'windows-1252', 'ISO-8859-1'])(
    'charset=%s and Content-Encoding: identity are accepted',
    async (charset) => {
      for (const door of doors) {
        const fields = { 'Content-Type': `${door.type}; charset=${charset}`, 'Content-Encoding': 'identity' };
        expect([door.name, (await send(door, door.body, fields)).status]).toEqual([door.name, 200]);
      }
    },
  );

  it.each([
    ['announced', ({ limit }: Door): Fields => ({ 'Content-Length': String(limit + 1) }), () => ''],
    [
      'sent without its length',
      (): Fields => ({ 'Content-Length': '', 'Transfer-Encoding': 'chunked' }),
      ({ limit }: Door) => `${(limit + 1).toString(16)}\r\n${'x'.repeat(limit + 1)}`,
    ],
  ])('a body that is larger than the limit, %s, returns 413', async (_, fields, body) => {
    for (const door of doors) {
      const answer = await send(door, body(door), fields(door));
      expect([door.name, answer.status]).toEqual([door.name, 413]);
      const detail = door.kind === 'form' ? pageWords(door).tooLarge : `larger than ${door.limit} bytes`;
      expectExplained(door, answer, detail);
    }
    await expectNothingHeld(server.port);
  });
});

const many = (count: number, text: (index: number) => string, between = ','): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(between);
const inRow = (text: string) => (door: Door) => `{"${door.rows}":[{"a":${text}}]}`;
const keys = (count: number) => (door: Door) =>
  `{"${door.rows}":[{${many(count, (index) => `"k${index}":1`)}}]}`;
/** The form of the site sends it in this way. */
const pasted = (text: string) => () => `rows=${encodeURIComponent(text)}`;

type Case = readonly [
  what: string,
  body: (door: Door) => string,
  status: number,
  detail: string | ((door: Door) => string),
];

/** A column for each of the operations. */
const READ = 'place,lat,from';
const LONG_ROW = 'Row 1 is longer than 20000 characters';
const AROUND = 'more than 20000 characters outside its rows';
const UNREADABLE = 'The body is not valid for its Content-Type header';
const NOT_JSON = 'The body cannot be read as JSON';
const VALUES = 'more than 20000 values';
const DEEP = 'nested deeper than 32 levels';

const cases: Readonly<Record<DoorKind, readonly Case[]>> = {
  'json rows': [
    ['a row of 60,000 keys', keys(60_000), 400, LONG_ROW],
    ['a row of 251 keys', keys(251), 400, 'more than 250 columns'],
    ['1,001 rows', ({ rows }) => `{"${rows}":[${many(1001, () => '{}')}]}`, 400, 'more than 1000 rows'],
    ['one cell of 1 MB', inRow(`"${'x'.repeat(1_000_000)}"`), 400, LONG_ROW],
    ['500,000 commas in a row', inRow(`[${','.repeat(500_000)}]`), 400, VALUES],
    ['500,000 commas', () => `[${','.repeat(500_000)}]`, 400, VALUES],
    ['a million quotes in a row', inRow('"'.repeat(1_000_000)), 400, LONG_ROW],
    ['a million quotes', () => '"'.repeat(1_000_000), 400, AROUND],
    ['a million line breaks in a row', inRow('\n'.repeat(1_000_000)), 400, LONG_ROW],
    ['a million line breaks', () => '\n'.repeat(1_000_000), 400, AROUND],
    ['100,000 brackets in a row', inRow('['.repeat(100_000)), 400, DEEP],
    ['100,000 brackets', () => '['.repeat(100_000), 400, DEEP],
    ['100,000 objects in each other', () => '{"a":'.repeat(100_000), 400, DEEP],
    ['nothing', () => '', 400, 'The body is empty'],
    ['half a body', ({ body }) => body.slice(0, -1), 400, NOT_JSON],
    ['a row that is not one', ({ rows }) => `{"${rows}":[{},7]}`, 200, '"row":7,'],
    ['no rows', () => 'null', 400, 'must be a list of rows'],
    ['bytes that are not UTF-8', inRow('"\xff\xfe"'), 400, 'not valid UTF-8 at byte '],
    ['a key that names a prototype', ({ rows }) => `{"${rows}":[{"__proto__":{"x":1}}]}`, 200, '"__proto__"'],
    ['a prototype around the rows', ({ rows }) => `{"__proto__":{"${rows}":[]}}`, 400, 'must be a list'],
  ],
  'csv rows': [
    [
      'a header of 60,000 columns',
      () => `${many(60_000, () => 'a')}\n1,2\n`,
      400,
      'The header line is longer than 20000 characters',
    ],
    ['a header of 251 columns', () => `${many(251, () => 'a')}\n1,2\n`, 400, 'more than 250 columns'],
    [
      'a header of 250 columns over 401 rows',
      () => `${many(250, () => 'a')}\n${many(401, () => '1', '\n')}`,
      400,
      'must be at most 100000',
    ],
    ['1,001 rows', () => `a\n${many(1001, () => '1', '\n')}`, 400, 'more than 1000 rows'],
    ['one cell of 1 MB', () => `a\n${'x'.repeat(1_000_000)}\n`, 400, LONG_ROW],
    ['one cell of 1 MB in quotes', () => `a\n"${'x'.repeat(1_000_000)}"\n`, 400, LONG_ROW],
    ['500,000 commas', () => `a\n${','.repeat(500_000)}\n`, 400, LONG_ROW],
    ['a million quotes', () => `a\n${'"'.repeat(1_000_000)}\n`, 400, LONG_ROW],
    ['a million line breaks', () => '\n'.repeat(1_000_000), 400, 'The table has no lines'],
    ['a million line breaks after a header', () => `${READ}${'\n'.repeat(1_000_000)}`, 200, READ],
    ['a quote in the middle', () => 'a\n1\n2"\n', 400, 'at line 3, column 2'],
    ['nothing', () => '', 400, 'The table has no lines'],
    ['100,000 brackets', () => `a\n${'['.repeat(100_000)}\n`, 400, LONG_ROW],
    ['bytes that are not UTF-8', () => `${READ}\n\xff\xfe\n`, 200, '\xff\xfe'],
    [
      'columns that name a prototype',
      () => `__proto__,constructor,${READ}\n1,2\n`,
      200,
      '__proto__,constructor',
    ],
  ],
  message: [
    ['100,000 brackets', () => '['.repeat(100_000), 400, DEEP],
    ['50,000 objects in each other', () => '{"a":'.repeat(50_000), 400, DEEP],
    ['200,000 commas', () => `[${','.repeat(200_000)}]`, 400, VALUES],
    ['25,000 keys', () => `{${many(25_000, (index) => `"${index}":1`)}}`, 400, VALUES],
    ['200,000 quotes', () => '"'.repeat(200_000), 400, UNREADABLE],
    ['200,000 line breaks', () => '\n'.repeat(200_000), 400, UNREADABLE],
    ['nothing', () => '', 400, UNREADABLE],
    ['half a message', ({ body }) => body.slice(0, -1), 400, UNREADABLE],
    ['several messages', ({ body }) => `[${body},${body}]`, 400, 'one message per request'],
    ['a key that names a prototype', () => '{"__proto__":{"x":1}}', 400, UNREADABLE],
    ['the same in escapes', () => '{"params":{"\\u005f_proto__":{"x":1}}}', 400, UNREADABLE],
    [
      'bytes that are not UTF-8',
      ({ body }) => body.replace('}', ',"params":{"x":"\xff\xfe"}}'),
      400,
      'not valid UTF-8 at byte ',
    ],
  ],
  form: [
    ['2,001 fields', () => many(2001, () => 'a=1', '&'), 400, UNREADABLE],
    ['a row of 1 MB', pasted('x'.repeat(1_000_000)), 200, longRow],
    ['1,003 rows', pasted('x\n'.repeat(1003)), 200, (door) => pageWords(door).tooMany(numberIn(door, 1000))],
    ['a row of 60,000 columns', pasted(`${','.repeat(60_000)}\n`), 200, longRow],
    ['a million quotes', pasted('"'.repeat(1_000_000)), 200, longRow],
    ['a million line breaks', pasted('\n'.repeat(1_000_000)), 200, (door) => pageWords(door).empty],
    ['nothing', () => '', 200, ''],
    ['escapes that are not UTF-8', () => 'rows=%ff%fe%', 200, '\ufffd\ufffd%'],
    ['bytes that are not UTF-8', () => 'rows=\xff\xfe', 200, '\xff\xfe'],
    ['fields that name a prototype', () => '__proto__=1&constructor=2&rows=x', 200, ''],
  ],
  queries: [
    ['2,001 fields', () => many(2001, () => 'queries={}', '&'), 400, 'Send one parameter'],
    ['nothing', () => '', 400, 'Send one parameter'],
    ['escapes that are not UTF-8', () => 'queries=%ff%fe%', 400, 'JSON'],
    ['100 levels', () => `queries=${'['.repeat(100)}`, 400, '32'],
    ['a million commas', () => `queries=[${','.repeat(200_000)}]`, 400, '20000'],
    ['keys that name a prototype', () => 'queries={"__proto__":{"query":"x"}}', 200, '__proto__'],
  ],
};

describe.each(Object.entries(cases))('%s', (kind, ofKind) => {
  it.each(ofKind)('%s', async (_, body, status, detail) => {
    const ofThis = doors.filter((door) => door.kind === kind);
    expect(ofThis.length).toBeGreaterThan(1);
    for (const door of ofThis) {
      const answer = await send(door, body(door));
      expect([door.name, answer.status], answer.text.slice(0, 500)).toEqual([door.name, status]);
      const expected = typeof detail === 'string' ? detail : detail(door);
      const isExplained = answer.text.includes(kind === 'form' ? escapeHtml(expected) : expected);
      if (status === 200)
        expect([door.name, isExplained || answer.text.slice(0, 500)]).toEqual([door.name, true]);
      else expectExplained(door, answer, expected);
    }
    await expectNothingHeld(server.port);
  });
});
