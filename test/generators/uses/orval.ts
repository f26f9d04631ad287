// Five operations with the fetch client of orval.
import {
  cityById,
  cityList,
  cityPage,
  citySearch,
  departmentById,
  getCityListUrl,
  holidayOfYear,
  locateAll,
  match,
} from './generated/orval.js';

const list = await cityList({ sortBy: '-population', limit: 3 });
const one = await departmentById(2);
const search = await citySearch('bogota');
const page = await cityPage({ Page: 2, PageSize: 10 });
const holidays = await holidayOfYear(2026);
const matched = await match({ rows: [{ place: 'MEDELLIN' }] });
const located = await locateAll({ points: [[4.65, -74.1], { lat: 4.65, lon: -74.1 }] });
const unknown = await cityById(999_999);
if (list.status !== 200 || one.status !== 200 || search.status !== 200) throw new Error('Not found.');
if (page.status !== 200 || holidays.status !== 200) throw new Error('Not found.');
if (matched.status !== 200 || located.status !== 200) throw new Error('Refused.');
if (unknown.status !== 404) throw new Error('Found.');

// It does not write objects into a query, so filters are added to its URL.
const filters = new URLSearchParams({ 'population[gte]': '1000000', departmentId: '2' });
const filtered = (await (await fetch(`${getCityListUrl({ fields: 'name' })}&${filters}`)).json()) as Pick<
  (typeof list.data)[number],
  'name'
>[];

const largest: readonly string[] = list.data.map(({ name }) => name);
const capital: string | undefined = one.data.cityCapital?.name;
console.log(
  JSON.stringify({
    largest,
    department: one.data.name,
    capital,
    found: search.data[0]?.name,
    page: page.data.page,
    onPage: page.data.data.map(({ id, department }) => [id, department?.name]),
    holidays: holidays.data.map(({ date, name }) => [date, name]),
    filtered: filtered.map(({ name }) => name),
    matched: matched.data.rows.map(({ row, daneCode, error }) => [row, daneCode, error]),
    located: located.data.points.map(({ city }) => city?.daneCode),
    unknown: [unknown.data.status, unknown.data.nearest],
  }),
);
