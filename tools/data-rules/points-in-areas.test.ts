// Reports places outside their municipality, and exceptions that are no longer needed.
import { expect, it } from 'vitest';
import { realRow, withRow } from './broken-data.js';
import { pointsInAreas } from './points-in-areas.js';

it.each([
  [
    'city',
    12,
    { latitude: 4.65, longitude: -74.1 },
    /^expected inside Medellín, found in Bogotá D\.C\., \d+\.\d\d km beyond the border$/,
  ],
  [
    'airport',
    1,
    { latitude: '6', longitude: '-79' },
    /^expected inside .+, found in outside of all, \d+\.\d\d km beyond the border$/,
  ],
  [
    'urbanCenter',
    855,
    { latitude: 6.25, longitude: -75.57 },
    /^expected inside Bogotá D\.C\., found in Medellín, /,
  ],
] as const)('%s %d elsewhere is seen', (family, id, values, message) => {
  const found = [...pointsInAreas.check(withRow(family, id, values))];
  expect(found).toEqual([
    {
      file: expect.stringMatching(/^data\//),
      id,
      field: 'latitude',
      message: expect.stringMatching(message),
    },
  ]);
});

it('reports an exception that lies inside by now', () => {
  const { cityId } = realRow('airport', 2);
  const { latitude, longitude } = realRow('city', cityId as number);
  const data = withRow('airport', 2, { latitude: String(latitude), longitude: String(longitude) });
  expect([...pointsInAreas.check(data)].map(({ id, message }) => [id, message])).toEqual([
    [2, 'expected outside of its municipality, as it is listed, found inside'],
  ]);
});

it('a place without a point is left alone', () => {
  expect([...pointsInAreas.check(withRow('city', 12, { latitude: null, longitude: null }))]).toEqual([]);
});
