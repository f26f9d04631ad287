// Every GeoJSON is valid, has each record in its place, and contains the values of the JSON response.
import { check } from '@placemarkio/check-geojson';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../contract/data-files.js';
import { differences } from '../contract/differences.js';
import { seed } from '../contract/seed.js';
import type { RequestedShape } from './branches.js';
import { casesOf, runsOf } from './cases.js';
import { draw } from './draw.js';
import { type Family, familyOf, locatedFamilies } from './families.js';
import { pointOf } from './great-circle.js';
import { plain, type View } from './operation-views.js';
import { LONG, withQuery } from './operations.js';
import { picksOf } from './picks.js';
import { contentTypes, useService } from './service.js';

const service = useService();

function feature(family: Family, row: Row, requested: RequestedShape, view: View) {
  const point = pointOf(row);
  const geometry =
    point === undefined ? null : { type: 'Point', coordinates: [point.longitude, point.latitude] };
  return { type: 'Feature', id: row.id, geometry, properties: draw(family, row, requested, view) };
}

const withoutPoints = [
  'Region',
  'PostalCode/pagedList?Page=1&PageSize=2',
  'Country/Colombia',
  'Holiday/year/2026',
];

describe.each(locatedFamilies)('$record', (family) => {
  it.each(casesOf('geojson', family))('$kind $path', async ({ kind, path, shown, view }) => {
    // Checking thousands of features takes seconds, so a long list is checked once.
    const picks = shown.length > LONG ? [] : fc.sample(picksOf(family), { seed, numRuns: runsOf(family, 2) });
    for (const fields of [undefined, ...picks.map((paths) => paths.filter((one) => !one.includes('.')))]) {
      if (fields?.length === 0) continue;
      const query = `format=geojson${fields === undefined ? '' : `&fields=${fields.join()}`}`;
      const text = await service.text(withQuery(path, query), 'geojson');
      const features = shown.map((row) => feature(family, row, { fields: fields ?? ['all'] }, view));
      const expected = kind === 'one' ? features[0] : { type: 'FeatureCollection', features };
      expect(differences(check(text), expected), query).toEqual([]);
    }
  });
});

it('has related records among the properties if they are requested', async () => {
  const requested = { fields: ['name', 'department.name', 'city.department.region.name'] };
  const path = `/api/v1/Volcano?id[lte]=3&format=geojson&fields=${requested.fields.join()}`;
  const volcano = familyOf('Volcano');
  const features = volcano.rows
    .filter(({ id }) => id <= 3)
    .map((row) => feature(volcano, row, requested, plain));
  expect(check(await service.text(path, 'geojson'))).toEqual({ type: 'FeatureCollection', features });
});

it('has the fields of expanded records, after its own fields', async () => {
  const [volcano, department] = [familyOf('Volcano'), familyOf('Department')];
  const own = department.fields.filter(({ extended }) => !extended).map(({ name }) => `department.${name}`);
  const features = volcano.rows
    .filter(({ id }) => id <= 3)
    .map((row) => feature(volcano, row, { fields: ['all', ...own] }, plain));
  const text = await service.text('/api/v1/Volcano?id[lte]=3&format=geojson&expand=department', 'geojson');
  expect(check(text)).toEqual({ type: 'FeatureCollection', features });
});

it('has the distance of near records', async () => {
  const near = '/api/v1/Volcano?near=4.9,-75.3&radius=80';
  const distances = await service.json<readonly object[]>(`${near}&fields=id,distanceKm`);
  const text = await service.text(`${near}&format=geojson`, 'geojson');
  const { features } = check(text) as {
    features: readonly { properties: Record<string, unknown> | null }[];
  };
  expect(
    features.map(({ properties }) => ({ id: properties?.id, distanceKm: properties?.distanceKm })),
  ).toEqual(distances);
  expect(distances.length).toBeGreaterThan(0);
});

it('has no geometry for a record without coordinates', async () => {
  const lost = familyOf('Airport').rows.find((row) => pointOf(row) === undefined) as Row;
  const one = check(await service.text(`/api/v1/Airport/${lost.id}?format=geojson`, 'geojson'));
  expect(one).toMatchObject({ type: 'Feature', id: lost.id, geometry: null });
});

it.each(withoutPoints)(
  'returns for %s without coordinates 400 for format=geojson, and JSON for Accept',
  async (path) => {
    const [error] = await service.refused(withQuery(`/api/v1/${path}`, 'format=geojson'));
    expect(error).toMatchObject({ parameter: 'format', value: 'geojson' });
    for (const { record } of locatedFamilies) expect(error?.message).toContain(record);
    const { headers } = await service.get(`/api/v1/${path}`, { headers: { accept: 'application/geo+json' } });
    expect(headers.get('content-type')).toBe(contentTypes.json);
  },
);
