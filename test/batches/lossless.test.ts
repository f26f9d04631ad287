// A batch returns every cell and every row as it was sent, in every encoding and with any content.
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';
import { fewer } from '../system/size.js';

const { address } = await sharedService();
const { engine } = (await sharedService()).service;
const batches = engine.batches.map(({ path, rows, example }) => ({ path, rows, example }));

async function send(path: string, type: string, body: Buffer | string): Promise<string> {
  const headers = { 'content-type': type };
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  const text = await response.text();
  expect([response.status, text.slice(0, 200)]).toEqual([200, expect.anything()]);
  return text;
}

/** Only letters of Windows-1252, because all tested encodings have them. */
const letters = fc.constantFrom(...'aZ09 áéíóúñÑü€“”’–,;\t"\'=+-@|\r\n\\{}[]_.'.split(''));
const plain = fc.oneof(
  fc.string({ unit: letters, maxLength: 12 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'lat',
    '12345678901234567890',
    '007',
    '1e5',
    '=1+1',
    '\t=1',
    "'=1",
  ),
);
const anything = fc.oneof(plain, fc.string({ unit: 'binary', maxLength: 12 }));

interface Encoding {
  readonly name: string;
  readonly charset: string;
  readonly encode: (text: string) => Buffer;
  readonly cells: fc.Arbitrary<string>;
}

const WINDOWS = new Map([
  ['€', 0x80],
  ['“', 0x93],
  ['”', 0x94],
  ['’', 0x92],
  ['–', 0x96],
]);
const toWindows = (text: string) => Buffer.from(Array.from(text, (c) => WINDOWS.get(c) ?? c.charCodeAt(0)));

const encodings: readonly Encoding[] = [
  { name: 'UTF-8', charset: '', encode: (text) => Buffer.from(text), cells: anything },
  {
    name: 'UTF-8 with a mark',
    charset: '; charset=utf-8',
    encode: (text) => Buffer.from(`\ufeff${text}`),
    cells: anything,
  },
  {
    name: 'UTF-16',
    charset: '; charset=utf-16le',
    encode: (text) => Buffer.from(text, 'utf16le'),
    cells: anything,
  },
  {
    name: 'UTF-16 with a mark',
    charset: '',
    encode: (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
    cells: anything,
  },
  { name: 'Windows-1252', charset: '; charset=windows-1252', encode: toWindows, cells: plain },
  { name: 'ISO-8859-1', charset: '; charset="ISO-8859-1"', encode: toWindows, cells: plain },
];

const inQuotes = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

describe.each(batches)('keeps every row at $path', ({ path, rows: name, example }) => {
  describe.each(encodings)('returns the rows of $name unchanged', ({ charset, encode, cells }) => {
    it('returns every cell of a table at its place', async () => {
      const line = fc.array(cells, { minLength: 1, maxLength: 6 });
      const lines = fc.array(line, { minLength: 1, maxLength: 8 });
      const separators = fc.constantFrom(',', ';', '\t');
      await fc.assert(
        fc.asyncProperty(lines, separators, fc.constantFrom('\n', '\r\n'), async (given, separator, end) => {
          // The header has the columns that the operation reads, so that rows have a result, and it shows the separator.
          const all = [...Object.keys(example), 'n', 'n'];
          const sent = [all, ...given];
          const text = sent.map((row) => row.map(inQuotes).join(separator) + end).join('');
          const answer = await send(path, `text/csv${charset}`, encode(text));
          const read = parse(answer, {
            delimiter: separator,
            bom: true,
            relaxColumnCount: true,
          }) as string[][];
          const width = Math.max(...sent.map((row) => row.length));
          expect(read.map((row) => row.slice(0, width))).toEqual(
            sent.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? '')),
          );
          for (const column of read[0]?.slice(width) ?? []) expect(column).toMatch(/^atlas_/);
        }),
        { numRuns: fewer(12, 4) },
      );
    });

    it('returns every row of a list as it was sent', async () => {
      const keys = cells.filter((key) => !key.includes('\\'));
      const numbers = fc.constantFrom('12345678901234567890', '1.0', '-0', '1E2', '0.1000');
      const texts = cells.map((text) => JSON.stringify(text));
      const values = fc.oneof(numbers, texts, fc.constantFrom('null', 'true', '{"a":1,"a":2}', '[ ]'));
      const objects = fc
        .array(fc.tuple(keys, values), { maxLength: 5 })
        .map((entries) => `{${entries.map(([key, value]) => `${JSON.stringify(key)}: ${value}`).join()}}`);
      await fc.assert(
        fc.asyncProperty(fc.array(fc.oneof(objects, values), { maxLength: 8 }), async (given) => {
          const body = encode(`{"${name}": [${given.join(', ')}]}`);
          const answer = await send(path, `application/json${charset}`, body);
          let rest = answer;
          for (const text of given) {
            const at = rest.indexOf(`{"row":${text},"`);
            expect([text, at >= 0], answer).toEqual([text, true]);
            rest = rest.slice(at + text.length);
          }
          expect((JSON.parse(answer) as Record<string, unknown[]>)[name]).toHaveLength(given.length);
        }),
        { numRuns: fewer(12, 4) },
      );
    });
  });

  it('rejects an invalid row alone', async () => {
    const answer = JSON.parse(await send(path, 'application/json', JSON.stringify([null, example, 7])));
    const errors = answer[name].map(({ row, error }: { row: unknown; error: unknown }) => [row, error]);
    const message = `The row must be an object, such as ${JSON.stringify(example)}.`;
    expect(errors).toEqual([
      [null, message],
      [example, null],
      [7, message],
    ]);
  });
});

it('reads a table in Windows-1252 without a charset', async () => {
  const table = Buffer.from('municipio,nota\nMedell\xedn,a\xf1o\n', 'latin1');
  expect(await send('/api/v1/match', 'text/csv', table)).toMatch(/\r\nMedellín,año,matched,/);
});

it('warns of rows without a known field, and of no others', async () => {
  const ask = async (rows: unknown) =>
    JSON.parse(await send('/api/v1/match', 'application/json', JSON.stringify({ rows })));
  const { rows, warning } = await ask([{ note: 'Medellín' }, { note: 'Cali' }]);
  expect(rows.map(({ status }: { status: string }) => status)).toEqual(['unmatched', 'unmatched']);
  expect(warning).toBe(
    'No row has a field that is read. Give a field one of these names: municipality, department, place.',
  );
  for (const rows of [[{ note: 'Cali' }, { place: 'Cali' }], ['Cali'], []])
    expect(await ask(rows)).not.toHaveProperty('warning');
});
