// Reports places outside their municipality, and exceptions that are no longer needed.
import { expect, it } from 'vitest';
import { pointsInAreas } from '../../src/data-rules/points.js';
import { inEnglish, realData, realRow, withRow } from './broken-data.js';

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
  const found = [...inEnglish(pointsInAreas).check(withRow(family, id, values))];
  expect(found).toEqual([
    {
      file: expect.stringMatching(/^data\//),
      id,
      field: 'latitude',
      message: expect.stringMatching(message),
    },
  ]);
});

it('reports a listed exception that is inside its area', () => {
  const { municipalityId } = realRow('airport', 65);
  const { latitude, longitude } = realRow('city', municipalityId as number);
  const data = withRow('airport', 65, { latitude: String(latitude), longitude: String(longitude) });
  expect([...inEnglish(pointsInAreas).check(data)].map(({ id, message }) => [id, message])).toEqual([
    [65, 'expected outside of its municipality, as it is listed, found inside'],
  ]);
});

it('compares an airport with its municipality, and not with the city that it serves', () => {
  const { cityId, municipalityId } = realRow('airport', 2);
  expect(municipalityId).not.toBe(cityId);
  const found = [...inEnglish(pointsInAreas).check(withRow('airport', 2, { municipalityId: cityId }))];
  expect(found.map(({ id, message }) => [id, message])).toEqual([
    [2, expect.stringMatching(/^expected inside Barranquilla, found in Soledad, /)],
  ]);
});

it('ignores a place without a point', () => {
  expect([
    ...inEnglish(pointsInAreas).check(withRow('city', 12, { latitude: null, longitude: null })),
  ]).toEqual([]);
});

it('accepts a place on an islet of its municipality, and reports it without the islet', () => {
  const boundaries = new Map([...realData.boundaries, ['boundaries/islets.json', []]]);
  const found = [...inEnglish(pointsInAreas).check({ ...realData, boundaries })];
  expect(found.map(({ file, id }) => [file, id])).toEqual([
    ...[52, 54, 66, 94, 103].map((id) => ['data/tourist-attractions.json', id]),
    ['data/urban-centers.json', 882],
    ['data/international-designations.json', 8],
  ]);
});
