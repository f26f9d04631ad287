// Reports a place far from the seat of its city; every named exception is needed.
import { expect, it } from 'vitest';
import { realData, realRow, withRow } from './broken-data.js';
import { pointOf } from './coordinates-in-country.js';
import { coordinatesNearCity } from './coordinates-near-city.js';
import { byId, rowsOf } from './data-rule.js';
import { kilometres } from './distance.js';

it('finds nothing in the data', () => {
  expect([...coordinatesNearCity.check(realData)]).toEqual([]);
});

it.each([
  ['airport', 1, { cityId: 12 }, 'airports.json', 'Medellín', 60, 200],
  ['airport', 2, { latitude: 10, longitude: -74.78 }, 'airports.json', 'Barranquilla', 60, 110],
  ['touristAttraction', 1, { latitude: '6.2' }, 'tourist-attractions.json', 'Bogotá D.C.', 60, 172],
  ['urbanCenter', 2, { latitude: 7.5 }, 'urban-centers.json', 'Medellín', 60, 140],
  ['urbanCenter', 2, { cityId: 371 }, 'urban-centers.json', 'Solano', 352, 630],
])('sees that %s %i lies elsewhere (%j)', (family, id, values, file, city, limit, about) => {
  const found = [...coordinatesNearCity.check(withRow(family, id, values))];
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ file: `data/${file}`, id, field: 'latitude' });
  const [, km] = new RegExp(`^expected at most ${limit} km to ${city}, found (\\d+) km$`).exec(
    found[0]?.message ?? '',
  ) as RegExpExecArray;
  expect(Math.abs(Number(km) - about)).toBeLessThan(15);
});

it('grants an exception to no airport that does not need it', () => {
  const cities = byId(realData, 'city');
  const far = rowsOf(realData, 'airport').filter((row) => {
    const [own, seat] = [pointOf(row), pointOf(cities.get(row.cityId) ?? {})];
    return own !== undefined && seat !== undefined && kilometres(own, seat) > 60;
  });
  expect(far.map(({ id }) => id)).toEqual([48, 53, 61, 66, 92]);
});

it('leaves a place without a position to others', () => {
  expect(realRow('airport', 43)).toMatchObject({ latitude: null, longitude: null });
  expect([...coordinatesNearCity.check(withRow('airport', 1, { cityId: 99_999 }))]).toEqual([]);
});
