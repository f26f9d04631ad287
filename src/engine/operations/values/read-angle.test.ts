// Degrees in the forms of maps, phones and deeds.
import { expect, it } from 'vitest';
import { readAngle, splitPair } from './point.js';

it.each([
  ['4.65', 4.65, undefined],
  ['-74.1', -74.1, undefined],
  ['4°39\'0"N', 4.65, 'latitude'],
  ['4° 39′ 0″ N', 4.65, 'latitude'],
  ["74°6'W", -74.1, 'longitude'],
  ["74° 06' O", -74.1, 'longitude'],
  ['N 4.65', 4.65, 'latitude'],
  ['74.1 W', -74.1, 'longitude'],
  ['4º39\'0,0"S', -4.65, 'latitude'],
  ["-74°6'", -74.1, undefined],
  ["4°39'0''n", 4.65, 'latitude'],
])('reads %s as %d', (text, degrees, axis) => {
  const angle = readAngle(text);
  expect(angle?.degrees).toBeCloseTo(degrees, 10);
  expect(angle?.axis).toBe(axis);
});

it.each(['', 'x', '4,65', '4 39', "4°60'N", "-4°39'S", 'N 4 S', '4°39\'61"N', "39'", 'Norte 4'])(
  'rejects %j',
  (text) => {
    expect(readAngle(text)).toBeUndefined();
  },
);

it.each([
  ['4.65,-74.1', ['4.65', '-74.1']],
  ['4.65, -74.1', ['4.65', '-74.1']],
  ['(4.65; -74.1)', ['4.65', '-74.1']],
  ['4,65; -74,1', ['4,65', '-74,1']],
  ['4.65 -74.1', ['4.65', '-74.1']],
  ['4°39\'0"N 74°6\'0"W', ['4°39\'0"N', '74°6\'0"W']],
  ['4° 39\' 0" N, 74° 6\' 0" W', ['4° 39\' 0" N', '74° 6\' 0" W']],
  ["N 4° 39' W 74° 6'", ["N 4° 39'", "W 74° 6'"]],
  ['4.65', undefined],
  ['4,65,-74,1', undefined],
])('%s', (text, pair) => {
  expect(splitPair(text)).toEqual(pair);
});
