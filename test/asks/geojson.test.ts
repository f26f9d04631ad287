// Every GeoJSON is valid, has each record where it lies, and holds the same values as the JSON answer.
import { check } from '@placemarkio/check-geojson';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../contract/data-files.js';
import { differences } from '../contract/portray.js';
import { seed } from '../contract/seed.js';
import { type Asked, draw } from './draw.js';
import { type AskedFamily, familyOf, placedFamilies } from './families.js';
import { pointOf } from './great-circle.js';
import { operationsOf, withQuery } from './operations.js';
import { useService } from './service.js';

const service = useService();

function feature(family: AskedFamily, row: Row, asked: Asked) {
  const point = pointOf(row);
  const geometry =
    point === undefined ? null : { type: 'Point', coordinates: [point.longitude, point.latitude] };
  return { type: 'Feature', id: row.id, geometry, properties: draw(family, row, asked) };
}

const pickable = ({ fields }: AskedFamily) => fields.map(({ name }) => name);

describe.each(placedFamilies)('$record', (family) => {
  it.each(operationsOf(family))('$kind $path', async ({ kind, path, shown }) => {
    const picks = fc.subarray(pickable(family), { minLength: 1, maxLength: 4 });
    const asked = [undefined, ...fc.sample(picks, { seed, numRuns: 2 })];
    for (const fields of asked) {
      const query = `format=geojson${fields === undefined ? '' : `&fields=${fields.join()}`}`;
      const text = await service.text(withQuery(path, query), 'geojson');
      const features = shown.map((row) => feature(family, row, { fields: fields ?? pickable(family) }));
      const expected = kind === 'one' ? features[0] : { type: 'FeatureCollection', features };
      expect(differences(check(text), expected)).toEqual([]);
    }
  });
});

it('what is near says how far it is', async () => {
  const near = '/api/v1/Volcano?near=4.9,-75.3&radius=80';
  const distances = await service.json<readonly { id: number; distanceKm: number }[]>(
    `${near}&fields=id,distanceKm`,
  );
  const { features } = check(await service.text(`${near}&format=geojson`, 'geojson')) as unknown as {
    features: { id: number; properties: { distanceKm: number } }[];
  };
  expect(features.map(({ id, properties }) => ({ id, distanceKm: properties.distanceKm }))).toEqual(
    distances,
  );
  expect(distances.length).toBeGreaterThan(0);
});

it('a record without coordinates has no geometry', async () => {
  const lost = familyOf('Airport').rows.find((row) => pointOf(row) === undefined) as Row;
  const one = check(await service.text(`/api/v1/Airport/${lost.id}?format=geojson`, 'geojson'));
  expect(one).toMatchObject({ type: 'Feature', id: lost.id, geometry: null });
});

it.each(['Region', 'PostalCode/pagedList?Page=1&PageSize=2', 'Country/Colombia', 'Holiday/year/2026'])(
  '%s has no places: asked for by name it is refused, by Accept it is JSON',
  async (path) => {
    const [error] = await service.refused(withQuery(`/api/v1/${path}`, 'format=geojson'));
    expect(error).toMatchObject({ parameter: 'format', value: 'geojson' });
    for (const { record } of placedFamilies) expect(error?.message).toContain(record);
    const { headers } = await service.get(`/api/v1/${path}`, { headers: { accept: 'application/geo+json' } });
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  },
);
