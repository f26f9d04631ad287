// Reports and removes leading, trailing, double and invisible spaces and line breaks, inside lists too.
import { expect, it } from 'vitest';
import { blanks } from '../../src/data-rules/characters.js';
import { inEnglish, mended, only, withRow, written } from './broken-data.js';

it.each([
  ['around', ' Pacífico ', 'Pacífico'],
  ['twice', 'Eje  Cafetero', 'Eje Cafetero'],
  ['as a tab', 'Eje\tCafetero', 'Eje Cafetero'],
  ['as a line break', 'Eje\r\nCafetero', 'Eje Cafetero'],
  ['that do not break', 'Eje\u00a0Cafetero', 'Eje Cafetero'],
  ['without width', 'Eje\u200bCafe\ufefftero', 'EjeCafetero'],
])('reports and fixes spaces %s', (_, text, tidy) => {
  const data = withRow('region', 2, { name: text }, only('region'));
  const message = `expected ${JSON.stringify(tidy)}, found ${JSON.stringify(text)}`;
  expect([...inEnglish(blanks).check(data)]).toEqual([
    { file: 'data/regions.json', id: 2, field: 'name', message },
  ]);
  const after = mended(blanks, data, 'region');
  expect([...inEnglish(blanks).check(after)]).toEqual([]);
  expect(written(after, 'region')).toBe(written(withRow('region', 2, { name: tidy }), 'region'));
});

it('reports and removes them inside a list', () => {
  const data = withRow('country', 1, { borders: ['Brazil', 'Peru '] }, only('country'));
  const message = 'expected "Peru", found "Peru "';
  expect([...inEnglish(blanks).check(data)]).toEqual([
    { file: 'data/country.json', id: 1, field: 'borders', message },
  ]);
  expect(mended(blanks, data, 'country').rows.get('country')?.[0]?.borders).toEqual(['Brazil', 'Peru']);
});
