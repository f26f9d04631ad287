// The nearest name is within a third of the letters. Swapped letters count less than others.
import { expect, it } from 'vitest';
import { nearest } from './nearest.js';

const names = ['fields', 'limit', 'near', 'sortBy'];

it.each([
  ['feilds', 'fields'],
  ['LIMIT', 'limit'],
  ['limmit', 'limit'],
  ['naer', 'near'],
  ['sort', 'sortBy'],
  ['s', undefined],
  ['offset', undefined],
  ['', undefined],
])('finds for %j the nearest %s', (given, name) => {
  expect(nearest(given, names)).toBe(name);
});

it.each([
  { among: ['farms', 'from'], name: 'from' },
  { among: ['from', 'farms'], name: 'from' },
  { among: ['fork', 'from'], name: 'from' },
])('corrects $among to $name', ({ among, name }) => {
  expect(nearest('form', among)).toBe(name);
});

it('accepts another tolerance than a third of the letters', () => {
  expect(nearest('limmmit', ['limit'], 1)).toBeUndefined();
});

it('returns undefined for a text that is too long for a typo', () => {
  expect(nearest('a'.repeat(101), ['a'.repeat(100)])).toBeUndefined();
  expect(nearest('a'.repeat(100), ['a'.repeat(99)])).toBe('a'.repeat(99));
});
