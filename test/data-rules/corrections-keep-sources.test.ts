// Reports a correction of spelling that takes a value away from its source, and any other that has no source.
import { expect, it } from 'vitest';
import { correctionsKeepSources } from '../../src/data-rules/corrections.js';
import type { Correction } from '../../src/engine/dataset/dataset.js';
import { inEnglish, realData } from './broken-data.js';

const found = (was: unknown, is: unknown, source?: string) => {
  const named = source === undefined ? {} : { source };
  const correction: Correction = { family: 'city', id: 1, field: 'name', was, is, reason: 'Why.', ...named };
  return [...inEnglish(correctionsKeepSources).check({ ...realData, corrections: [correction] })].map(
    ({ message }) => message,
  );
};

it.each([
  ['UTRIA', 'Utría'],
  ['La  Parcela No. 16', 'La Parcela No. 16'],
  ['50001', '050001'],
  ['Muysccubun, Español.', 'Muysccubun, Español'],
  ['https://a.example/a b.png', 'https://a.example/a%20b.png'],
  [
    ['PANAMÁ', 'Perú'],
    ['Panama', 'Peru'],
  ],
])('%j to %j is a correction of spelling', (was, is) => {
  expect(found(was, is)).toEqual([]);
  expect(found(was, is, 'dane-divipola')).toEqual([]);
  expect(found(was, is, 'review')).toEqual([
    'expected no source, because only the spelling changed, found "review"',
  ]);
});

it.each([
  ['Belisaio', 'Belisario'],
  ['null', null],
  [null, 'Chocó'],
  [50, 501],
  [['a', 'b'], ['ab']],
])('%j to %j is another value', (was, is) => {
  expect(found(was, is, 'review')).toEqual([]);
  expect(found(was, is)).toEqual([`expected a source for ${JSON.stringify(is)}, found none`]);
});

it('compares thousands of corrections', () => {
  expect(realData.corrections.filter(({ source }) => source === undefined).length).toBeGreaterThan(4_000);
});
