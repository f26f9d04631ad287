// Five operations with the types of openapi-typescript and the client openapi-fetch.
import createClient from 'openapi-fetch';
import type { paths } from './generated/openapi-typescript.js';

const client = createClient<paths>({
  baseUrl: process.argv[2] as string,
  // Filters are separate parameters, and their names contain brackets unencoded.
  querySerializer: { object: { style: 'form', explode: true } },
});

const list = await client.GET('/api/v1/City', { params: { query: { sortBy: '-population', limit: 3 } } });
const one = await client.GET('/api/v1/Department/{id}', { params: { path: { id: 2 } } });
const search = await client.GET('/api/v1/City/search/{keyword}', { params: { path: { keyword: 'bogota' } } });
const page = await client.GET('/api/v1/City/pagedList', { params: { query: { Page: 2, PageSize: 10 } } });
const holidays = await client.GET('/api/v1/Holiday/year/{year}', { params: { path: { year: 2026 } } });
const filtered = await client.GET('/api/v1/City', {
  params: { query: { fields: 'name', filters: { 'population[gte]': 1_000_000, departmentId: 2 } } },
});
const matched = await client.POST('/api/v1/match', { body: { rows: [{ place: 'MEDELLIN' }] } });
const located = await client.POST('/api/v1/locate', {
  body: { points: [[4.65, -74.1], { lat: 4.65, lon: -74.1 }] },
});
const unknown = await client.GET('/api/v1/City/{id}', { params: { path: { id: 999_999 } } });

const largest: readonly string[] | undefined = list.data?.map(({ name }) => name);
const capital: string | undefined = one.data?.cityCapital?.name;
console.log(
  JSON.stringify({
    largest,
    department: one.data?.name,
    capital,
    found: search.data?.[0]?.name,
    page: page.data?.page,
    onPage: page.data?.data.map(({ id, department }) => [id, department?.name]),
    holidays: holidays.data?.map(({ date, name }) => [date, name]),
    filtered: filtered.data?.map(({ name }) => name),
    matched: matched.data?.rows.map(({ row, daneCode, error }) => [row, daneCode, error]),
    located: located.data?.points.map(({ city }) => city?.daneCode),
    unknown: [unknown.error?.status, unknown.error?.nearest],
  }),
);
