// Counts, in total and by every field of every family, with and without filters, equal a naive count of the data files.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../contract/data-files.js';
import { send } from '../contract/http-client.js';
import { seed } from '../contract/seed.js';
import { fewer, isFull } from '../system/size.js';
import { fieldsOf, hasEveryCase } from './cases.js';
import { type Family, type Field, familyOf, listedFamilies, locatedFamilies } from './families.js';
import { type Filter, filtersOf, lets, written } from './naive-filter.js';
import { readSheet } from './read-csv.js';
import { useService } from './service.js';

const service = useService();

type Figures = Readonly<Record<string, number | null>>;
type Summary = { readonly count: number } & Readonly<
  Partial<Record<'sum' | 'mean' | 'min' | 'max', Figures>>
>;
type Group = Summary & { readonly value: unknown; readonly name: string | null };
interface Groups {
  readonly total: number;
  readonly groups: readonly Group[];
}

const get = async <Answer>(path: string): Promise<Answer> => {
  // Thousands of groups are alike, so the form of responses is checked with few of them.
  const { status, text } = await send(service.address(), path);
  expect(status, path).toBe(200);
  return JSON.parse(text) as Answer;
};

const isNumeric = ({ type }: Field) => type === 'integer' || type === 'number';

function figuresOf(rows: readonly Row[], fields: readonly string[]) {
  const of = (figure: (known: readonly number[]) => number) =>
    Object.fromEntries(
      fields.map((name) => {
        const known = rows.map((row) => row[name]).filter((value) => typeof value === 'number');
        return [name, known.length === 0 ? null : figure(known)];
      }),
    );
  const sum = (known: readonly number[]) => known.reduce((a, b) => a + b, 0);
  return {
    sum: of(sum),
    mean: of((known) => sum(known) / known.length),
    min: of((known) => Math.min(...known)),
    max: of((known) => Math.max(...known)),
  };
}

/** Sums of decimals are rounded to twelve digits. */
function expectFigures(summary: Summary, rows: readonly Row[], fields: readonly string[], about: string) {
  const wrong = Object.entries(figuresOf(rows, fields)).flatMap(([measure, expected]) =>
    Object.entries(expected).flatMap(([field, value]) => {
      const given = summary[measure as 'sum']?.[field];
      const isRight = given === value || Math.abs((given as number) / (value as number) - 1) < 1e-11;
      return isRight ? [] : [`${measure} of ${field}: ${given}, not ${value}`];
    }),
  );
  expect(wrong, about).toEqual([]);
}

const measured = (fields: readonly string[]) =>
  ['sum', 'mean', 'min', 'max'].map((measure) => `${measure}=${fields.join()}`).join('&');

function expectGroups(
  { total, groups }: Groups,
  rows: readonly Row[],
  value: (row: Row) => unknown,
  about: string,
) {
  const counts = new Map<unknown, number>();
  for (const row of rows) counts.set(value(row), (counts.get(value(row)) ?? 0) + 1);
  expect(total, about).toBe(rows.length);
  expect(
    groups.filter(({ value, count }) => counts.get(value) !== count),
    about,
  ).toEqual([]);
  expect([new Set(groups.map(({ value }) => value)).size, groups.length], about).toEqual([
    counts.size,
    counts.size,
  ]);
  const misplaced = groups.slice(1).filter(({ count, value }, index) => {
    const before = groups[index] as Group;
    if (before.count !== count) return before.count < count;
    return before.value === null || (typeof value === 'number' && (before.value as number) >= value);
  });
  expect(misplaced, about).toEqual([]);
}

/** Some filters that select records, and none. */
function narrowings(family: Family): readonly (readonly Filter[])[] {
  const found: (readonly Filter[])[] = [[]];
  for (const filters of fc.sample(filtersOf(family), { seed, numRuns: 60 })) {
    if (found.length > (isFull && hasEveryCase(family) ? 2 : 1)) break;
    const left = family.rows.filter((row) => filters.every((filter) => lets(filter, row)));
    if (left.length > 0 && left.length < family.rows.length) found.push(filters);
  }
  return found;
}

