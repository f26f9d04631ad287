// Reports a city whose postal code is not its lowest urban one, or its lowest if it has no urban one.
import { expect, it } from 'vitest';
import { postalCodesOfCities } from '../../src/data-rules/belonging.js';
import { inEnglish, realRow, withRow, withRows } from './broken-data.js';

const { postalCode: right } = realRow('city', 12);
const seen = (message: string) => [{ file: 'data/cities.json', id: 12, field: 'postalCode', message }];

it.each([null, '050999'])('reports %j if another code is right', (postalCode) => {
  const message = `expected "${right}", found ${JSON.stringify(postalCode)}`;
  expect([...inEnglish(postalCodesOfCities).check(withRow('city', 12, { postalCode }))]).toEqual(
    seen(message),
  );
});

const onlyTypes = (...types: string[]) =>
  withRows('postalCode', (rows) => [
    ...rows.filter(({ cityId }) => cityId !== 12),
    ...types.map((type, index) => ({ ...rows[0], cityId: 12, type, code: `05900${index}` })),
  ]);

it('requires the lowest urban code, even above a rural one', () => {
  const found = [...inEnglish(postalCodesOfCities).check(onlyTypes('Rural', 'Urbano', 'Urbano'))];
  expect(found).toEqual(seen(`expected "059001", found "${right}"`));
});

it('requires the lowest if none is urban, and null if there is none', () => {
  const [rural, none] = [onlyTypes('Rural', 'Rural'), onlyTypes()];
  expect([...inEnglish(postalCodesOfCities).check(rural)]).toEqual(
    seen(`expected "059000", found "${right}"`),
  );
  expect([...inEnglish(postalCodesOfCities).check(none)]).toEqual(seen(`expected null, found "${right}"`));
});
