// A table that is saved or copied contains nothing that a spreadsheet runs.
import { expect, it } from 'vitest';
import { delimited } from './delimited.js';

it.each([
  ['=1', "'=1"],
  ['\t=1', "'\t=1"],
  ["'=1", "''=1"],
  ['\r=1', '"\'\r=1"'],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-1+1', "'-1+1"],
  ['-74.1', '-74.1'],
  ['+57,5', '"+57,5"'],
  ['Bogotá, D.C.', '"Bogotá, D.C."'],
])('%j', (text, written) => {
  expect(delimited([[text, 'x']], 'csv')).toBe(`${written},x\r\n`);
});

it('quotes tabs between tabs', () => {
  expect(delimited([['a\tb', 'c,d']], 'tsv')).toBe('"a\tb"\tc,d\r\n');
});

it('keeps letters and codes for Excel', () => {
  expect(delimited([['Código'], ['05001'], ['Bogotá; D.C.']], 'csv-excel')).toBe(
    '\uFEFFCódigo\r\n"=""05001"""\r\n"Bogotá; D.C."\r\n',
  );
});
