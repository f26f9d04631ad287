// The columns of tables, the sums below them, the choices of their filters and their files for maps.
import { describe, expect, it } from 'vitest';
import type { ModelFamily } from '../../src/engine/model/model.js';
import { manifestOf } from '../../src/site/manifest/manifest.js';
import { languages } from '../../src/site/shell/addresses.js';
import { tableAddress } from '../../src/site/shell/record-links.js';
import { sharedService } from '../system/shared-service.js';

const { service } = await sharedService();
const { engine } = service;
const manifest = manifestOf(engine);
const addressOf = (name: string, language: 'en' | 'es' = 'en') =>
  `/${language}${tableAddress(manifest.of(engine.model.family(name)))[language]}`;

const bodyOf = async (path: string) => {
  const { statusCode, body } = await service.server.inject(path);
  expect(statusCode, path).toBe(200);
  return body;
};
const json = async <Answer>(path: string) => (await service.server.inject(path)).json() as Answer;

interface Spec {
  readonly columns: readonly string[];
  readonly fields: readonly { readonly name: string; readonly label: string; readonly isAdditive?: true }[];
}

const specIn = (body: string) =>
  JSON.parse(/id="table-spec">([\s\S]*?)<\/script>/.exec(body)?.[1] ?? '') as Spec;

it.each([
  ['volcano', ['departmentId', 'elevation', 'activityLevel', 'alertDate'], ['smithsonianNumber']],
  ['department', ['population', 'populationDensity'], []],
  ['city', ['population', 'departmentId', 'populationDensity'], []],
  ['naturalArea', ['totalArea', 'categoryNaturalAreaId'], ['daneCode', 'areaGroupId']],
  ['airport', ['iataCode', 'oaciCode', 'elevation'], []],
  ['typicalDish', ['departmentId', 'ingredients'], []],
])('the table of %s has the columns that people look for', async (name, wanted, unwanted) => {
  const { columns } = specIn(await bodyOf(addressOf(name)));
  expect(columns).toEqual(expect.arrayContaining(wanted));
  for (const each of unwanted) expect(columns).not.toContain(each);
  expect(columns.length).toBeLessThanOrEqual(6);
});

it.each(['touristAttraction', 'traditionalFairAndFestival'])(
  'the table of %s has the texts in the language of the page',
  async (name) => {
    const [row] = await json<{ description: string; englishDescription: string }[]>(
      `/api/v1/${engine.model.family(name).path}?id=1&fields=description,englishDescription`,
    );
    const texts = { en: row?.englishDescription, es: row?.description };
    for (const language of ['en', 'es'] as const) {
      const body = await bodyOf(addressOf(name, language));
      const other = language === 'en' ? 'es' : 'en';
      expect(body).toContain(texts[language]?.slice(0, 60));
      expect(body).not.toContain(texts[other]?.slice(0, 60));
    }
  },
);

/** The last row by the names of its columns, without empty cells. */
function sumsIn(body: string): Readonly<Record<string, string>> {
  const { columns } = specIn(body);
  const foot = /<tfoot>([\s\S]*?)<\/tfoot>/.exec(body)?.[1] ?? '';
  const cells = [...foot.matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)].map(([, cell = '']) => cell);
  return Object.fromEntries(columns.flatMap((name, at) => (cells[at] ? [[name, cells[at]]] : [])));
}

