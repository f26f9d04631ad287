// Reports figures that do not add up, at the level of the mismatch.
import { expect, it } from 'vitest';
import { sums } from '../../src/data-rules/areas.js';
import { findingIn, inEnglish, realRow, withRow } from './broken-data.js';

it.each([
  ['department', 'population', 'departments.json'],
  ['department', 'surfaceKm2', 'departments.json'],
  ['department', 'municipalities', 'departments.json'],
  ['country', 'population', 'country.json'],
  ['country', 'surfaceKm2', 'country.json'],
])('reports another figure in %s.%s', (family, field, file) => {
  const right = Number(realRow(family, 1)[field]);
  const found = [...inEnglish(sums).check(withRow(family, 1, { [field]: right + 1 }))];
  const message = `expected ${right}, found ${right + 1}`;
  expect(found[0]).toEqual({ file: `data/${file}`, id: 1, field, message });
});

it('reports a department if the value of a city changes', () => {
  const { population } = realRow('city', 1);
  const total = Number(realRow('department', 1).population);
  expect([...inEnglish(sums).check(withRow('city', 1, { population: Number(population) + 5 }))]).toEqual([
    findingIn('departments.json', 1, 'population', `expected ${total + 5}, found ${total}`),
  ]);
});

it('counts as municipalities only those of DANE', () => {
  const { municipalities } = realRow('department', 1);
  expect([...inEnglish(sums).check(withRow('city', 1, { type: 'Área no municipalizada' }))]).toEqual([
    {
      file: 'data/departments.json',
      id: 1,
      field: 'municipalities',
      message: `expected ${Number(municipalities) - 1}, found ${municipalities}`,
    },
  ]);
});
