// Reports coordinates with more decimals than any measurement has.
import { expect, it } from 'vitest';
import { precision } from '../../src/data-rules/characters.js';
import { inEnglish, only, withRow } from './broken-data.js';

it.each([
  ['airport', 'data/airports.json', 4.7015940000001],
  ['touristAttraction', 'data/tourist-attractions.json', '4.6019402'],
])('reports a seventh decimal in the latitude of a %s', (family, file, latitude) => {
  const data = withRow(family, 3, { latitude }, only(family));
  const message = `expected at most 6 decimals, found ${JSON.stringify(latitude)}`;
  expect([...inEnglish(precision).check(data)]).toEqual([{ file, id: 3, field: 'latitude', message }]);
});

it('accepts six decimals and whole degrees', () => {
  const data = withRow('airport', 3, { latitude: 4.701594, longitude: -74 }, only('airport'));
  expect([...inEnglish(precision).check(data)]).toEqual([]);
});
