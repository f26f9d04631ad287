// A client of the public service, typed by its description as openapi-typescript reads it: its names of records and parameters.
import createClient from 'openapi-fetch';
import type { components, paths } from './generated/public.js';

type City = components['schemas']['City'];

const client = createClient<paths>({ baseUrl: process.argv[2] as string });

const list = await client.GET('/api/v1/Department/{id}/naturalareas', {
  params: { path: { id: 2 }, query: { sortBy: 'name', sortDirection: 'desc' } },
});
const page = await client.GET('/api/v1/City/pagedList', { params: { query: { Page: 2, PageSize: 10 } } });

const cities: readonly City[] = page.data?.data ?? [];
const ofCity = ({ id, department }: City) => [id, department?.name];
console.log(JSON.stringify({ areas: list.data?.map(({ name }) => name), onPage: cities.map(ofCity) }));
