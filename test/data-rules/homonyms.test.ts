// Reports two records of the same name, ignoring case and accents, unless something distinguishes them.
import { expect, it } from 'vitest';
import { homonyms } from '../../src/data-rules/belonging.js';
import { inEnglish, realRow, withRow } from './broken-data.js';

it.each([
  ['region', 3, 'regions.json', { name: 'caribe' }, 1],
  ['department', 9, 'departments.json', { name: 'Amazónas' }, 1],
  ['city', 13, 'cities.json', { name: 'Medellin' }, 12],
  ['volcano', 5, 'volcanoes.json', { name: realRow('volcano', 1).name }, 1],
  ['airport', 2, 'airports.json', { name: realRow('airport', 1).name, cityId: 885 }, 1],
])('reports that %s %i has the name of another (%s)', (family, id, file, values, first) => {
  const message = `expected a name other than that of ${first}, found "${values.name}"`;
  expect([...inEnglish(homonyms).check(withRow(family, id, values))]).toEqual([
    { file: `data/${file}`, id, field: 'name', message },
  ]);
});

it('accepts equal names of cities in two departments, and of any two settlements', () => {
  expect([...inEnglish(homonyms).check(withRow('city', 1, { name: 'Medellín' }))]).toEqual([]);
  expect([...inEnglish(homonyms).check(withRow('urbanCenter', 2, { name: 'San Antonio' }))]).toEqual([]);
});
