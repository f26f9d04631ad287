// Every CSV parses back to the records it came from.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differences } from '../contract/differences.js';
import { seed } from '../contract/seed.js';
import { casesOf } from './cases.js';
import { type Drawn, draw } from './draw.js';
import { everyFamily, type Family, familyOf } from './families.js';
import { plain } from './operation-views.js';
import { LONG, type Operation, withQuery } from './operations.js';
import { picksOf } from './picks.js';
import { type CsvKind, readCsv, readSheet, recordsIn } from './read-csv.js';
import { useService } from './service.js';

const service = useService();

/** Requested names, and the columns that they become. */
const ordered = [
  [
    'city.name,department.name,elevation,name,id,city.department.name',
    'city.name department.name elevation name id city.department.name',
  ],
  ['name,id,NAME,Id', 'name id'],
  ['id,%20city.name,%20name', 'id city.name name'],
  [
    'type,all,id',
    'type id name iataCode oaciCode deparmentId cityId latitude longitude elevation municipalityId',
  ],
  ['city.name,id,city.id', 'city.name id city.id'],
  [
    'city.department.region.all,id',
    `${'id name description west south east north centroidLatitude centroidLongitude englishDescription'.replace(/\b(?=\w)/g, 'city.department.region.')} id`,
  ],
] as const;

const kinds: readonly CsvKind[] = ['csv', 'csv-excel'];
const BOM = '\uFEFF';

/** The fields that a path selects: itself, or all if it ends with `all`. */
function spelledOut(family: Family, path: string): readonly string[] {
  const [name, ...rest] = path.split('.') as [string, ...string[]];
  if (name === 'all') return family.fields.map((field) => field.name);
  const relation = family.relations.find((one) => one.name === name);
  if (relation === undefined) return [name];
  return spelledOut(familyOf(relation.target), rest.join('.')).map((inner) => `${name}.${inner}`);
}

/** The values of a nested record under dotted names; null under an empty relation. */
function flattened(drawn: Drawn, columns: readonly string[]): Drawn {
  const at = (path: string) =>
    path.split('.').reduce<unknown>((value, name) => (value as Drawn | null)?.[name] ?? null, drawn);
  return Object.fromEntries(columns.map((column) => [column, at(column)]));
}

/** Names that fit into cells: fields, and fields of related single records. */
function isFlat(family: Family, path: string): boolean {
  const [name, ...rest] = path.split('.') as [string, ...string[]];
  const relation = [...family.relations, ...family.lists].find((one) => one.name === name);
  if (relation === undefined) return true;
  return relation.to === 'one' && rest.length > 0 && isFlat(familyOf(relation.target), rest.join('.'));
}

const flatPicksOf = (family: Family) =>
  picksOf(family)
    .map((paths) => paths.filter((path) => isFlat(family, path)))
    .map((paths) => (paths.length > 0 ? paths : ['all']));

async function expectSheet(
  family: Family,
  { path, shown, view }: Operation,
  kind: CsvKind,
  fields: readonly string[] | undefined,
): Promise<void> {
  const target = withQuery(path, `format=${kind}${fields === undefined ? '' : `&fields=${fields.join()}`}`);
  const text = await service.text(target, kind);
  expect([text.startsWith(BOM), text.endsWith('\r\n')]).toEqual([kind === 'csv-excel', true]);
  // In the order of the request; a repeated name has the place of its first occurrence.
  const columns = [...new Set((fields ?? ['all']).flatMap((one) => spelledOut(family, one)))];
  const sheet = readSheet(text, kind);
  expect(sheet.columns, target).toEqual(columns);
  const shape = { fields: columns };
  const drawn = shown.map((row) => draw(family, row, shape, view));
  const expected = drawn.map((record) => flattened(record, columns));
  expect(differences(recordsIn(family, sheet, kind), expected), target).toEqual([]);
}

