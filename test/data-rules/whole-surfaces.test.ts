// Reports and fixes a surface that is not the exact one rounded.
import { expect, it } from 'vitest';
import { wholeSquareKilometres } from '../../src/data-rules/areas.js';
import { findingIn, inEnglish, realData, realRow, withRow } from './broken-data.js';

it.each([
  ['city', 'cities.json'],
  ['department', 'departments.json'],
  ['country', 'country.json'],
])('reports another surface in a %s, and fixes it', (family, file) => {
  const row = realRow(family, 1);
  const wrong = { ...row, surface: Number(row.surface) + 0.4 };
  expect([...inEnglish(wholeSquareKilometres).check(withRow(family, 1, { surface: wrong.surface }))]).toEqual(
    [findingIn(file, 1, 'surface', `expected ${row.surface}, found ${wrong.surface}`)],
  );
  expect(wholeSquareKilometres.fix?.(realData.model.family(family), [wrong])).toEqual([row]);
});

it('keeps an unknown surface', () => {
  const [row] = (wholeSquareKilometres.fix?.(realData.model.family('city'), [
    { id: 1, surface: 3, surfaceKm2: null },
  ]) ?? []) as [object];
  expect(row).toEqual({ id: 1, surface: null, surfaceKm2: null });
});
