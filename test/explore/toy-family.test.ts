// A family that is unknown to the map appears on it. Its places are points, its records are counted, and the heaviest are on the front
// page.
import { afterAll, expect, it } from 'vitest';
import { LIT, serviceWithLighthouses } from '../surfaces/lighthouses.js';
import { areasIn, coloursIn } from './read-explore.js';

const service = await serviceWithLighthouses();
afterAll(() => service.server.close());
const get = async (url: string) => (await service.server.inject(url)).body;

it.each([
  ['/en/explore', 'Lighthouses', '/en/data/lighthouses'],
  ['/es/explorar', 'Faros', '/es/datos/faros'],
])('is on the map at %s', async (path, title, table) => {
  const text = await get(`${path}?city=12&by=lighthouses&points=lighthouse`);
  expect(text).toContain(
    `value="lighthouse" checked data-source="/api/v1/Lighthouse?format=geojson&amp;fields=id,name" data-table="${table}"`,
  );
  expect(text).toContain(`<option value="lighthouses" selected>${title}</option>`);
  expect(text).toContain(`<a href="${table}?cityId=12">${title}</a> <span class="count">1</span>`);
  const areas = areasIn(text);
  expect(areas[0]).toMatchObject({ id: 12, value: '1' });
  expect(areas.slice(1).every(({ value }) => value === '0')).toBe(true);
});

it.each([
  ['/en/explore', 'Lit coast', '12.5'],
  ['/es/explorar', 'Costa iluminada', '12,5'],
])('a new figure of areas colours them at %s', async (path, label, value) => {
  const text = await get(`${path}?by=litShare`);
  expect(text).toMatch(new RegExp(`<option value="litShare" selected>${label}`));
  const areas = areasIn(text);
  expect(areas.length).toBe(33);
  expect(areas.find(({ id }) => id === LIT.department)).toMatchObject({ value });
  expect(coloursIn(text).get(`department-${LIT.department}`)).not.toBe('0');
  expect([...coloursIn(text).values()].filter((colour) => colour !== '0')).toHaveLength(1);
});

it('has a link on the front page to the example of the family', async () => {
  expect(await get('/en')).toContain(
    '<a href="/en/data/lighthouses/faro-alto-4" aria-label="Faro Alto (Lighthouses)">',
  );
});
