// Questions that need more than a list, about related names, groups by a figure, wholes and dates. Each result is computed from the lists
// over HTTP.
import { expect, it } from 'vitest';
import { connectToShared, type ToolResult } from './connect.js';
import { type Listed, listsAt } from './recomputed.js';

const { client, address } = await connectToShared();
const lists = listsAt(address);

async function resultOf(name: string, args: Readonly<Record<string, unknown>>): Promise<ToolResult> {
  const { isError, text, result } = await client.call(name, args);
  expect(isError, text).not.toBe(true);
  // The request that it names always returns the same.
  const body: unknown = await (await fetch(`${address}${result.operation}`)).json();
  if (result.omitted === undefined) expect(result.answer).toEqual(body);
  return result;
}

interface Group {
  readonly value: unknown;
  readonly name: string;
  readonly count: number;
  readonly sum?: Readonly<Record<string, number>>;
}
const groupsOf = ({ answer }: ToolResult) => (answer as { readonly groups: readonly Group[] }).groups;

it('lists reservations of a people by its name, and shows the name', async () => {
  const peoples = (await lists.of('NativeCommunity')).filter(({ name }) => name === 'Wayúu');
  const expected = (await lists.of('IndigenousReservation')).filter(
    ({ nativeCommunityId }) => nativeCommunityId === peoples[0]?.id,
  );
  const where = { 'nativeCommunity.name': 'wayuu' };
  const { answer, total } = await resultOf('list_items', { resource: 'resguardos', where });
  expect(total).toBe(expected.length);
  for (const each of answer as { nativeCommunity: object }[])
    expect(each.nativeCommunity).toEqual({ name: 'Wayúu' });
});

it('counts protected areas of a category by its name, as wholes and as parts', async () => {
  const categories = await lists.of('CategoryNaturalArea');
  const category = categories.find(({ name }) => name === 'Parque Nacional Natural');
  const parts = (await lists.of('NaturalArea')).filter(
    ({ categoryNaturalAreaId }) => categoryNaturalAreaId === category?.id,
  );
  const wholes = new Set(parts.map(({ areaGroupId }) => areaGroupId));
  expect(wholes.size).toBeLessThan(parts.length);
  const filter = { resource: 'NaturalArea', where: { 'categoryNaturalArea.name': category?.name } };
  const counted = await resultOf('count_items', filter);
  expect([counted.answer, counted.note]).toEqual([
    { count: wholes.size },
    expect.stringContaining('parts: true'),
  ]);
  expect((await resultOf('count_items', { ...filter, parts: true })).answer).toEqual({ count: parts.length });
  const total = [...wholes].reduce<number>(
    (sum, whole) => sum + (parts.find(({ areaGroupId }) => areaGroupId === whole)?.totalArea as number),
    0,
  );
  const { answer } = await resultOf('count_items', { ...filter, sum: ['totalArea'] });
  expect((answer as { sum: { totalArea: number } }).sum.totalArea).toBeCloseTo(total, 3);
});

it('counts a protected area in two departments in both groups', async () => {
  const parts = await lists.of('NaturalArea');
  const departments = await lists.of('Department');
  const filter = { resource: 'NaturalArea', countBy: 'department', limit: 50 };
  for (const { value, count } of groupsOf(await resultOf('count_items', filter))) {
    const own = parts.filter(({ departmentId }) => departmentId === value);
    expect([value, count]).toEqual([value, new Set(own.map(({ areaGroupId }) => areaGroupId)).size]);
    expect(value === null || departments.some(({ id }) => id === value)).toBe(true);
  }
});

it('sorts departments by the population of their municipalities, in both directions', async () => {
  const cities = (await lists.of('City')).filter(({ type }) => type === 'Municipio');
  const sums = new Map<unknown, number>();
  for (const { departmentId, population } of cities)
    sums.set(departmentId, (sums.get(departmentId) ?? 0) + ((population as number | null) ?? 0));
  for (const sign of ['-', '']) {
    const sorted = [...sums].sort(([, a], [, b]) => (sign === '-' ? b - a : a - b)).slice(0, 5);
    const filter = {
      resource: 'municipios',
      countBy: 'department',
      sortBy: `${sign}sum.population`,
      limit: 5,
    };
    const groups = groupsOf(await resultOf('count_items', filter));
    expect(groups.map(({ value, sum }) => [value, sum?.population])).toEqual(sorted);
  }
});

