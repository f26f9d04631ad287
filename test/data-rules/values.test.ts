// Reports values of another kind than their field declares, in words.
import { expect, it } from 'vitest';
import { values } from '../../src/data-rules/values.js';
import { findingIn, inEnglish, only, withRow } from './broken-data.js';

const airports = only('airport');
const FILE = 'traditional-fairs-and-festivals.json';

it.each<[string, number, object, string, string, string]>([
  [
    'city',
    1,
    { population: '1200' },
    'cities.json',
    'population',
    'expected a number, or null if it is unknown, found "1200"',
  ],
  [
    'traditionalFairAndFestival',
    3,
    { cityId: 'Sincelejo' },
    FILE,
    'cityId',
    'expected a whole number, found "Sincelejo"',
  ],
  [
    'traditionalFairAndFestival',
    3,
    { name: '' },
    FILE,
    'name',
    'expected a text between quotes that is not empty, found ""',
  ],
  [
    'country',
    1,
    { borders: 'Brazil' },
    'country.json',
    'borders',
    'expected a list of texts such as ["one", "two"], found "Brazil"',
  ],
  [
    'city',
    1,
    { zomac: 'sí' },
    'cities.json',
    'zomac',
    'expected true or false, or null if it is unknown, found "sí"',
  ],
  ['city', 1, { latitude: 95 }, 'cities.json', 'latitude', 'expected a number from -90 to 90, found 95'],
  [
    'city',
    1,
    { surface: 10.5 },
    'cities.json',
    'surface',
    'expected a whole number, or null if it is unknown, found 10.5',
  ],
])('reports in %s %i the value %j', (family, id, changed, file, field, message) => {
  const data = withRow(family, id, { ...changed }, only(family));
  expect([...inEnglish(values).check(data)]).toEqual([findingIn(file, id, field, message)]);
});

it('leaves missing fields and dates to the other rules', () => {
  expect([...inEnglish(values).check(withRow('airport', 1, { name: undefined }, airports))]).toEqual([]);
});