describe.each(everyFamily)('$record', (family) => {
  it.each(casesOf('csv', family))('$kind $path', async (operation) => {
    const [picks] = fc.sample(flatPicksOf(family), { seed, numRuns: 1 });
    await expectSheet(family, operation, 'csv', undefined);
    await expectSheet(family, operation, 'csv-excel', picks);
    // Reading thousands of lines takes long, so each kind reads a long list once.
    if (operation.shown.length > LONG) return;
    await expectSheet(family, operation, 'csv', picks);
    await expectSheet(family, operation, 'csv-excel', undefined);
  });
});

it.each(ordered)('has its columns in the order fields=%s', async (fields, columns) => {
  for (const kind of kinds) {
    const text = await service.text(`/api/v1/Airport?format=${kind}&fields=${fields}`, kind);
    expect(readSheet(text, kind).columns).toEqual(columns.split(' '));
  }
});

it('returns the same lines for columns in any order', async () => {
  const path = '/api/v1/Airport/search/aeropuerto?format=csv&fields=';
  const [one, other] = await Promise.all(
    ['id,name,city.name,elevation', 'elevation,city.name,name,id'].map(async (fields) =>
      readCsv(familyOf('Airport'), await service.text(path + fields, 'csv'), 'csv'),
    ),
  );
  expect(other).toEqual(one);
});

it('has the fields of an expanded record after its own', async () => {
  const airport = familyOf('Airport');
  const own = airport.fields.map(({ name }) => name);
  const inner = familyOf('City').fields.filter(({ extended }) => !extended);
  const columns = [...own, ...inner.map(({ name }) => `city.${name}`)];
  const text = await service.text('/api/v1/Airport?format=csv&expand=city', 'csv');
  const shape = { fields: columns };
  const drawn = airport.rows.map((row) => draw(airport, row, shape, plain));
  const sheet = readSheet(text, 'csv');
  expect(sheet.columns).toEqual(columns);
  const expected = drawn.map((record) => flattened(record, columns));
  expect(differences(recordsIn(airport, sheet, 'csv'), expected)).toEqual([]);
});

it('returns codes as plain digits, and for a spreadsheet as texts', async () => {
  const path = '/api/v1/City?daneCode=05001&fields=daneCode,departmentId,latitude&format=';
  const sheet = readSheet(await service.text(`${path}csv`, 'csv'), 'csv');
  expect(sheet.columns).toEqual(['daneCode', 'departmentId', 'latitude']);
  expect(sheet.lines).toEqual([['05001', '2', '6.246631']]);
  const excel = readSheet(await service.text(`${path}csv-excel`, 'csv-excel'), 'csv-excel');
  expect(excel).toEqual({ ...sheet, lines: [['="05001"', '2', '6,246631']] });
});

it('has the distance of near records, after all fields', async () => {
  const near = '/api/v1/Volcano?near=4.9,-75.3&radius=80';
  const distances = await service.json(`${near}&fields=id,distanceKm`);
  for (const kind of kinds) {
    const records = readCsv(familyOf('Volcano'), await service.text(`${near}&format=${kind}`, kind), kind);
    expect(Object.keys(records[0] as object).at(-1)).toBe('distanceKm');
    expect(records.map(({ id, distanceKm }) => ({ id, distanceKm }))).toEqual(distances);
  }
});

it('returns only the header of an empty list', async () => {
  expect(await service.text('/api/v1/Region?id=999&fields=id,name,description&format=csv', 'csv')).toBe(
    'id,name,description\r\n',
  );
});

it.each([
  ['Department?format=csv&fields=id,cities.name', 'cities'],
  ['Department?format=csv-excel&expand=cities', 'cities'],
  ['City?format=csv&fields=department.maps.name', 'maps'],
  ['City?format=csv&fields=id,department', 'department'],
])('has no cell for %s', async (path, name) => {
  const [error] = await service.refused(`/api/v1/${path}`);
  expect(error?.message).toContain(name);
});