describe.each(listedFamilies)('$record', (family) => {
  const { path, fields, rows } = family;
  const at = `/api/v1/${path}/count`;
  const narrowed = narrowings(family);
  const numbers = fields.filter(isNumeric).map(({ name }) => name);

  it('counts all records with figures of every number', async () => {
    for (const filters of narrowed) {
      const query = [...filters.map(written), measured(numbers)].join('&');
      const left = rows.filter((row) => filters.every((filter) => lets(filter, row)));
      const summary = await service.json<Summary>(`${at}?${query}`);
      expect(summary.count, query).toBe(left.length);
      expectFigures(summary, left, numbers, query);
    }
    expect(await get(at)).toEqual({ count: rows.length });
  });

  it.each(fieldsOf(family).filter(({ type }) => type !== 'string[]'))('by $name', async ({ name }) => {
    for (const filters of narrowed) {
      const some = numbers.slice(0, 4);
      const query = [`countBy=${name}`, ...filters.map(written), measured(some)].join('&');
      const left = rows.filter((row) => filters.every((filter) => lets(filter, row)));
      const summary = await get<Groups>(`${at}?${query}`);
      expectGroups(summary, left, (row) => row[name], query);
      for (const group of summary.groups.slice(0, fewer(20, 7)))
        expectFigures(
          group,
          left.filter((row) => row[name] === group.value),
          some,
          query,
        );
    }
  });

  /** By name, airports count in their municipality and not in the city that they serve, which a test below covers. */
  const isDisplaced = (name: string) => family.record === 'Airport' && name === 'city';

  it.each(family.relations.filter(({ to, name }) => to === 'one' && !isDisplaced(name)))(
    'by $name, which has a name',
    async ({ name, target, key }) => {
      const byRelation = await service.json<Groups>(`${at}?countBy=${name}`);
      expectGroups(byRelation, rows, (row) => row[key], name);
      expect(await get<Groups>(`${at}?countBy=${key}`)).toEqual(byRelation);
      const names = new Map(familyOf(target).rows.map((row) => [row.id, row.name]));
      const misnamed = byRelation.groups.filter(
        ({ value, name: summary }) => summary !== (value === null ? null : names.get(value as number)),
      );
      if (target !== 'President') expect(misnamed).toEqual([]);
    },
  );

  it.each(fields.filter(({ type }) => type === 'string[]'))('not by $name, a list', async ({ name }) => {
    const { status, json } = await service.get(`${at}?countBy=${name}`);
    expect(status).toBe(400);
    expect(JSON.stringify(json)).toContain('contains a list');
  });
});

it.each(locatedFamilies)(
  'counts for $record on the map as many records as its list has',
  async ({ path }) => {
    for (const query of [
      'near=4.65,-74.1&radius=120',
      'bbox=-76,4,-74,7',
      'within=Department/2',
      'within=City/167&id[gt]=0',
    ]) {
      const list = await get<readonly unknown[]>(`/api/v1/${path}?${query}&fields=id`);
      expect(await get(`/api/v1/${path}/count?${query}`), query).toEqual({ count: list.length });
    }
  },
);

describe('counts by related records', () => {
  const department = new Map(familyOf('Department').rows.map((row) => [row.id, row]));
  const city = new Map(familyOf('City').rows.map((row) => [row.id, row]));
  const region = new Map(familyOf('Region').rows.map((row) => [row.id, row.name]));

  it('counts dishes by region', async () => {
    const summary = await get<Groups>('/api/v1/TypicalDish/count?countBy=department.region');
    expectGroups(
      summary,
      familyOf('TypicalDish').rows,
      (row) => department.get(row.departmentId as number)?.regionId,
      'region',
    );
    for (const { value, name } of summary.groups) expect(name).toBe(region.get(value as number));
  });

  it('counts radios by region, with the path in any letter case', async () => {
    const summary = await get<Groups>('/api/v1/Radio/count?countBy=CITY.Department.region');
    expectGroups(
      summary,
      familyOf('Radio').rows,
      (row) => department.get(city.get(row.cityId as number)?.departmentId as number)?.regionId ?? null,
      'region',
    );
  });
});

