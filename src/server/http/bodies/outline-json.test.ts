// Outlining a text and parsing it by row equals parsing it at once, and text beyond a bound is not parsed.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewer } from '../../../../test/system/size.js';
import { runToEnd } from '../../../engine/scheduling/yielding-work.js';
import { type JsonBounds, type JsonOutline, outlineJson, placeInText } from './outline-json.js';

const WIDE: JsonBounds = { longestRow: 10_000_000, mostRows: 1_000_000, around: 10_000_000, list: 'rows' };

/** The message if the text is refused. */
function outlined(text: string, bounds: Partial<JsonBounds> = {}): JsonOutline | string {
  const found = runToEnd(outlineJson(text, { ...WIDE, ...bounds }));
  return 'frame' in found ? found : found.en;
}

const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('"', '\\', '{}', '[{"', '\\"}', ',{'));
const values = fc.jsonValue({ maxDepth: 4 });
const rows = fc.array(fc.oneof(fc.dictionary(texts, fc.oneof(values, texts)), values));
const names = fc.oneof({ weight: 3, arbitrary: fc.constant('rows') }, texts);
const bodies = fc.oneof(rows, fc.dictionary(names, fc.oneof(rows, values)), values);
const spaces = fc.constantFrom('', ' ', '\n\t');

const textsOf = (outline: JsonOutline | string) =>
  typeof outline === 'string' ? outline : { ...outline, rows: outline.rows.map((row) => row.text) };

/** A list as a client writes it, and its outline. */
function listText(items: readonly unknown[], space: string) {
  const rows = items.map((item) => `${space}${JSON.stringify(item)}${space}`);
  return { text: `[${rows.join()}]`, frame: `[${rows.map((_, row) => `{"row":${row}}`).join()}]`, rows };
}

// The texts are compared instead of the values, because the parser of Node.js 24 sometimes confuses names with escapes.
it('divides any value into its frame and its rows', () => {
  fc.assert(
    fc.property(bodies, spaces, (body, space) => {
      const text = JSON.stringify(body);
      if (Array.isArray(body)) {
        const list = listText(body, space);
        expect(textsOf(outlined(list.text))).toEqual({ frame: list.frame, rows: list.rows });
      } else if (typeof body !== 'object' || body === null)
        expect(textsOf(outlined(text))).toEqual({ frame: text, rows: [] });
      else {
        const members = Object.entries(body).map(([name, value]) => {
          const whole = JSON.stringify(value);
          const list =
            name === 'rows' && Array.isArray(value)
              ? listText(value, space)
              : { text: whole, frame: whole, rows: [] };
          return { ...list, name: `${space}${JSON.stringify(name)}${space}:` };
        });
        const written = (part: 'text' | 'frame') =>
          `{${members.map((member) => member.name + member[part]).join()}}`;
        expect(textsOf(outlined(written('text')))).toEqual({
          frame: written('frame'),
          rows: members.flatMap((member) => member.rows),
        });
      }
    }),
    { numRuns: fewer(1000, 15) },
  );
});

it('rejects a text in parts exactly if the parser rejects it whole', () => {
  const isJson = (text: string) => {
    try {
      return JSON.parse(text) !== undefined;
    } catch {
      return false;
    }
  };
  const isJsonInParts = (text: string) => {
    const outline = outlined(text);
    return (
      typeof outline !== 'string' && isJson(outline.frame) && outline.rows.every((row) => isJson(row.text))
    );
  };
  const spoiled = fc
    .tuple(bodies, fc.nat(), fc.nat(3), fc.constantFrom('', ...'"\\{}[],:x'))
    .map(([body, place, cut, added]) => {
      const text = JSON.stringify(body);
      const at = place % (text.length + 1);
      return text.slice(0, at) + added + text.slice(at + cut);
    });
  fc.assert(
    fc.property(spoiled, (text) => {
      expect(isJsonInParts(text), text).toBe(isJson(text));
    }),
    { numRuns: fewer(2000, 15) },
  );
});

it('finds the items of the outermost list, or of the named list of the outermost object', () => {
  expect(textsOf(outlined('[{"a":[{}]}, 7 ,[{}],null]'))).toEqual({
    frame: '[{"row":0},{"row":1},{"row":2},{"row":3}]',
    rows: ['{"a":[{}]}', ' 7 ', '[{}]', 'null'],
  });
  expect(textsOf(outlined('{"a":[{"x":1}],"rows":{"rows":[{}]},"r\\u006fws":[{}, 1]}'))).toEqual({
    frame: '{"a":[{"x":1}],"rows":{"rows":[{}]},"r\\u006fws":[{"row":0},{"row":1}]}',
    rows: ['{}', ' 1'],
  });
});

