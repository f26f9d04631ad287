// Reports a correction whose value differs from the data or from the one before it, or whose record does not exist.
import { expect, it } from 'vitest';
import { corrections } from '../../src/data-rules/corrections.js';
import type { Correction } from '../../src/engine/dataset/dataset.js';
import { inEnglish, realData } from './broken-data.js';

const first = realData.corrections[0] as Correction;
const others = realData.corrections.slice(1);
const named = `${first.family} ${first.id}`;
const found = (...lines: readonly Correction[]) => [
  ...inEnglish(corrections).check({ ...realData, corrections: [...lines, ...others] }),
];
const seen = (id: string, message: string) => [
  { file: 'data/corrections.json', id, field: first.field, message },
];

it.each<[string, Partial<Correction>, string, string]>([
  ['another value', { is: -7 }, named, `expected ${JSON.stringify(first.is)}, found -7`],
  ['no record', { id: 99_999 }, `${first.family} 99999`, `expected a record, found no ${first.family} 99999`],
  ['no family', { family: 'planet' }, 'planet 1', 'expected a record, found no planet 1'],
  ['no change', { was: first.is }, named, `expected a change, found ${JSON.stringify(first.is)} twice`],
  ['no source', { source: 'hearsay' }, named, 'expected a source of sources.json, found "hearsay"'],
])('reports a correction with %s', (_, values, id, message) => {
  expect(found({ ...first, ...values })).toEqual(seen(id, message));
});

it('accepts a value that was corrected again, up to the current one', () => {
  expect(found({ ...first, is: -7 }, { ...first, was: -7 })).toEqual([]);
});

it('reports a correction that does not begin with the result of the previous one', () => {
  expect(found({ ...first, is: -7 }, { ...first, was: -8 })).toEqual(
    seen(named, 'expected -7, found -8 as what it was'),
  );
});

it('accepts corrections of a record that was retired later', () => {
  const retired = [...realData.retired, { family: first.family, id: 99_999, by: null, reason: 'Gone.' }];
  const data = { ...realData, retired, corrections: [{ ...first, id: 99_999 }, first, ...others] };
  expect([...inEnglish(corrections).check(data)]).toEqual([]);
});
