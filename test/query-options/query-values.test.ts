// The service reads query values: lists in parts, encodings and long values.
import { expect, it } from 'vitest';
import type { Problem } from '../contract/service.js';
import { familyOf } from './families.js';
import { useService } from './service.js';

const service = useService();

/** A path, a query that gives a list in parts, and the same list in one. */
const inParts = [
  ['City/1', 'fields=id&fields=name', 'fields=id,name'],
  ['City/1', 'fields=id&FIELDS=name,department.name&fields=id', 'fields=id,name,department.name'],
  ['City/1', 'fields=id&fields=', 'fields=id'],
  ['City/1', 'expand=department&expand=volcanoes', 'expand=department,volcanoes'],
  ['City/1', 'expand=department&expand=department.region', 'expand=department.region'],
  ['City', 'departmentId[in]=1&departmentId[in]=91,2&fields=id', 'departmentId[in]=1,2,91&fields=id'],
  ['City', 'name[in]=leticia&fields=id&NAME[in]=bello', 'name[in]=leticia,bello&fields=id'],
  ['City/search/san', 'id[in]=1&id[in]=2&fields=id', 'id[in]=1,2&fields=id'],
  ['City/pagedList', 'Page=1&PageSize=4&fields=name&fields=id', 'Page=1&PageSize=4&fields=id,name'],
] as const;

/** Bytes that are not UTF-8, each in a parameter of the operation. */
const malformed = [
  'City?name=Medell%EDn',
  'City?name=Medell%EDn&fields=id',
  'City?fields=id&name[contains]=%',
  'City?fields=%FFid',
  'City?expand=%E0%A4%A',
  'City?departmentId[in]=1&departmentId[in]=%zz',
  'City?sortBy=nam%C3',
  'City?limit=%ED',
  'City?near=%ED',
  'City/search/a?sortBy=%ED',
  'City/pagedList?Page=1&PageSize=%ED',
  'Holiday/year/2026?includeSunday=%ED',
] as const;

/** The same bytes in unknown parameters, on paths that return 200 nevertheless. */
const ignored = [
  ['City/1', 'nmae=Medell%EDn'],
  ['City/1', 'name=Medell%EDn'],
  ['Region', 'q=%'],
  ['Region?sortBy=name', 'q=%FF'],
  ['Holiday/year/2026', 'name2=%ED'],
  ['Map/pagedList?Page=1&PageSize=2', 'limit=%ED'],
] as const;

const LONGEST = 1000;

/** Parameters with values of any length up to the limit, and a valid beginning for each. */
const long = [
  ['City', 'name', ''],
  ['City', 'name[contains]', ''],
  ['City', 'name[in]', 'leticia,'],
  ['City/search/a', 'description[ne]', ''],
  ['Department/2/cities', 'name', ''],
  ['City/pagedList?Page=1&PageSize=2', 'name', ''],
] as const;

const join = (path: string, query: string) => `/api/v1/${path}${path.includes('?') ? '&' : '?'}${query}`;

it.each(inParts)('reads %s?%s as %s', async (path, parts, whole) => {
  expect(await service.text(join(path, parts))).toBe(await service.text(join(path, whole)));
});

it('returns columns in the order of the parts', async () => {
  const text = await service.text('/api/v1/Region?format=csv&fields=name&fields=id,name', 'csv');
  expect(text.split('\r\n', 1)).toEqual(['name,id']);
});

it.each(malformed)('rejects the malformed %s', async (path) => {
  const { status, json } = await service.get(`/api/v1/${path}`);
  const { type } = json as Problem;
  expect([status, type.split('/').at(-1)]).toEqual([400, 'bad-encoding']);
});

it.each(ignored)('ignores in %s %s', async (path, other) => {
  const plain = await service.text(`/api/v1/${path}`);
  const { headers, text } = await service.answered(join(path, other), 'json');
  expect(text === plain).toBe(true);
  expect(headers.get('atlas-ignored')).toBe(other.split('=', 1)[0]);
});

it('reads a value with accents, composed or not', async () => {
  const medellin = familyOf('City').rows.filter(({ name }) => name === 'Medellín');
  expect(medellin).toHaveLength(1);
  for (const name of ['Medell%C3%ADn', 'Medelli%CC%81n', 'MEDELLIN', 'medell%c3%adn'])
    expect(await service.ids(`/api/v1/City?name=${name}`), name).toEqual(medellin.map(({ id }) => id));
});

it.each(long)(`accepts in %s for %s at most ${LONGEST} characters`, async (path, name, beginning) => {
  for (const letter of ['x', 'ñ']) {
    const value = encodeURIComponent(beginning.padEnd(LONGEST, letter));
    await service.json(join(path, `fields=id&${name}=${value}`));
    const { status, json } = await service.get(join(path, `${name}=${value}x`));
    const { type, detail } = json as Problem;
    expect([status, type.split('/').at(-1)]).toEqual([414, 'value-too-long']);
    expect(detail).toContain(name);
  }
});

it.each(['City/1?name', 'Region?q', 'Region?sortBy=name&nmae'])(
  '%s may be longer, because it is ignored',
  async (path) => {
    await service.json(`/api/v1/${path}=${'x'.repeat(LONGEST + 1)}`);
  },
);
