// Cells of pasted lines: quotes as spreadsheets write them, and quotes that people type.
import { expect, it } from 'vitest';
import { cellsOf } from './delimited.js';

it.each([
  ['"Bogotá; D.C.";x', ';', ['Bogotá; D.C.', 'x']],
  ['a\t"b\tc"', '\t', ['a', 'b\tc']],
  ['"says ""yes"""; x ', ';', ['says "yes"', 'x']],
  ['Tienda "El Toro";Cali', ';', ['Tienda "El Toro"', 'Cali']],
  ['a; "b"', ';', ['a', 'b']],
  ['"a"', undefined, ['a']],
  ['', ';', ['']],
])('%j', (line, delimiter, cells) => {
  expect(cellsOf(line, delimiter)).toEqual(cells);
});
