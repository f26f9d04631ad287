// Reports texts that mean "unknown"; the fixer makes them null or removes them from their list, or leaves them to a person.
import { describe, expect, it } from 'vitest';
import { placeholders } from '../../src/data-rules/values.js';
import { findingIn, inEnglish, mended, only, withRow, written } from './broken-data.js';

const radios = only('radio');

describe('a field that can be null', () => {
  it.each(['N/A', 'null', 'No disponible', 'Sin Informacion de Barrios', 'www.', '-', ' ?? '])(
    'must be null, not %j',
    (text) => {
      const data = withRow('radio', 2, { url: text }, radios);
      const message = `expected null, found ${JSON.stringify(text)}`;
      expect([...inEnglish(placeholders).check(data)]).toEqual([
        { file: 'data/radios.json', id: 2, field: 'url', message },
      ]);
      const after = mended(placeholders, data, 'radio');
      expect([...inEnglish(placeholders).check(after)]).toEqual([]);
      expect(written(after, 'radio')).toBe(written(withRow('radio', 2, { url: null }), 'radio'));
    },
  );
});

it('accepts the code of Timbiquí, which only looks similar', () => {
  const airports = only('airport');
  expect(written(mended(placeholders, airports, 'airport'), 'airport')).toBe(written(airports, 'airport'));
  const data = withRow('airport', 95, { oaciCode: 'TBD' }, airports);
  expect([...inEnglish(placeholders).check(data)]).toMatchObject([{ id: 95, field: 'oaciCode' }]);
});

it('is removed from a list', () => {
  const data = withRow('radio', 2, { streamers: ['https://radio.example/live', 'N/A', '-'] }, radios);
  const seen = (text: string) =>
    findingIn('radios.json', 2, 'streamers', `expected a list without it, found "${text}"`);
  expect([...inEnglish(placeholders).check(data)]).toEqual([seen('N/A'), seen('-')]);
  const without = withRow('radio', 2, { streamers: ['https://radio.example/live'] });
  expect(written(mended(placeholders, data, 'radio'), 'radio')).toBe(written(without, 'radio'));
});

it('is not fixed if the field cannot be null', () => {
  const data = withRow('radio', 2, { name: 'n/a' }, radios);
  const message = 'expected a real value, because the field cannot be null, found "n/a"';
  expect([...inEnglish(placeholders).check(data)]).toEqual([
    { file: 'data/radios.json', id: 2, field: 'name', message },
  ]);
  expect(written(mended(placeholders, data, 'radio'), 'radio')).toBe(written(data, 'radio'));
});
