// A line with two coordinates, in every way in which people write them.
import { expect, it } from 'vitest';
import { readPointLine } from './locate-points.js';

it.each([
  ['4.65, -74.1', undefined, { pair: ['4.65', '-74.1'] }],
  ['4,65 -74,1', undefined, { pair: ['4.65', '-74.1'] }],
  ['(4.65,-74.1)', undefined, { pair: ['4.65', '-74.1'] }],
  ['4,65;-74,1', ';', { pair: ['4.65', '-74.1'] }],
  ['4,65,-74,1', undefined, { unclear: 'decimal commas', right: '4.65, -74.1' }],
  [`4°39'0"N 74°6'0"W`, undefined, { pair: ['4.65', '-74.1'], isMarked: true }],
  [`4° 39' 0" N, 74° 6' 0" O`, undefined, { pair: ['4.65', '-74.1'], isMarked: true }],
  [`74°6'0"W; 4°39'0"N`, ';', { pair: ['4.65', '-74.1'], isMarked: true }],
  [`4°39'0"\t-74°6'0"`, '\t', { pair: ['4.65', '-74.1'] }],
  [`4°39'0"N 74°6'0"N`, undefined, { unclear: 'no pair' }],
  [`4°79'0"N 74°6'0"W`, undefined, { unclear: 'no pair' }],
  ['Bogotá', undefined, { unclear: 'no pair' }],
  ['4.65', undefined, { unclear: 'no pair' }],
  ['', undefined, { unclear: 'no pair' }],
])('%j', (line, delimiter, read) => {
  expect(readPointLine(line, delimiter)).toEqual(read);
});
