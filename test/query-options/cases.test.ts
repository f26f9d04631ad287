// The part that a run tries: every family with every option, and every operation with some.
import { expect, it } from 'vitest';
import { casesOf, type Option, options } from './cases.js';
import { everyFamily } from './families.js';
import { operationsOf } from './operations.js';

it.each(everyFamily)('tests $record with every option, and all its operations with one', (family) => {
  const cases = options.map((option) => casesOf(option, family));
  expect(cases.filter((some) => some.length === 0)).toEqual([]);
  expect(new Set(cases.flat())).toEqual(new Set(operationsOf(family)));
});

it.each(options)('tests %s with every kind of operation', (option: Option) => {
  const tried = new Set(everyFamily.flatMap((family) => casesOf(option, family)).map(({ kind }) => kind));
  expect(tried).toEqual(new Set(everyFamily.flatMap(operationsOf).map(({ kind }) => kind)));
});
