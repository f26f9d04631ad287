// Requests to every family and calculator, with records, missing records and invalid values.

import type { Random } from '../../lab/random.js';
import type { Service } from '../../src/app.js';
import { latitudeOf, longitudeOf } from '../../src/engine/boundaries/arcs.js';
import type { ModelFamily, Row } from '../../src/engine/model/model.js';
import { nameOf } from '../../src/engine/model/read-row.js';
import { isListed } from '../../src/engine/operations/operation.js';
import { fold } from '../../src/engine/text/fold.js';

export interface Case {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const SPANISH = { 'accept-language': 'es-CO,es;q=0.9' };

export function casesOf({ engine }: Service, random: Random): readonly Case[] {
  const { model, catalog } = engine;
  return [
    ...model.families
      .filter(isListed)
      .flatMap((family) => ofFamily(family, catalog.table(family).rows, random)),
    ...calendar.flatMap((path) => [{ path }, { path, headers: SPANISH }]),
    ...points(engine, random).map((at) => ({ path: `/api/v1/locate?${at}` })),
    ...others.map((path) => ({ path })),
  ];
}

function ofFamily(family: ModelFamily, rows: readonly Row[], random: Random): readonly Case[] {
  const at = `/api/v1/${family.path}`;
  const row = random.pick(rows);
  const name = nameOf(family, row);
  const ids = rows.map(({ id }) => id as number);
  const missing = Math.max(...ids) + random.integer(1, 50);
  const sorted = random.pick(family.fields.filter(({ kind }) => kind !== 'texts')).name;
  const texts = family.fields.filter(({ kind }) => kind === 'text').map((field) => field.name);
  const list = family.lists.length === 0 ? undefined : random.pick(family.lists);
  const relation = family.relations.find(({ to }) => to === 'one');
  const paths = [
    at,
    `${at}/${row.id}`,
    `${at.toUpperCase()}/${row.id}/`,
    `${at}/${missing}`,
    `${at}/0`,
    `${at}/1.5`,
    `${at}/${encodeURIComponent(name)}`,
    `${at}/%zz`,
    `${at}?sortBy=${sorted}&sortDirection=desc&limit=7&offset=3`,
    `${at}?sortBy=-${random.pick(texts)},id&limit=40`,
    `${at}?sortBy=nothing`,
    `${at}/pagedList?Page=2&PageSize=3&SortBy=${random.pick(texts)}&SortDirection=desc`,
    `${at}/pagedList?Page=0`,
    `${at}/count`,
    `${at}?id[gte]=${random.pick(ids)}&fields=id,${random.pick(texts)}`,
    `${at}?${random.pick(texts)}[contains]=${encodeURIComponent(fold(name).slice(0, 3))}&relations=omit`,
    `${at}?nonsense=1&fields=id`,
    `${at}?relations=null&limit=5`,
    `${at}/${row.id}?fields=all`,
    `${at}/${row.id}?format=jsonld`,
    `${at}?format=csv&limit=20`,
    `${at}/name/${encodeURIComponent(fold(name).toUpperCase())}`,
    `${at}/search/${encodeURIComponent(name.slice(0, 4))}?limit=9`,
    ...(relation === undefined ? [] : [`${at}/${row.id}?expand=${relation.name}`]),
    ...(list === undefined
      ? []
      : [`${at}/${row.id}/${list.segments[0]}`, `${at}/${missing}/${list.segments[0]}`]),
    ...(family.coordinates === undefined
      ? []
      : [`${at}?near=4.65,-74.1&limit=5`, `${at}?within=Department/5&format=geojson&fields=id`]),
  ];
  return [
    ...paths.map((path) => ({ path })),
    { path: `${at}/${missing}`, headers: SPANISH },
    { path: `${at}/x`, headers: SPANISH },
    { path: `${at}?limit=4`, headers: { accept: 'text/csv' } },
  ];
}

const calendar = [
  ...[1983, 1984, 2023, 2024, 2026, 2030, 9999].map((year) => `/api/v1/Holiday/year/${year}`),
  '/api/v1/Holiday/year/2026?includeSunday=true',
  '/api/v1/Holiday/year/2026?fields=all&sortBy=-name',
  '/api/v1/Holiday/year/2026/month/7',
  '/api/v1/Holiday/year/2026/month/13',
  '/api/v1/Holiday/year/2026/longWeekends',
  '/api/v1/Holiday/next?from=2026-12-24',
  '/api/v1/Holiday/next?from=2026-02-30',
  '/api/v1/Holiday/date/2026-07-13',
  '/api/v1/Holiday/date/2026-07-11?saturday=true',
  '/api/v1/Holiday/date/24.12.2026',
  '/api/v1/WorkingDay/add?from=2026-12-24&days=5',
  '/api/v1/WorkingDay/add?from=2026-12-24&days=-250&saturday=true',
  '/api/v1/WorkingDay/add?from=2026-12-24&days=250&skipped=false',
  '/api/v1/WorkingDay/add?from=2100-12-24&days=50',
  '/api/v1/WorkingDay/add',
  '/api/v1/WorkingDay/count?from=2026-01-01&to=2026-12-31',
  '/api/v1/WorkingDay/count?from=2026-12-31&to=2025-01-01&skipped=false',
];

/** Points in towns, anywhere around the country, exactly on borders, and with swapped coordinates. */
function points({ model, catalog }: Service['engine'], random: Random): readonly string[] {
  const { drawn } = model.levels as NonNullable<typeof model.levels>;
  const boundary = drawn.boundary as NonNullable<ModelFamily['boundary']>;
  const { grid, x, y } = catalog.arcs(boundary, 'fine');
  const some = (count: number, make: () => string) => Array.from({ length: count }, make);
  const { rows } = catalog.table(drawn);
  return [
    ...some(20, () => {
      const { latitude, longitude } = random.pick(rows);
      return `lat=${latitude}&lon=${longitude}`;
    }),
    ...some(40, () => {
      const at = random.below(x.length);
      return `lat=${latitudeOf(grid, y[at] as number)}&lon=${longitudeOf(grid, x[at] as number)}`;
    }),
    ...some(
      40,
      () => `point=${random.integer(-5000, 14_000) / 1000},${random.integer(-82_000, -66_000) / 1000}`,
    ),
    ...[
      'lat=2.9675&lon=-78.18028',
      'lat=2.9&lon=-78.25',
      'lat=-81.6&lon=4.0033',
      'point=-74.1,4.65',
      'lat=0&lon=0',
      'lat=91&lon=0',
      'lat=4,65&lon=-74,1',
      'lat=4.65',
      'lat=1&lon=2&x=3',
    ],
  ];
}

const others = [
  '/api/v1/Country/Colombia',
  '/api/v1/NaturalArea/1',
  '/api/v1/City/167/population',
  '/api/v1/City/167/population?series=all&sortBy=-year&limit=5',
  '/api/v1/Department/2/population?fields=*&limit=3',
  '/api/v1/City/167/ethnicPopulation',
  '/api/v1/Population?year=2025&level=Department',
  '/api/v1/City?format=geojson&geometry=boundary&departmentId=1&fields=id',
  '/api/v1/City/167?format=geojson&geometry=boundary',
  '/api/v1/City/05001',
  '/api/v1/City/5001',
  '/api/v1/Department/search/BOGOTA',
  '/api/v1/City/search/%20',
  `/api/v1/City/search/${'a'.repeat(1001)}`,
  '/api/v1/City?limit=%ZZ',
  '/api/v1/President/year/1998',
];
