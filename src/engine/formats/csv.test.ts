// In tables, every cell parses back to its value, no cell is a formula, and spreadsheets keep codes as text.
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewer } from '../../../test/system/size.js';
import { writeAll } from '../../../test/toy/write-all.js';
import { boolean, type Field, integer, number, text, texts } from '../model/field.js';
import { dialects } from '../text/csv/read-csv.js';
import { csvWriter } from './csv.js';
import type { Column } from './output-format.js';

const column = (name: string, field: Field<unknown>): Column => ({
  name,
  field: field.spec,
  value: (row) => row[name],
});
const columns = [
  column('id', integer()),
  column('name', text().nullable()),
  column('size', number().nullable()),
  column('ringed', boolean()),
  column('symbols', texts()),
];
const write = (name: keyof typeof dialects, rows: readonly object[], of = columns) =>
  writeAll(
    csvWriter(dialects[name], of, (index) => [rows[index] as never, index]),
    rows.length,
  );

const row = { id: 1, name: 'Sol', size: 1.5, ringed: true, symbols: ['a', 'b'] };

describe('a table', () => {
  it('has a line of names, and line ends of the standard', () => {
    expect(write('csv', [row])).toBe('id,name,size,ringed,symbols\r\n1,Sol,1.5,true,a|b\r\n');
    expect(write('csv', [])).toBe('id,name,size,ringed,symbols\r\n');
  });

  it('has a byte order mark, semicolons and decimal commas for spreadsheets', () => {
    expect(write('csv-excel', [row])).toBe('\uFEFFid;name;size;ringed;symbols\r\n1;Sol;1,5;true;a|b\r\n');
  });

  it('leaves unknown cells empty, and one that stands alone visible', () => {
    expect(write('csv', [{ ...row, name: null, size: null, symbols: [] }])).toContain('\r\n1,,,true,\r\n');
    expect(write('csv', [{ name: null }], [column('name', text().nullable())])).toBe('name\r\n""\r\n');
  });

  it.each([
    ['05001', '05001', '"=""05001"""'],
    ['-74.05', '-74.05', '"=""-74.05"""'],
    ['+57', '+57', '"=""+57"""'],
    ['1,5', '"1,5"', '"=""1,5"""'],
    ['5A', '5A', '5A'],
    ['=1+1', "'=1+1", "'=1+1"],
    ['-x', "'-x", "'-x"],
    ['+1+1', "'+1+1", "'+1+1"],
    ['@x', "'@x", "'@x"],
    ['\tx', "'\tx", "'\tx"],
    ['\rx', '"\'\rx"', '"\'\rx"'],
    ["'=1", "''=1", "''=1"],
    ["'quoted'", "'quoted'", "'quoted'"],
    ['a"b', '"a""b"', '"a""b"'],
    ['a\nb', '"a\nb"', '"a\nb"'],
  ])('writes the text %j as %s, and as %s for a spreadsheet', (value, plain, inSpreadsheet) => {
    const of = [column('id', integer()), column('name', text())];
    expect(write('csv', [{ id: 1, name: value }], of)).toBe(`id,name\r\n1,${plain}\r\n`);
    expect(write('csv-excel', [{ id: 1, name: value }], of)).toBe(`\uFEFFid;name\r\n1;${inSpreadsheet}\r\n`);
  });
});

describe('parses back', () => {
  const anyText = fc.string({
    unit: fc.constantFrom(...'aé\'"=+-@,;|\\\t\r\n.05 '),
    minLength: 1,
    maxLength: 6,
  });
  const anyRow = fc.record({
    id: fc.integer(),
    name: fc.option(anyText),
    size: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
    ringed: fc.boolean(),
    symbols: fc.array(anyText, { maxLength: 3 }),
  });

  const textOf = (cell: string) => (/^="(.*)"$/s.exec(cell)?.[1] ?? cell).replace(/^'(?='*[=+\-@\t\r])/, '');
  const partsOf = (cell: string) =>
    cell === ''
      ? []
      : [...cell.matchAll(/((?:\\.|[^\\|])+)(?:\||$)/gs)].map(([, part = '']) =>
          part.replace(/\\(.)/gs, '$1'),
        );

  it.each(['csv', 'csv-excel'] as const)('%s', (name) => {
    const read = ([id, title, size, ringed, symbols]: string[]) => ({
      id: Number(id),
      name: title === '' ? null : textOf(title as string),
      size: size === '' ? null : Number(size?.replace(',', '.')),
      ringed: ringed === 'true',
      symbols: partsOf(textOf(symbols as string)),
    });
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 5 }), (rows) => {
        const written = write(name, rows);
        const { separator } = dialects[name];
        const [, ...lines] = parse(written, { bom: true, delimiter: separator, record_delimiter: '\r\n' });
        expect(lines.map((line) => read(line as string[]))).toEqual(
          rows.map((each) => ({ ...each, size: each.size === 0 ? 0 : each.size })),
        );
      }),
      { numRuns: fewer(300) },
    );
  });
});
