// The reader agrees with another reader on any table, and locates every fault.
import { CsvError, parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fewer } from '../../../../test/system/size.js';
import { tables } from '../../../../test/toy/toy-tables.js';
import { dialects, inQuotes, isCsvFault, readCsv } from './read-csv.js';

const READING = { recordDelimiter: ['\r\n', '\n', '\r'], relaxColumnCount: true, skipEmptyLines: true };

it('reads as another reader does', () => {
  fc.assert(
    fc.property(tables, (text) => {
      expect(readCsv(text, ',')).toEqual(parse(text, READING));
    }),
    { numRuns: fewer(500, 15) },
  );
});

it('rejects the texts that another reader rejects', () => {
  const texts = fc
    .array(fc.constantFrom('"', 'a', ',', '\n', '\r\n', ' '), { maxLength: 12 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      let other: unknown;
      try {
        other = parse(text, READING);
      } catch (error) {
        expect(error).toBeInstanceOf(CsvError);
      }
      const read = readCsv(text, ',');
      expect(isCsvFault(read) ? undefined : read, JSON.stringify(text)).toEqual(other);
    }),
    { numRuns: fewer(2000, 15) },
  );
});

it('reads the cells that each dialect writes', () => {
  const cells = fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(dialects)), fc.array(cells), (dialect, lines) => {
      const text = lines
        .map((line) => `${line.map((cell) => inQuotes(dialect, cell)).join(dialect.separator)}\r\n`)
        .join('');
      expect(readCsv(text, dialect.separator)).toEqual(lines);
    }),
    { numRuns: fewer(100, 10) },
  );
});

it.each([
  ['a;b;"Bogotá; D.C.";x', ';', [['a', 'b', 'Bogotá; D.C.', 'x']]],
  ['a\t', '\t', [['a', '']]],
  ['\t', '\t', [['', '']]],
  ['""\n\nx', ',', [[''], ['x']]],
])('%j', (text, delimiter, lines) => {
  expect(readCsv(text, delimiter)).toEqual(lines);
});

it.each([
  ['a\n"b', 'openQuote', 2],
  ['a,b"c', 'quoteInCell', 3],
  ['a\n"b"c', 'textAfterQuote', 5],
])('%j has a fault', (text, fault, at) => {
  expect(readCsv(text, ',')).toEqual({ fault, at });
});