it('shows the field that records are sorted by', async () => {
  const { answer } = await resultOf('list_items', { resource: 'City', sortBy: '-elevation', limit: 3 });
  const heights = (await lists.of('City'))
    .filter(({ type }) => type === 'Municipio')
    .map(({ elevation }) => (elevation as number | null) ?? -1)
    .sort((a, b) => b - a);
  expect((answer as Listed[]).map(({ elevation }) => elevation)).toEqual(heights.slice(0, 3));
});

it('returns for a month the holidays of the year that are in it', async () => {
  const year = (await resultOf('list_holidays', { year: 2026 })).answer as { date: string }[];
  const month = (await resultOf('list_holidays', { year: 2026, month: 6 })).answer;
  expect(month).toEqual(year.filter(({ date }) => date.startsWith('2026-06')));
});

it('returns as next long weekend the first of the year that has not ended', async () => {
  const weekends = (await resultOf('list_long_weekends', { year: 2026 })).answer as {
    from: string;
    to: string;
  }[];
  const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
  for (const from of ['2026-01-01', '2026-03-24', '2026-06-08', '2026-07-21', '2026-11-16', '2026-11-17']) {
    const { answer } = await resultOf('list_long_weekends', { from });
    const expected = weekends.find(({ to }) => to >= from);
    if (expected === undefined) expect((answer as { from: string }).from > '2026-11-17').toBe(true);
    else expect(answer).toEqual({ ...expected, daysUntil: Math.max(0, days(from, expected.from)) });
  }
});

it('lists few sources, each once', async () => {
  const { sources } = await resultOf('list_items', { resource: 'City', limit: 100, fields: ['all'] });
  expect(sources.length).toBeLessThanOrEqual(5);
  expect(new Set(sources.map(({ publisher, terms }) => `${publisher} ${terms}`)).size).toBe(sources.length);
});

it('reads a code as its area in each filter for an id, and names the place', async () => {
  const counted = (where: object) => resultOf('count_items', { resource: 'UrbanCenter', where });
  const { answer, place, note } = await counted({ 'city.departmentId': '11' });
  expect(answer).toEqual((await counted({ 'city.departmentId': 5 })).answer);
  expect(place).toMatchObject({ resource: 'Department', id: 5, name: 'Bogotá' });
  expect(note).toContain('the number 11 would be the id of');
  const listed = await resultOf('list_items', { resource: 'Department', where: { 'id[in]': '05,08' } });
  expect((listed.answer as Listed[]).map(({ name }) => name)).toEqual(['Antioquia', 'Atlántico']);
});

it('has a note that no record has the name only on the first page of hits', async () => {
  const first = await client.call('find_place', { query: 'Medellín', limit: 5 });
  expect(first.result.note).toBeUndefined();
  const later = await client.call('find_place', { query: 'Medellín', limit: 5, offset: 45 });
  expect(later.result.note).toBeUndefined();
  const none = await client.call('find_place', { query: 'wakanda' });
  expect(none.result.note).toBe('No record is called wakanda; similar names:');
  const outside = await client.call('find_place', { query: 'minimum wage' });
  expect(outside.result.answer).toEqual({ total: 0, hits: [] });
  expect(outside.result.note).toMatch(/^This dataset does not hold that. It covers .*municipalities/);
});

it('returns a text in English for its field in any letter case', async () => {
  for (const fields of ['id, description', ['Description']]) {
    const { result } = await client.call('get_item_by_id', {
      resource: 'Volcano',
      id: 10,
      language: 'en',
      fields,
    });
    expect(result.answer).toMatchObject({ englishDescription: expect.stringContaining('Galeras') });
  }
});

it('cites the coordinates of both places with their distance', async () => {
  const { result } = await client.call('get_distance', { from: 'Antioquia', to: 'Chocó' });
  expect(result.answer).toMatchObject({ from: { resource: 'Department' }, to: { resource: 'Department' } });
  expect(JSON.stringify(result.sources)).toContain('DANE');
});