describe('the sums of a table', () => {
  const cases: readonly (readonly [family: string, filter: string])[] = [
    ['city', ''],
    ['city', 'departmentId=2'],
    ['department', ''],
    ['department', 'regionId=3'],
    ['naturalArea', ''],
    ['naturalArea', 'departmentId=20'],
    ['naturalArea', 'categoryNaturalAreaId=7'],
    ['indigenousReservation', 'deparmentId=13'],
  ];

  it.each(cases)('equal those that the API counts, for %s with %j', async (name, filter) => {
    const family = engine.model.family(name);
    const body = await bodyOf(`${addressOf(name)}${filter && `?${filter}`}`);
    const { fields } = specIn(body);
    const sums = sumsIn(body);
    const additive = fields.filter(({ isAdditive, name: field }) => isAdditive && field in sums);
    expect(additive.length).toBeGreaterThan(0);
    expect(additive.length).toBe(Object.keys(sums).length);
    const counted = await json<{ sum: Record<string, number> }>(
      `/api/v1/${family.path}/count?sum=${additive.map(({ name: field }) => field)}${family.wholes ? '&wholes=true' : ''}&${filter}`,
    );
    for (const { name: field } of additive)
      expect(sums[field]?.replace(/ <small>.*/, ''), field).toBe(
        counted.sum[field]?.toLocaleString('en', { maximumFractionDigits: 2 }),
      );
  });

  it('count the parts of one protected area once', async () => {
    const parts = await json<{ totalArea: number; areaGroupId: number }[]>(
      '/api/v1/NaturalArea?name=Tayrona&fields=totalArea,areaGroupId',
    );
    expect(parts.length).toBeGreaterThan(1);
    const body = await bodyOf(`${addressOf('naturalArea')}?areaGroupId=${parts[0]?.areaGroupId}`);
    expect(sumsIn(body).totalArea).toBe(parts[0]?.totalArea.toLocaleString('en'));
  });

  it('state how many values they add up if some are unknown', async () => {
    const [all, known] = await Promise.all([
      json<{ count: number }>('/api/v1/City/count'),
      json<{ count: number }>('/api/v1/City/count?population[null]=false'),
    ]);
    expect(known.count).toBeLessThan(all.count);
    const written = (value: number) => value.toLocaleString('en');
    expect(sumsIn(await bodyOf(addressOf('city'))).population).toContain(
      `of ${written(known.count)} in ${written(all.count)}`,
    );
  });

  it('exist for amounts only', () => {
    const additive = engine.model.families.flatMap(({ record, fields }) =>
      fields.filter((field) => field.additive).map((field) => `${record}.${field.name}`),
    );
    expect(additive).toContain('City.population');
    expect(additive.join()).not.toMatch(/elevation|density|code|year|latitude|longitude|distance/i);
  });
});

/** The ids in the filter of a key. */
const idsIn = (body: string, name: string) =>
  [
    ...(new RegExp(`<select name="${name.replace('.', '\\.')}"[\\s\\S]*?</select>`)
      .exec(body)?.[0]
      .matchAll(/<option value="(\d+)"/g) ?? []),
  ].map(([, id]) => Number(id));

it('offers in a filter by place the places that occur', async () => {
  const { rows } = engine.catalog.table(engine.model.family('airport'));
  const page = await bodyOf(addressOf('airport'));
  for (const key of ['cityId', 'municipalityId', 'deparmentId']) {
    const occurring = new Set(rows.map((row) => row[key]).filter((id) => id !== null));
    expect(new Set(idsIn(page, key)), key).toEqual(occurring);
  }
  expect([...page.matchAll(/<option /g)].length).toBeLessThan(400);
});

it('offers in a filter by the area around a record the areas that occur', async () => {
  const cities = engine.catalog.table(engine.model.family('city')).rows;
  const { rows } = engine.catalog.table(engine.model.family('radio'));
  const departments = new Set(rows.map(({ cityId }) => cities.find(({ id }) => id === cityId)?.departmentId));
  departments.delete(undefined);
  expect(departments.size).toBeLessThan(33);
  expect(new Set(idsIn(await bodyOf(addressOf('radio')), 'city.departmentId'))).toEqual(departments);
});

describe.each(languages)('is shown in %s', (language) => {
  const areas = engine.model.families.filter(
    ({ boundary, coordinates, only }) => boundary && coordinates && only === undefined,
  );
  it.each(areas.map((family) => [family.record, family] as const))(
    '%s has a file of points and one of borders',
    async (_, family: ModelFamily) => {
      const body = await bodyOf(addressOf(family.name, language));
      const labels = { en: ['points', 'borders'], es: ['puntos', 'límites'] }[language];
      const kinds: unknown[] = [];
      for (const label of labels) {
        const [, href = ''] =
          new RegExp(`<a href="([^"]*)" download>GeoJSON \\(${label}\\)`).exec(body) ?? [];
        const { features } = await json<{ features: { geometry: { type: string } | null }[] }>(
          href.replaceAll('&amp;', '&'),
        );
        kinds.push(features.find(({ geometry }) => geometry !== null)?.geometry?.type);
      }
      expect(kinds).toEqual(['Point', expect.stringMatching(/Polygon$/)]);
    },
  );
});
