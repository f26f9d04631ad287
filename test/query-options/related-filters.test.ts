// Conditions on related records return the same as following the keys in the data files; a wrong name is an error.
import { describe, expect, it } from 'vitest';
import { differences } from '../contract/differences.js';
import { folded } from '../contract/matching.js';
import { listedFamilies } from './families.js';
import { useService } from './service.js';

const service = useService();

type Rows = (typeof listedFamilies)[number]['rows'];
const rowsOf = (record: string): Rows =>
  (listedFamilies.find((family) => family.record === record) as { rows: Rows }).rows;
const byId = (record: string) => new Map(rowsOf(record).map((row) => [row.id, row]));
const [departments, cities] = [byId('Department'), byId('City')];

/** The department of a record, by its own key or by way of its city. */
function departmentOf(row: Rows[number]) {
  const own = row.departmentId ?? row.deparmentId;
  return departments.get((own ?? cities.get(row.cityId as number)?.departmentId) as number);
}

const keys = ['departmentId', 'deparmentId', 'cityId'];
const located = listedFamilies.filter(({ rows, record }) =>
  keys.some((key) => key in (rows[0] as object) && record !== 'Department'),
);

describe.each(located)('$record', ({ path, rows }) => {
  const way = keys.slice(0, 2).some((key) => key in (rows[0] as object)) ? 'department' : 'city.department';

  it('filters by the name of a department in any spelling, whole or in part', async () => {
    for (const name of ['Antioquia', 'NARIÑO', 'bogota']) {
      const expected = rows.filter((row) => folded(String(departmentOf(row)?.name)) === folded(name));
      const query = `${way}.name=${encodeURIComponent(name)}&fields=id`;
      expect(
        differences(
          await service.ids(`/api/v1/${path}?${query}`),
          expected.map(({ id }) => id),
        ),
        query,
      ).toEqual([]);
    }
    const expected = rows.filter((row) => folded(String(departmentOf(row)?.name)).includes('santander'));
    const query = `${way}.name[contains]=Santander&fields=id`;
    expect(
      differences(
        await service.ids(`/api/v1/${path}?${query}`),
        expected.map(({ id }) => id),
      ),
    ).toEqual([]);
  });

  it('filters by the id of a region', async () => {
    const expected = rows.filter((row) => departmentOf(row)?.regionId === 1).map(({ id }) => id);
    const query = `${way}.regionId=1&fields=id`;
    expect(differences(await service.ids(`/api/v1/${path}?${query}`), expected), query).toEqual([]);
  });
});

it('filters by the name of a people or a category, together with other conditions', async () => {
  const peoples = byId('NativeCommunity');
  const wayuu = rowsOf('IndigenousReservation').filter(
    (row) => folded(String(peoples.get(row.nativeCommunityId as number)?.name)) === 'wayuu',
  );
  expect(wayuu.length).toBeGreaterThan(5);
  const path = '/api/v1/IndigenousReservation?nativeCommunity.name=Wayuu&fields=id';
  expect(await service.ids(path)).toEqual(wayuu.map(({ id }) => id));
  const large = wayuu.filter((row) => (row.areaHa as number) > 1000).map(({ id }) => id);
  expect(await service.ids(`${path}&areaHa[gt]=1000`)).toEqual(large);
});

it.each([
  ['/api/v1/Airport?city.nmae=Cali', 'city.name'],
  ['/api/v1/TypicalDish?department.cityCapital.name=Cali', 'department'],
  ['/api/v1/Airport/count?departmnt.name=Antioquia', 'department.name'],
])('rejects %s', async (path, hint) => {
  const { status, json } = await service.get(path);
  expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining(hint)]);
});