it('returns the position of a character of the frame in the text', () => {
  const text = '{"x":1,"rows":[ {"a":1} ,{},\n[2]],"y":2}';
  const outline = outlined(text) as JsonOutline;
  for (const mark of ['"x"', '"rows"', ',"y"', '"y"'])
    expect(placeInText(outline, outline.frame.indexOf(mark))).toBe(text.indexOf(mark));
});

it('finds no rows if none are allowed', () => {
  expect(outlined('[{"a":1}]', { mostRows: 0 })).toEqual({ frame: '[{"a":1}]', rows: [] });
});

describe('bounds', () => {
  const row = (length: number) => `{"a":"${'x'.repeat(length - 8)}"}`;

  it('limits the length of a row', () => {
    const bounds = { longestRow: 100 };
    expect(outlined(`[{},${row(100)}]`, bounds)).toMatchObject({
      rows: [{ text: '{}' }, { text: row(100) }],
    });
    const message = 'Row 2 is longer than 100 characters.';
    expect(outlined(`[{},${row(101)}]`, bounds)).toBe(message);
    expect(outlined(`[{},${row(200_000)}]`, bounds)).toBe(message);
    expect(outlined(`[{},${row(200).slice(0, -1)}`, bounds)).toBe(message);
  });

  it('limits the number of rows', () => {
    const all = (count: number) => `[${Array.from({ length: count }, () => '{}').join()}]`;
    expect(outlined(all(5), { mostRows: 5 })).toMatchObject({
      rows: Array.from({ length: 5 }, () => ({ text: '{}' })),
    });
    expect(outlined(all(6), { mostRows: 5 })).toMatch('more than 5 rows');
  });

  it.each([
    ['before', (text: string) => `{"x":"${text}","rows":[{}]}`],
    ['after', (text: string) => `{"rows":[{}],"x":"${text}"}`],
    ['between', (text: string) => `{"a":{},"x":["${text}"],"rows":[]}`],
  ])('limits the characters %s the rows', (_, around) => {
    const bounds = { around: 1000 };
    expect(outlined(around('x'.repeat(900)), bounds)).toHaveProperty('rows');
    for (const length of [1000, 200_000])
      expect(outlined(around('x'.repeat(length)), bounds)).toMatch('more than 1000 characters outside');
  });

  it('limits the depth in a row and outside', () => {
    const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    expect(outlined(deep(32))).toHaveProperty('rows');
    expect(outlined(`[{"a":${deep(30)}}]`)).toHaveProperty('rows');
    for (const text of [deep(33), `[{"a":${deep(31)}}]`, '{"a":'.repeat(33), '['.repeat(100_000)])
      expect(outlined(text)).toMatch('deeper than 32 levels');
    // Brackets inside strings do not count.
    expect(outlined(JSON.stringify({ a: '['.repeat(1000) }))).toHaveProperty('rows');
  });

  it('limits the number of values in each row and outside', () => {
    const list = (count: number) => `[${'1,'.repeat(count - 2)}1]`;
    expect(outlined(`{"a":${list(19_999)}}`)).toHaveProperty('rows');
    expect(outlined(`{"a":${list(20_002)}}`)).toMatch('more than 20000 values');
    expect(outlined(`[${','.repeat(20_001)}]`)).toMatch('more than 20000 values');
    expect(outlined(`[{"a":${list(15_000)}},{"a":${list(15_000)}}]`)).toHaveProperty('rows');
    expect(outlined(`[{"a":${list(20_002)}}]`)).toMatch('more than 20000 values');
  });
});

it.each([
  ['a long text', `"${'x'.repeat(1_000_000)}"`],
  ['escapes', `"${'\\n'.repeat(500_000)}"`],
  ['escapes, one character later', ` "${'\\n'.repeat(500_000)}"`],
  ['many rows', `[${Array.from({ length: 100_000 }, () => '{"a":1}').join()}]`],
])('pauses about every 65,536 characters: %s', (_, text) => {
  const work = outlineJson(text, WIDE);
  let pauses = 0;
  while (work.next().done !== true) pauses++;
  expect(pauses).toBeGreaterThanOrEqual(Math.floor(text.length / 66_000));
});
