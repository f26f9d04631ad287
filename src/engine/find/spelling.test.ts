// Each word of a mistyped name may have few typos, however many the whole name may have.
import { expect, it } from 'vitest';
import { namesApart } from './spelling.js';

it.each([
  ['bogota', 'bogota', 0],
  ['bogta', 'bogota', 1],
  ['cali', 'cuti', undefined],
  ['medelin antoqia', 'medellin antioquia', 3],
  ['santamarta', 'santa marta', 1],
  ['villa del rosario', 'villadelrosario', 2],
  ['vila de rosario', 'villadelrosario', undefined],
  ['cali', 'pasto', undefined],
])('measures %s and %s as %s apart', (typed, name, distance) => {
  expect(namesApart(typed, name, 3)).toBe(distance);
});
