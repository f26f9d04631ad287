// Tables without scripts: the number of rows of each choice, groups, filters by the area around a record, and the way to the map.
import { expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';

const { address } = await sharedService();
const get = async (path: string) => {
  const response = await fetch(`${address}${path}`, { redirect: 'manual' });
  return { status: response.status, text: await response.text() };
};
const page = async (path: string) => (await get(path)).text;

interface Counted {
  readonly groups: readonly { readonly value: unknown; readonly count: number }[];
}

it.each([
  ['/en/data/municipalities', 'departmentId', 'City/count?countBy=departmentId'],
  [
    '/es/datos/municipios?population[gte]=100000',
    'departmentId',
    'City/count?countBy=departmentId&population[gte]=100000',
  ],
  ['/es/datos/municipios?departmentId=2', 'departmentId', 'City/count?countBy=departmentId'],
  [
    '/en/data/populated-centres?city.departmentId=2',
    'type',
    'UrbanCenter/count?countBy=type&city.departmentId=2',
  ],
])('%s has the counts of the API for each %s', async (path, field, request) => {
  const text = await page(path);
  const select = new RegExp(`<select name="${field}"[\\s\\S]*?</select>`).exec(text)?.[0] ?? '';
  const counts = new Map(
    [...select.matchAll(/<option value="([^"]+)"[^>]*>[^<]* \(([\d.,]+)\)</g)].map(([, value, count]) => [
      value,
      Number((count as string).replace(/[.,]/g, '')),
    ]),
  );
  const { groups } = JSON.parse(await page(`/api/v1/${request}`)) as Counted;
  expect(groups.length).toBeGreaterThan(1);
  for (const { value, count } of groups) expect(counts.get(String(value)), String(value)).toBe(count);
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(
    groups.reduce((sum, { count }) => sum + count, 0),
  );
});

it.each([
  ['/en/data/municipalities?group=departmentId', 'Rows by department', 33],
  ['/es/datos/municipios?population[gte]=100000&group=type', 'Filas por tipo', 1],
])('%s lists its groups, each a link to its rows', async (path, title, count) => {
  const text = await page(path);
  const section = /<section class="groups">([\s\S]*?)<\/section>/.exec(text)?.[1] ?? '';
  expect(section).toContain(`<h2>${title}</h2>`);
  const links = [...section.matchAll(/href="([^"]*)"[^>]*>[^<]*<\/a> <span class="count">([\d.,]+)/g)];
  expect(links).toHaveLength(count);
  const [, href = '', rows = ''] = links[0] ?? [];
  expect(await page(href.replaceAll('&amp;', '&'))).toMatch(
    new RegExp(`class="tally" role="status">${rows} (of|de) `),
  );
});

it('returns 400 for a group that the table does not have', async () => {
  const { status, text } = await get('/en/data/municipalities?group=name');
  expect(status).toBe(400);
  expect(text).toContain('group');
});

it.each([
  ['/en/data/airports?deparmentId=2', '/en/explore?points=airport&amp;airport.deparmentId=2'],
  ['/es/datos/volcanes', '/es/explorar?points=volcano'],
  ['/en/data/postal-codes', undefined],
  ['/en/data/airports?of=Department/2/airports', undefined],
])('%s has its rows on the map at %s', async (path, expected) => {
  expect(/<a class="to-map" href="([^"]*)"/.exec(await page(path))?.[1]).toBe(expected);
});

it('requests for the map only the rows of known filters, and at most some of them', async () => {
  const many = Array.from({ length: 40 }, (_, nth) => `&airport.name[contains]=${nth}`).join('');
  const source = async (query: string) =>
    /value="airport"[^>]* data-source="([^"]*)"/.exec(await page(`/en/explore?points=airport${query}`))?.[1];
  expect(await source('&airport.deparmentId=2')).toBe(
    '/api/v1/Airport?format=geojson&amp;fields=id,name&amp;deparmentId=2',
  );
  for (const query of ['', '&airport.foo=2', `&airport.name=${'x'.repeat(201)}`, '&volcano.name=x'])
    expect(await source(query)).toBe('/api/v1/Airport?format=geojson&amp;fields=id,name');
  expect((await source(many))?.match(/contains/g)?.length).toBeLessThanOrEqual(12);
});

it('lists municipalities with their codes', async () => {
  expect(await page('/en/data/municipalities')).toContain('data-sort="daneCode"');
});
