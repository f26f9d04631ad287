// One declaration and its rows are all a family needs: added in memory, it is found on every surface.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createService, type Service } from '../../src/app.js';
import type { Dataset } from '../../src/dataset/dataset.js';
import { readDatasetFiles } from '../../src/dataset/read-dataset-files.js';
import { colombia, families } from '../../src/families/index.js';
import { defineModel } from '../../src/model/define-model.js';
import { defineFamily } from '../../src/model/family.js';
import { integer, number, text } from '../../src/model/field.js';
import { one } from '../../src/model/relation.js';
import { projectFolder } from '../../src/settings/project-folder.js';

const lighthouse = defineFamily({
  record: 'Lighthouse',
  file: 'lighthouses.json',
  about: 'Lighthouses, for this test.',
  fields: {
    id: integer(),
    name: text(),
    code: text(),
    height: number().nullable(),
    keeper: text().nullable().extended(),
    cityId: integer(),
  },
  relations: { city: one('city', 'cityId') },
  search: ['name', 'city.name'],
  codes: ['code'],
  embeds: ['city'],
});

const rows = [
  { id: 1, name: 'Faro Ñato', code: 'F-1', height: null, keeper: 'Inés', cityId: 1 },
  { id: 4, name: 'Faro Alto', code: 'F-4', height: 21.5, keeper: null, cityId: 2 },
];

let service: Service;
const get = async (url: string) => {
  const answer = await service.server.inject(url);
  return { status: answer.statusCode, json: answer.json() };
};

beforeAll(async () => {
  const files = await readDatasetFiles(colombia, join(projectFolder(), 'data'));
  const place = (index: number) => ({ file: 'data/lighthouses.json', line: index + 2 });
  const dataset: Dataset = {
    ...files,
    families: new Map([...files.families, ['lighthouse', { rows, place }]]),
  };
  service = createService({ model: defineModel({ ...families, lighthouse }), dataset });
});
afterAll(() => service.server.close());

it('answers every kind of operation', async () => {
  const list = await get('/api/v1/Lighthouse');
  expect(list.json.map(({ id }: { id: number }) => id)).toEqual([1, 4]);
  expect(Object.keys(list.json[0])).toEqual(['id', 'name', 'code', 'height', 'cityId', 'city']);
  expect(list.json[0].city).toMatchObject({ id: 1, name: 'Leticia', department: null, airports: null });
  expect((await get('/api/v1/Lighthouse/4')).json).toEqual(list.json[1]);
  expect((await get('/api/v1/Lighthouse/name/nato')).json).toEqual([list.json[0]]);
  expect((await get('/api/v1/Lighthouse/search/leticia')).json).toEqual([list.json[0]]);
  expect((await get('/api/v1/Lighthouse/code/f-4')).json).toEqual([list.json[1]]);
  expect((await get('/api/v1/Lighthouse?sortBy=height')).json).toEqual([list.json[1], list.json[0]]);
  const page = await get('/api/v1/Lighthouse/pagedList?Page=2&PageSize=1');
  expect(page.json).toEqual({ page: 2, pageSize: 1, totalRecords: 2, pageCount: 2, data: [list.json[1]] });
});

it('is found by its errors', async () => {
  expect((await get('/api/v1/Lighthouse/3')).json.nearest).toBe('/api/v1/Lighthouse/4');
  expect((await get('/api/v1/Lighthose')).json.nearest).toBe('/api/v1/Lighthouse');
  const sorted = await get('/api/v1/Lighthouse?sortBy=keeper');
  expect(sorted.json.errors[0].allowed).toEqual(['id', 'name', 'code', 'height', 'cityId']);
});

it('is in the index, the description and the documentation', async () => {
  const index = (await get('/api/v1')).json.families.find(
    ({ record }: { record: string }) => record === 'Lighthouse',
  );
  expect(index.rows).toBe(2);
  expect(index.paths).toHaveLength(6);
  const description = (await get('/openapi.json')).json;
  expect(Object.keys(description.paths).filter((path) => path.includes('Lighthouse'))).toEqual(index.paths);
  expect(description.components.schemas.Lighthouse.required).not.toContain('keeper');
  expect((await service.server.inject('/docs')).body).toContain('Lighthouse');
});
