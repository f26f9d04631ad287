// The workloads: their requests, and the target for each.
import type { Service } from '../../src/app.js';
import type { Operation } from '../../src/engine/operations/operation.js';
import { readNamed } from '../../src/engine/operations/request/read-arguments.js';
import { fold } from '../../src/engine/text/fold.js';
import { createRandom } from '../random.js';
import { pathsOf } from '../requests-of.js';
import { recordAnswer } from './record-answers.js';
import type { BenchRequest } from './wrk.js';

type Rival = 'bare Node' | 'empty Node' | 'PostgreSQL build' | 'nginx' | 'json-server';

interface Workload {
  /** In people's words. */
  readonly name: string;
  /** Whether it has a row in docs/performance.md. All workloads are in the JSON file beside it. */
  readonly isInTable?: true;
  readonly requests: readonly BenchRequest[];
  /** The minimum ratio of our requests per second to a rival's. */
  readonly promises: Partial<Record<Rival, number>>;
  /** Rivals that support these requests. The default is bare Node alone. */
  readonly rivals?: readonly Rival[];
}

const plain = (url: string): BenchRequest => ({ url, headers: {} });

const SEED = 12_345;

function shuffled<T>(items: readonly T[]): T[] {
  const { next: random } = createRandom(SEED);
  return items
    .map((item) => [random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

export async function workloads(service: Service, origin: string): Promise<readonly Workload[]> {
  const rows = (name: string) => service.engine.catalog.table(service.model.family(name)).rows;
  const all = (id: string) => pathsOf(service, id).map(plain);
  const records = shuffled(all('cityById'));
  const held = await Promise.all(
    records.map(async ({ url }) => {
      const { headers } = await recordAnswer(origin, plain(url));
      return { url, headers: { 'If-None-Match': headers[headers.indexOf('etag') + 1] as string } };
    }),
  );
  const sortable = ['id', 'name', 'description', 'surface', 'population', 'postalCode', 'departmentId'];
  const sorted = sortable.flatMap((field) =>
    ['asc', 'desc'].map((direction) => plain(`/api/v1/City?sortBy=${field}&sortDirection=${direction}`)),
  );
  const named = service.model.families
    .filter(({ find, nameFields }) => find !== undefined && nameFields.includes('name'))
    .flatMap(({ name }) => rows(name).map((row) => String(row.name)));
  const { rare, frequent } = keywordsOf(rows('postalCode'));
  const search = (keyword: string) => plain(`/api/v1/PostalCode/search/${encodeURIComponent(keyword)}`);

  return [
    {
      name: 'a City by id',
      isInTable: true,
      requests: records,
      promises: { 'bare Node': 0.88, 'PostgreSQL build': 5 },
      rivals: ['bare Node', 'empty Node', 'nginx', 'PostgreSQL build', 'json-server'],
    },
    {
      name: 'a City by id, 304',
      isInTable: true,
      requests: held,
      promises: { 'bare Node': 0.9 },
    },
    {
      name: 'the whole City list',
      isInTable: true,
      requests: [plain('/api/v1/City')],
      promises: { 'bare Node': 0.95, 'PostgreSQL build': 20 },
      rivals: ['bare Node', 'nginx', 'PostgreSQL build', 'json-server'],
    },
    {
      name: 'the whole City list in Brotli',
      isInTable: true,
      requests: [{ url: '/api/v1/City', headers: { 'Accept-Encoding': 'br' } }],
      promises: { 'bare Node': 0.92 },
    },
    {
      name: 'the whole City list, sorted',
      requests: sorted,
      promises: { 'bare Node': 0.97 },
    },
    {
      name: 'the holidays of a year',
      isInTable: true,
      requests: Array.from({ length: 60 }, (_, at) => plain(`/api/v1/Holiday/year/${1990 + at}`)),
      promises: { 'bare Node': 0.91 },
      rivals: ['bare Node', 'empty Node', 'nginx'],
    },
    {
      name: 'the tourist attractions of a City',
      isInTable: true,
      requests: shuffled(all('cityTouristAttractions')).slice(0, 200),
      promises: {},
      rivals: ['bare Node', 'empty Node', 'nginx'],
    },
    {
      name: 'a page of 10 intangible heritages',
      requests: [1, 2, 3].map((page) =>
        plain(`/api/v1/IntangibleHeritage/pagedList?Page=${page}&PageSize=10`),
      ),
      promises: { 'bare Node': 0.93, 'PostgreSQL build': 20 },
      rivals: ['bare Node', 'PostgreSQL build'],
    },
    {
      name: 'the departments of a region',
      requests: all('regionDepartments'),
      promises: { 'bare Node': 0.8, 'PostgreSQL build': 20 },
      rivals: ['bare Node', 'nginx', 'PostgreSQL build'],
    },
    {
      name: 'the whole PostalCode list',
      requests: [plain('/api/v1/PostalCode')],
      promises: { 'PostgreSQL build': 20 },
      rivals: ['bare Node', 'nginx', 'PostgreSQL build', 'json-server'],
    },
    {
      name: 'a search with up to 10 hits, new each time',
      isInTable: true,
      requests: rare.map(search),
      promises: { 'bare Node': 0.46 },
    },
    {
      name: 'a search with 500 or more hits, new each time',
      isInTable: true,
      requests: frequent.map(search),
      promises: { 'bare Node': 0.4 },
    },
    {
      name: 'the whole Department list',
      requests: [plain('/api/v1/Department')],
      promises: { 'bare Node': 0.8 },
      rivals: ['bare Node', 'nginx'],
    },
    {
      name: 'the cities of a department',
      requests: all('departmentCities'),
      promises: { 'bare Node': 0.8 },
      rivals: ['bare Node', 'nginx'],
    },
    {
      name: 'a City by its name, new each time',
      requests: shuffled(
        rows('city').map(({ name }) => plain(`/api/v1/City/search/${encodeURIComponent(String(name))}`)),
      ),
      promises: { 'bare Node': 0.3 },
    },
    {
      name: 'the City list, `fields=id,name`',
      requests: [plain('/api/v1/City?fields=id,name')],
      promises: { 'bare Node': 0.5 },
    },
    {
      name: 'the cities of a department from a population on',
      requests: rows('department').map(({ id }) =>
        plain(`/api/v1/City?departmentId=${id}&population[gte]=100000`),
      ),
      promises: { 'bare Node': 0.3 },
    },
    {
      name: 'the 10 cities nearest to a point',
      isInTable: true,
      requests: shuffled(
        rows('city').map(({ latitude, longitude }) =>
          plain(`/api/v1/City?near=${latitude},${longitude}&limit=10&fields=id,name,distanceKm`),
        ),
      ),
      promises: { 'bare Node': 0.3 },
    },
    {
      name: 'the municipality of a point, new each time',
      isInTable: true,
      requests: randomPoints(service, 5000).map(({ lat, lon }) =>
        plain(`/api/v1/locate?lat=${lat}&lon=${lon}`),
      ),
      promises: { 'bare Node': 0.45 },
    },
    {
      name: 'the boundary of a City',
      requests: shuffled(all('cityBoundary')).slice(0, 200),
      promises: { 'bare Node': 0.9 },
      rivals: ['bare Node', 'nginx'],
    },
    {
      name: 'suggestions while people type',
      requests: keystrokes(named, '/api/v1/suggest'),
      promises: { 'bare Node': 0.3 },
    },
    {
      name: 'a search over all families while people type',
      requests: keystrokes(named, '/api/v1/search'),
      promises: { 'bare Node': 0.05 },
    },
  ];
}

/** Spread evenly over the box of the country, which includes sea and other countries. */
export function randomPoints(service: Service, count: number): readonly { lat: string; lon: string }[] {
  const { next: random } = createRandom(SEED);
  const locate = service.operations.find((each) => each.id === 'locate') as Operation;
  const points: { lat: string; lon: string }[] = [];
  while (points.length < count) {
    const point = { lat: (-4.3 + 17 * random()).toFixed(5), lon: (-79.1 + 12.3 * random()).toFixed(5) };
    const read = readNamed(locate, point);
    const answered = 'problem' in read ? read : service.engine.answer(locate, read.arguments);
    const isInside =
      !('problem' in answered) && !Buffer.from(answered.body).includes('"distanceToBorderKm":null');
    if (isInside) points.push(point);
  }
  return points;
}

/** Requests while people type names letter by letter. Every fifth name has a typo. */
function keystrokes(names: readonly string[], address: string): BenchRequest[] {
  const typed = shuffled(names)
    .slice(0, 600)
    .map((name, at) => (at % 5 === 0 ? `${name.slice(0, 3)}${name.slice(4)}` : name).toLowerCase());
  const parts = typed.flatMap((name) => [...name].slice(0, 16).map((_, at) => name.slice(0, at + 1).trim()));
  return shuffled([...new Set(parts)]).map((q) => plain(`${address}?q=${encodeURIComponent(q)}`));
}

/** Words that few records contain, and parts of words that very many contain. */
function keywordsOf(rows: readonly Readonly<Record<string, unknown>>[]): {
  rare: string[];
  frequent: string[];
} {
  const texts = rows.map((row) =>
    fold(
      Object.values(row)
        .filter((value) => typeof value === 'string')
        .join('\n'),
    ),
  );
  const words = new Map<string, number>();
  const pieces = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(text.match(/[a-z]{5,}/g))) words.set(word, (words.get(word) ?? 0) + 1);
    for (const piece of new Set(text.match(/[a-z]{4}/g))) pieces.set(piece, (pieces.get(piece) ?? 0) + 1);
  }
  const having = (counts: ReadonlyMap<string, number>, least: number, most: number) =>
    [...counts].filter(([, count]) => count >= least && count <= most).map(([word]) => word);
  const holding = (word: string) => texts.filter((text) => text.includes(word)).length;
  return {
    rare: shuffled(having(words, 1, 6))
      .filter((word) => holding(word) <= 10)
      .slice(0, 1500),
    frequent: shuffled(having(pieces, 500, 1500)).slice(0, 60),
  };
}
