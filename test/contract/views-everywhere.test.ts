// Every pattern of every family returns the view of that operation, with the records of the data files.
import { describe, expect, it } from 'vitest';
import { fewer } from '../system/size.js';
import { type Row, rowsOf, sampleOf } from './data-files.js';
import { expectRecord, expectRecords } from './expect-records.js';
import { families, withoutName } from './families.js';
import { send } from './http-client.js';
import { isAscending } from './mismatches.js';
import { type RecordName, records } from './records.js';
import { useService } from './service.js';
import { type Pattern, viewOf } from './view-of.js';
import { MARKER, plain } from './views.js';

const service = useService();

const titles: readonly [string, RecordName][] = [
  ['[view-region] Region', 'Region'],
  ['[view-department] Department', 'Department'],
  ['[view-city] City', 'City'],
  ['[view-intangible-heritage] IntangibleHeritage', 'IntangibleHeritage'],
  ['[view-volcano] Volcano', 'Volcano'],
  ['[view-airport] Airport', 'Airport'],
  ['[view-heritage-city] HeritageCity', 'HeritageCity'],
  ['[view-typical-dish] TypicalDish', 'TypicalDish'],
  ['[view-postal-code] PostalCode', 'PostalCode'],
  ['[view-higher-education-institution] HigherEducationInstitution', 'HigherEducationInstitution'],
  ['[view-tourist-attraction] TouristAttraction', 'TouristAttraction'],
  ['[view-indigenous-reservation] IndigenousReservation', 'IndigenousReservation'],
  ['[view-president] President', 'President'],
  ['[view-radio] Radio', 'Radio'],
  ['[view-television-channel] TelevisionChannel', 'TelevisionChannel'],
  ['[view-natural-area] NaturalArea', 'NaturalArea'],
  ['[view-map] Map', 'Map'],
  ['[view-native-community] NativeCommunity', 'NativeCommunity'],
  ['[view-category-natural-area] CategoryNaturalArea', 'CategoryNaturalArea'],
  ['[view-invasive-specie] InvasiveSpecie', 'InvasiveSpecie'],
  ['[view-urban-center] UrbanCenter', 'UrbanCenter'],
  ['[view-traditional-fair-and-festival] TraditionalFairAndFestival', 'TraditionalFairAndFestival'],
];

const codeFields: { readonly [R in RecordName]?: readonly string[] } = {
  PostalCode: ['code'],
  Airport: ['iataCode', 'oaciCode'],
  UrbanCenter: ['code'],
};

it('[ops-family-names] covers every family of the contract', () => {
  expect(titles.map(([, record]) => record).sort()).toEqual(families.map(({ record }) => record).sort());
});

describe.each(titles)('returns %s in the specified shape', (_, record) => {
  const path = `/api/v1/${families.find((family) => family.record === record)?.path}`;
  const rows = rowsOf(record);
  const view = (pattern: Pattern) => viewOf(record, pattern);

  it('[ops-list] [ops-exact-fields] [relation-ways] [relation-plain] [rule-order] as the whole list', async () => {
    const found = await service.list(path);
    expect(isAscending(found.map(({ id }) => id))).toBe(true);
    expectRecords(found, view('list'), rows);
  });

  it('[ops-one] as one record', async () => {
    for (const row of sampleOf(rows, fewer(12))) {
      expectRecord(await service.record(`${path}/${row.id}`), view('one'), row);
    }
  });

  it('[ops-name] by name, if the family has names', async () => {
    if (withoutName.includes(record)) {
      await service.problem(404, `${path}/name/a`);
      return;
    }
    for (const { name } of sampleOf(rows, fewer(4, 2))) {
      const found = await service.list(`${path}/name/${encodeURIComponent(name as string)}`);
      expect(found.map((one) => one.name)).toContain(name);
      expectRecords(
        found,
        view('name'),
        found.map(({ id }) => rows.find((row) => row.id === id) as Row),
      );
    }
  });

  it('[ops-search] by keyword', async () => {
    const field = families.find((family) => family.record === record)?.search[0] as string;
    for (const row of sampleOf(rows, fewer(4, 2))) {
      const found = await service.list(`${path}/search/${encodeURIComponent(row[field] as string)}`);
      expect(found.map(({ id }) => id)).toContain(row.id);
      expectRecords(
        found,
        view('search'),
        found.map(({ id }) => rows.find((one) => one.id === id) as Row),
      );
    }
  });

  it.each(codeFields[record] ?? [])('[ops-code] by its %s', async (field) => {
    for (const row of sampleOf(
      rows.filter((one) => one[field] !== null),
      4,
    )) {
      const found = await service.list(`${path}/code/${row[field]}`);
      expect(found.map(({ id }) => id)).toContain(row.id);
      expectRecords(
        found,
        view('code'),
        found.map(({ id }) => rows.find((one) => one.id === id) as Row),
      );
    }
  });

  it('[ops-page] as a page', async () => {
    const { data, ...envelope } = await service.page(`${path}/pagedList?Page=2&PageSize=3`);
    const totals = { totalRecords: rows.length, pageCount: Math.ceil(rows.length / 3) };
    expect(envelope).toEqual({ page: 2, pageSize: 3, ...totals });
    expectRecords(data, view('page'), rows.slice(3, 6));
  });
});

it('[view-country] [ops-country] returns the country by its name in any letter case', async () => {
  const found = await service.record('/api/v1/Country/Colombia');
  expectRecord(found, plain('Country'), rowsOf('Country')[0] as Row);
  expect(await service.record('/api/v1/country/colombia')).toEqual(found);
});

it('[relation-null-key] returns null instead of a record or a marker if a relation has no key', async () => {
  let met = 0;
  for (const { path, record } of families) {
    for (const { name, key } of records[record].relations.filter(({ to }) => to === 'one')) {
      const rows = rowsOf(record).filter((row) => row[key] === null);
      for (const { id } of sampleOf(rows, 3)) {
        expect(await service.record(`/api/v1/${path}/${id}`)).toMatchObject({ [key]: null, [name]: null });
        met++;
      }
    }
  }
  expect(met).toBeGreaterThan(0);
  const { id, categoryNaturalAreaId } = rowsOf('NaturalArea').find(
    (area) => area.departmentId === null,
  ) as Row;
  expect(await service.record(`/api/v1/NaturalArea/${id}`)).toMatchObject({
    department: null,
    categoryNaturalArea: { id: categoryNaturalAreaId },
  });
  const { text } = await send(
    service.address(),
    `/api/v1/CategoryNaturalArea/${categoryNaturalAreaId}?expand=naturalAreas&relations=marker`,
  );
  const { naturalAreas } = JSON.parse(text) as { readonly naturalAreas: readonly Row[] };
  const embedded = naturalAreas.find((area) => area.id === id);
  expect(embedded).toMatchObject({ department: null, categoryNaturalArea: MARKER });
});

it('[relation-child-lists] returns [] if a record has no children', async () => {
  const withAirport = new Set(rowsOf('Airport').map(({ cityId }) => cityId));
  const withRadio = new Set(rowsOf('Radio').map(({ cityId }) => cityId));
  const city = rowsOf('City').find(({ id }) => !withAirport.has(id) && !withRadio.has(id));
  expect(await service.record(`/api/v1/City/${city?.id}`)).toMatchObject({ airports: [], radios: [] });
});