describe('returns a table', () => {
  it('has a line for each group, with a column for each figure', async () => {
    const query = 'countBy=departmentId&sum=population,surface&mean=population&population[gt]=20000';
    const json = await get<Groups>(`/api/v1/City/count?${query}`);
    const { text, headers } = await service.get(`/api/v1/City/count?${query}&format=csv`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(headers.get('content-disposition')).toBe('attachment; filename="city-count.csv"');
    const { columns, lines } = readSheet(text, 'csv');
    expect(columns).toEqual(['value', 'name', 'count', 'sum.population', 'sum.surface', 'mean.population']);
    expect(lines).toEqual(
      json.groups.map(({ value, name, count, sum, mean }) =>
        [value, name, count, sum?.population, sum?.surface, mean?.population].map(String),
      ),
    );
  });

  it('has one line without groups', async () => {
    const { text } = await service.get('/api/v1/Volcano/count?max=elevation&format=csv-excel');
    expect(text).toMatch(/^\uFEFFcount;max\.elevation\r\n\d+;[\d,]+\r\n$/);
  });
});

describe('is rejected', () => {
  it.each([
    [
      'City/count?countBy=departmnt',
      'countBy: City cannot be counted by "departmnt". Did you mean department?',
    ],
    ['City/count?countBy=touristAttractions', 'countBy: City cannot be counted by "touristAttractions".'],
    ['City/count?sum=populatoin', 'sum: City has no field "populatoin". Did you mean population?'],
    ['City/count?sum=population,name', 'sum: "name" is not a numeric field of City.'],
    ['City/count?sum=population,', 'sum: City has no field "".'],
    ['City/count?fields=name', '"fields" is not a parameter of this operation.'],
    [
      'City/count?popluation[gt]=3',
      '"popluation[gt]" is not a parameter of this operation. Did you mean population[gt]?',
    ],
    [
      'City/count?name[gt]=3',
      '"name[gt]" is not a parameter of this operation. name supports these filters: name, name[ne], name[in], name[contains], name[null].',
    ],
    [
      'President/count?near=4,-74',
      '"near" is not a parameter of this operation. President has no coordinates.',
    ],
    ['City/count?radius=4', 'radius can only be used together with near.'],
    [
      'City/count?format=geojson',
      'format must be one of json, csv, csv-excel; "geojson" is not one of them.',
    ],
  ])('%s', async (path, message) => {
    const { status, json } = await service.get(`/api/v1/${path}`);
    expect(status).toBe(400);
    expect((json as { errors: { message: string }[] }).errors.map((error) => error.message)).toEqual([
      message,
    ]);
  });

  it('within an area that does not exist', async () => {
    const { status, json } = await service.get('/api/v1/City/count?within=Department/99999');
    expect(status).toBe(404);
    expect(JSON.stringify(json)).toContain('/api/v1/Department/');
  });
});

describe('airports, which name the city that they serve and the municipality that they are in', () => {
  const airports = familyOf('Airport').rows;
  const nameOf = (groups: readonly Group[], id: unknown) => groups.find(({ value }) => value === id)?.name;

  it.each([
    ['city', 'municipalityId'],
    ['municipality', 'municipalityId'],
    ['municipalityId', 'municipalityId'],
    ['cityId', 'cityId'],
  ])('are counted by %s with the values of %s', async (countBy, field) => {
    const answer = await get<Groups>(`/api/v1/Airport/count?countBy=${countBy}`);
    expectGroups(answer, airports, (row) => row[field], countBy);
    const [soledad, barranquilla] = [157, 144];
    expect(nameOf(answer.groups, field === 'cityId' ? barranquilla : soledad)).toBe(
      field === 'cityId' ? 'Barranquilla' : 'Soledad',
    );
    expect(nameOf(answer.groups, field === 'cityId' ? soledad : barranquilla)).toBeUndefined();
  });

  it('have the municipality only if it is requested', async () => {
    const [plain, asked] = await Promise.all([
      get<Row>('/api/v1/Airport/2'),
      get<Row>('/api/v1/Airport/2?fields=id,city.name,municipalityId,municipality.name'),
    ]);
    expect(Object.keys(plain)).not.toContain('municipality');
    expect(Object.keys(plain)).not.toContain('municipalityId');
    expect(asked).toEqual({
      id: 2,
      municipalityId: 157,
      city: { name: 'Barranquilla' },
      municipality: { name: 'Soledad' },
    });
    expect(await get<Row>('/api/v1/Airport/2?expand=municipality')).toMatchObject({
      municipality: { id: 157, name: 'Soledad' },
    });
  });
});
