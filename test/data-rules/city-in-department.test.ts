// Reports a record whose city is not in the department that it names.
import { expect, it } from 'vitest';
import { cityInDepartment } from '../../src/data-rules/belonging.js';
import { inEnglish, realRow, withRow } from './broken-data.js';

it.each([
  ['airport', 1, 'deparmentId', 'airports.json'],
  ['indigenousReservation', 1, 'deparmentId', 'indigenous-reservations.json'],
  ['heritageCity', 1, 'departmentId', 'heritage-cities.json'],
  ['volcano', 1, 'departmentId', 'volcanoes.json'],
])('reports that %s %i names another department', (family, id, field, file) => {
  const { cityId, [field]: right } = realRow(family, id);
  const wrong = Number(right) === 1 ? 2 : 1;
  const city = realRow('city', Number(cityId));
  const message = `expected ${right}, found ${wrong}; city ${cityId} is ${city.name}`;
  expect([...inEnglish(cityInDepartment).check(withRow(family, id, { [field]: wrong }))]).toEqual([
    { file: `data/${file}`, id, field, message },
  ]);
});

it('reports a homonym in another department', () => {
  const message = 'expected 22, found 27; city 774 is Colón';
  const data = withRow('heritageCity', 1, { cityId: 774, departmentId: 27 });
  expect([...inEnglish(cityInDepartment).check(data)]).toEqual([
    { file: 'data/heritage-cities.json', id: 1, field: 'departmentId', message },
  ]);
});
