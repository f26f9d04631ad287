// Five operations with the client of @hey-api/openapi-ts.
import { client } from './generated/hey-api/client.gen.js';
import {
  cityById,
  cityList,
  cityPage,
  citySearch,
  departmentById,
  holidayOfYear,
  locateAll,
  match,
} from './generated/hey-api/sdk.gen.js';

client.setConfig({ baseUrl: process.argv[2] as string });

const list = await cityList({ query: { sortBy: '-population', limit: 3 } });
const one = await departmentById({ path: { id: 2 } });
const search = await citySearch({ path: { keyword: 'bogota' } });
const page = await cityPage({ query: { Page: 2, PageSize: 10 } });
const holidays = await holidayOfYear({ path: { year: 2026 } });
const filtered = await cityList({
  query: { fields: 'name', filters: { 'population[gte]': 1_000_000, departmentId: 2 } },
});
const matched = await match({ body: { rows: [{ place: 'MEDELLIN' }] } });
const located = await locateAll({ body: { points: [[4.65, -74.1], { lat: 4.65, lon: -74.1 }] } });
const unknown = await cityById({ path: { id: 999_999 } });

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
