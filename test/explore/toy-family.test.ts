// A family that the explorer has never heard of: its places are points, its records are counted, the heaviest are on the front page.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createService, type Service, surfacesOf } from '../../src/app.js';
import type { Dataset } from '../../src/dataset/dataset.js';
import { readDatasetFiles } from '../../src/dataset/read-dataset-files.js';
import { colombia, families } from '../../src/families/index.js';
import { defineModel } from '../../src/model/define-model.js';
import { defineFamily } from '../../src/model/family.js';
import { integer, number, text } from '../../src/model/field.js';
import { many, one } from '../../src/model/relation.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { readSettings } from '../../src/settings/settings.js';
import { areasIn } from './read-explore.js';

const lighthouse = defineFamily({
  record: 'Lighthouse',
  file: 'lighthouses.json',
  title: { en: 'Lighthouses', es: 'Faros' },
  noun: { en: 'a lighthouse', es: 'un faro' },
  all: { en: 'all lighthouses', es: 'todos los faros' },
  about: { en: 'Lighthouses, for this test.', es: 'Faros, para esta prueba.' },
  fields: {
    id: integer().about({ en: 'Its number.', es: 'Su número.' }),
    name: text().about({ en: 'Its name.', es: 'Su nombre.' }),
    height: number().unit('m').about({ en: 'Its height.', es: 'Su altura.' }),
    cityId: integer().about({ en: 'Where it is.', es: 'Dónde está.' }),
    latitude: number().about({ en: 'Latitude.', es: 'Latitud.' }),
    longitude: number().about({ en: 'Longitude.', es: 'Longitud.' }),
  },
  relations: { city: one('city', 'cityId') },
  coordinates: { latitude: 'latitude', longitude: 'longitude' },
  find: { order: 1, weight: 'height' },
  embeds: ['city'],
});

const rows = [
  { id: 1, name: 'Faro Alto', height: 40, cityId: 12, latitude: 1.5, longitude: -69.5 },
  { id: 2, name: 'Faro Bajo', height: 4, cityId: 12, latitude: 6.2, longitude: -75.5 },
];

let service: Service;
const get = async (url: string) => (await service.server.inject(url)).body;

beforeAll(async () => {
  const files = await readDatasetFiles(colombia, join(projectFolder(), 'data'));
  const location = (index: number) => ({ file: 'data/lighthouses.json', line: index + 2 });
  const [source] = files.sources;
  const dataset: Dataset = {
    ...files,
    families: new Map([...files.families, ['lighthouse', { rows, location }]]),
    provenance: [
      ...files.provenance,
      ...Object.keys(lighthouse.fields).map((field) => ({
        family: 'lighthouse',
        field,
        source: source?.id ?? '',
      })),
    ],
  };
  const city = {
    ...families.city,
    lists: { ...families.city.lists, lighthouses: many('lighthouse', 'cityId') },
  };
  const model = defineModel({ ...families, city, lighthouse } as unknown as typeof families);
  service = createService({ model, dataset, surfaces: surfacesOf(readSettings({})) });
});
afterAll(() => service.server.close());

it.each([
  ['/en/explore', 'Lighthouses', '/en/data/lighthouses'],
  ['/es/explorar', 'Faros', '/es/datos/faros'],
])('is on the map at %s', async (path, title, table) => {
  const text = await get(`${path}?city=12&by=lighthouses&points=lighthouse`);
  expect(text).toContain(
    `value="lighthouse" checked data-source="/api/v1/Lighthouse?format=geojson&amp;fields=id,name" data-table="${table}"`,
  );
  expect(text).toContain(`<option value="lighthouses" selected>${title}</option>`);
  expect(text).toContain(`<a href="${table}?cityId=12">${title}</a> <span class="count">2</span>`);
  const areas = areasIn(text);
  expect(areas[0]).toMatchObject({ id: 12, value: '2' });
  expect(areas.slice(1).every(({ value }) => value === '0')).toBe(true);
});

it('is a door on the front page', async () => {
  expect(await get('/en')).toContain(
    '<a href="/en/data/lighthouses/faro-alto-1" aria-label="Faro Alto (Lighthouses)">',
  );
});
