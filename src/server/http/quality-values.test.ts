// Quality values are parsed in order, and invalid entries are left out.
import { expect, it } from 'vitest';
import { readQualityValues } from './negotiation.js';

it.each<[string, [string, number][]]>([
  ['', []],
  ['gzip', [['gzip', 1]]],
  [
    ' GZIP ;q=0.5 , br',
    [
      ['gzip', 0.5],
      ['br', 1],
    ],
  ],
  ['text/csv;header=present;q=0.8', [['text/csv', 0.8]]],
  [
    'es-CO;Q=0,en;q=1.000',
    [
      ['es-co', 0],
      ['en', 1],
    ],
  ],
  ['a;q=2,b;q=-1,c;q=x,;q=1,,d', [['d', 1]]],
])('%j', (header, expected) => {
  expect(readQualityValues(header).map(({ name, quality }) => [name, quality])).toEqual(expected);
});
