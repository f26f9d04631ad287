// The 17 operations of the specification, with the shape, records, order and relations of each.
import { describe, expect, it } from 'vitest';
import { fewer, part } from '../system/size.js';
import { type Row, rowOf, rowsOf, rowsWith, sampleOf } from './data-files.js';
import { expectRecord, expectRecords } from './expect-records.js';
import { families } from './families.js';
import { ranked } from './ranking.js';
import type { RecordName } from './records.js';
import { type Page, useService } from './service.js';
import { specifiedViews } from './specified-views.js';
import { MARKER, type View } from './views.js';

const service = useService();

function expectList(found: readonly Row[], view: View, rows: readonly Row[]) {
  expect(found.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expectRecords(found, view, rows);
}

const searchFields = (record: RecordName) =>
  families.find((family) => family.record === record)?.search as readonly string[];

/** A few parents, those with the most children. */
function fullest(parent: RecordName, child: RecordName, key: string): readonly Row[] {
  const count = ({ id }: Row) => rowsWith(child, key, id).length;
  return rowsOf(parent)
    .toSorted((a, b) => count(b) - count(a))
    .slice(0, fewer(4, 2));
}

describe('returns pages of', () => {
  async function expectPages(path: string, view: View): Promise<Page> {
    const [rows, pageSize] = [rowsOf(view.record), 7];
    const pageCount = Math.ceil(rows.length / pageSize);
    for (const page of new Set([1, 2, pageCount])) {
      const found = await service.page(`${path}?Page=${page}&PageSize=${pageSize}`);
      const { data, ...envelope } = found;
      expect(envelope).toEqual({ page, pageSize, totalRecords: rows.length, pageCount });
      expectList(data, view, rows.slice((page - 1) * pageSize, page * pageSize));
    }
    return service.page(`${path}?page=1&pagesize=${rows.length}`);
  }

  it('[op-01] intangible heritages, each with a full department', async () => {
    const { data } = await expectPages('/api/v1/IntangibleHeritage/pagedList', specifiedViews[1]);
    const department = data.find((row) => row.department !== null)?.department as Record<string, unknown>;
    for (const one of ['cityCapital', 'country', 'region']) expect(department[one]).toHaveProperty('id');
    for (const many of ['cities', 'naturalAreas', 'maps', 'indigenousReservations', 'airports'])
      expect(department[many]).toBeInstanceOf(Array);
  });

  it('[op-12] higher education institutions with the marker as city', async () => {
    const path = '/api/v1/HigherEducationInstitution/pagedList';
    const { data } = await expectPages(path, specifiedViews[12]);
    expect(new Set(data.map(({ city }) => city))).toEqual(new Set([MARKER]));
  });

  it('[op-15] tourist attractions with the marker as city', async () => {
    const { data } = await expectPages('/api/v1/TouristicAttraction/pagedList', specifiedViews[15]);
    expect(new Set(data.map(({ city }) => city))).toEqual(new Set([MARKER]));
  });

  it('[op-16] invasive species', async () => {
    await expectPages('/api/v1/InvasiveSpecie/pagedList', specifiedViews[16]);
  });
});

describe('returns as a related list', () => {
  it('[op-02] the volcanoes of a city', async () => {
    for (const { id } of fullest('City', 'Volcano', 'cityId')) {
      const found = await service.list(`/api/v1/City/${id}/volcanoes`);
      expectList(found, specifiedViews[2], rowsWith('Volcano', 'cityId', id));
      for (const { city, department } of found) {
        expect(city).toMatchObject({ id, department: MARKER, radios: null });
        expect(department).toMatchObject({ cities: null, region: null });
      }
    }
  });

  it('[op-03] the departments of a region', async () => {
    for (const { id } of rowsOf('Region')) {
      const found = await service.list(`/api/v1/Region/${id}/departments`);
      expectList(found, specifiedViews[3], rowsWith('Department', 'regionId', id));
      for (const { region } of found) expect(region).toMatchObject({ id, departments: [MARKER] });
    }
  });
});

describe('finds by name and keyword', () => {
  it('[op-04] several airports by name', async () => {
    for (const name of ['internacional', 'El Dorado', 'é']) {
      const rows = ranked('Airport', ['name'], name);
      expectList(
        await service.list(`/api/v1/Airport/name/${encodeURIComponent(name)}`),
        specifiedViews[4],
        rows,
      );
    }
    expect((await service.list('/api/v1/Airport/name/a')).length).toBeGreaterThan(1);
  });

  it.each<[string, View, readonly string[]]>([
    ['[op-07] departments', specifiedViews[7], ['antioquia', 'SAN', 'santander', 'o', '8', 'ñ']],
    ['[op-09] postal codes', specifiedViews[9], ['0500', 'urbano', 'río', 'límite', 'villa maria']],
    ['[op-13] reservations', specifiedViews[13], ['embera', 'Páez', 'castellano']],
  ])('%s by keyword', async (_, view, keywords) => {
    for (const keyword of part(keywords, 3)) {
      const found = await service.list(`/api/v1/${view.record}/search/${encodeURIComponent(keyword)}`);
      expectList(found, view, ranked(view.record, searchFields(view.record), keyword));
    }
  });

  it('[op-13] a reservation by its community, with the marker as department and city', async () => {
    const { nativeCommunityId } = rowsOf('IndigenousReservation')[0] as Row;
    const { name } = rowOf('NativeCommunity', nativeCommunityId);
    const found = await service.list(
      `/api/v1/IndigenousReservation/search/${encodeURIComponent(String(name))}`,
    );
    const ofCommunity = rowsWith('IndigenousReservation', 'nativeCommunityId', nativeCommunityId);
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(ofCommunity.map(({ id }) => id)));
    for (const row of found) expect(row).toMatchObject({ department: MARKER, city: MARKER });
  });
});

describe('returns one record', () => {
  it.each<[string, View]>([
    ['[op-05] a heritage city', specifiedViews[5]],
    ['[op-11] a city', specifiedViews[11]],
    ['[op-14] an indigenous reservation', specifiedViews[14]],
  ])('%s', async (_, view) => {
    for (const row of sampleOf(rowsOf(view.record), fewer(15))) {
      expectRecord(await service.record(`/api/v1/${view.record}/${row.id}`), view, row);
    }
  });

  it('[op-11] which is a full city, in the shape of the list', async () => {
    for (const row of fullest('City', 'UrbanCenter', 'cityId')) {
      expectRecord(await service.record(`/api/v1/City/${row.id}`), specifiedViews[10], row);
    }
  });
});

describe('returns whole lists of', () => {
  it('[op-06] typical dishes', async () => {
    expectList(await service.list('/api/v1/TypicalDish'), specifiedViews[6], rowsOf('TypicalDish'));
  });

  it('[op-08] postal codes with the city expanded and the marker as its department', async () => {
    const found = await service.list('/api/v1/PostalCode');
    expectList(found, specifiedViews[8], rowsOf('PostalCode'));
    expect(new Set(found.map(({ city }) => (city as Row).department))).toEqual(new Set([MARKER]));
  });

  it('[op-10] cities with the marker as department, and with child lists', async () => {
    const found = await service.list('/api/v1/City');
    expectList(found, specifiedViews[10], rowsOf('City'));
    expect(new Set(found.map(({ department }) => department))).toEqual(new Set([MARKER]));
  });
});
