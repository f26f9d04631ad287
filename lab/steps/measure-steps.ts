// The longest step of the most expensive requests of every route, the smallest of five measurements each.
import { type Service, surfacesOf } from '../../src/app.js';
import { isOnRecords, type Operation } from '../../src/engine/operations/operation.js';
import { requestPath } from '../../src/engine/operations/request/request-path.js';
import { readSettings } from '../../src/settings/settings.js';
import { requestsOf } from '../requests-of.js';
import { dearBodies } from './dear-bodies.js';
import { dearPages } from './dear-pages.js';
import type { DearRequest, DearRequests } from './dear-request.js';
import { startMetered } from './metered-server.js';

const SAMPLES = 5;
const SORT_KEYS = 5;
/** Letters of most names, and typos that make most searches expensive. */
const SLOW_KEYWORDS = ['a', 'e', 'o', 'universida nacionl de medelin antioqia', 'sn josee dl guaviarre'];

/** The most expensive requests that each operation allows: all of its records, in the formats and orders that take longest to write. */
const dearOperations = ({ operations, engine }: Service): readonly DearRequests[] =>
  operations.flatMap((operation) => {
    const bases = basesOf(operation, engine);
    return [
      { name: operation.id, requests: bases.map((path) => ({ path })) },
      ...measuredOptions(operation).map(([name, options]) => ({
        name: `${operation.id}, ${name}`,
        requests: bases.map((path, index): DearRequest => ({ path: withQuery(path, options(index)) })),
      })),
    ];
  });

/** Paths with values that find something, spread over all that there are. */
function basesOf(operation: Operation, engine: Service['engine']): readonly string[] {
  const found = requestsOf(operation, engine.catalog, SAMPLES);
  const keyword = operation.parameters.find(({ name }) => ['keyword', 'name', 'q'].includes(name));
  return Array.from({ length: SAMPLES }, (_, index) => {
    const values = {
      ...chosen(operation, index),
      ...found[index % Math.max(1, found.length)]?.values,
      ...(keyword && { [keyword.name]: SLOW_KEYWORDS[index] }),
    };
    return requestPath(operation.path, values);
  });
}

/** Chooses different values each time, so that no document comes from the cache. */
function chosen(operation: Operation, index: number): Readonly<Record<string, string>> {
  if (isOnRecords(operation) || !operation.cacheable) return {};
  const choices = operation.parameters.flatMap(({ name, required, type }) =>
    required || type.schema.enum === undefined ? [] : [[name, type.schema.enum] as const],
  );
  return Object.fromEntries(choices.map(([name, values]) => [name, String(values[index % values.length])]));
}

type OptionsAt = (index: number) => Readonly<Record<string, string>>;

function measuredOptions(operation: Operation): readonly (readonly [string, OptionsAt])[] {
  if (!isOnRecords(operation) || operation.result === 'one') return [];
  const { family } = operation;
  const offers = (name: string) => operation.option(name) !== undefined;
  if (!offers('format')) return [];
  const fields = family.fields.filter(({ kind }) => kind !== 'texts').map(({ name }) => name);
  // Another order each time, so that no response is cached.
  const sortBy = (index: number) =>
    Array.from({ length: Math.min(SORT_KEYS, fields.length) }, (_, at) => {
      const name = fields[(at + index) % fields.length] as string;
      return at % 2 === 1 ? `-${name}` : name;
    }).join();
  const expand = family.relations.flatMap(({ name, to }) => (to === 'one' ? [name] : [])).join();
  const near = offers('near') ? { near: '4.6,-74.1', radius: '2000' } : {};
  return [
    ['as a table', (index) => ({ format: 'csv', sortBy: sortBy(index), ...near })],
    ['as a map', (index) => ({ format: 'geojson', sortBy: sortBy(index), ...near })],
    ['with related records', (index) => ({ sortBy: sortBy(index), ...(expand !== '' && { expand }) })],
  ];
}

const withQuery = (path: string, options: Readonly<Record<string, string>>): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(options)}`;

interface StepsOfRequest {
  readonly name: string;
  readonly path: string;
  readonly longest: number;
  /** The longest step relative to a fixed piece of work, which takes about as long as a step may. */
  readonly ratio: number;
  readonly cost: number;
  readonly status: number;
  readonly bytes: number;
}

/** In milliseconds of processor time. */
export const LONGEST_STEP = 10;
const MEASUREMENTS = 5;
/** A step above this share of the reference is measured again. */
const NEAR = 0.7;

/** Requests of every route. A path without parameters is requested unchanged. */
export function dearRequests(service: Service): readonly DearRequests[] {
  const surfaces = surfacesOf(readSettings({}));
  const dear = [...dearOperations(service), ...dearPages(service, surfaces), ...dearBodies()];
  const plain = service.routes().filter(({ path, methods }) => methods.includes('GET') && !/[{*]/.test(path));
  const named = new Set(dear.flatMap(({ requests }) => requests.map(({ path }) => path)));
  return [
    ...dear,
    ...plain.flatMap(({ path }) => (named.has(path) ? [] : [{ name: path, requests: [{ path }] }])),
  ];
}

/** The requests of each route by method and path. HEAD is a GET without a body, and QUERY a cacheable POST. */
export function requestsByRoute(
  service: Service,
  dear: readonly DearRequests[],
): ReadonlyMap<string, readonly DearRequests[]> {
  const routes = service.routes().flatMap(({ path, methods }) => {
    const pattern = path
      .replace(/[.+]/g, '\\$&')
      .replace(/\{\w+\}/g, '[^/]+')
      .replace('/*', '/.+');
    return methods
      .filter((method) => method !== 'HEAD' && method !== 'QUERY')
      .map((method) => [`${method} ${path}`, new RegExp(`^${method} ${pattern}$`, 'i')] as const);
  });
  const isFor = (pattern: RegExp, { requests }: DearRequests) =>
    requests.some(({ path, method = 'GET' }) => pattern.test(`${method} ${path.split('?', 1)[0]}`));
  return new Map(routes.map(([route, pattern]) => [route, dear.filter((each) => isFor(pattern, each))]));
}

export interface AllSteps {
  readonly warmUp: number;
  /** Relative to the fixed piece of work. */
  readonly warmUpRatio: number;
  readonly requests: readonly StepsOfRequest[];
}

/**
 * Measures long steps again on the same server, and work once per edition on servers that have just started. A warm-up is long if a step
 * takes more than `mostAtStart` times the fixed piece of work.
 */
export async function measureSteps(
  dear: readonly DearRequests[],
  isLong: IsLong = isLongInReport,
  mostAtStart = 0,
): Promise<AllSteps> {
  const found = new Map<string, StepsOfRequest>();
  let [warmUp, warmUpRatio] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const isLeft = ({ name }: DearRequests) => {
    const best = found.get(name);
    return best === undefined || isLong(best);
  };
  for (let start = 0; start < MEASUREMENTS; start++) {
    const left = dear.filter(isLeft);
    if (left.length === 0 && warmUpRatio <= mostAtStart) break;
    const server = await startMetered();
    try {
      const { longest } = server.warmUp;
      const reference = await server.reference();
      [warmUp, warmUpRatio] = [Math.min(warmUp, longest), Math.min(warmUpRatio, longest / reference)];
      for (const each of left) keepSmallest(found, await measured(server, each, reference, isLong));
    } finally {
      await server.stop();
    }
  }
  return { warmUp, warmUpRatio, requests: dear.map(({ name }) => found.get(name) as StepsOfRequest) };
}

type IsLong = (step: Pick<StepsOfRequest, 'longest' | 'ratio'>) => boolean;

const isLongInReport: IsLong = ({ longest, ratio }) => longest > LONGEST_STEP || ratio > 1;

function keepSmallest(found: Map<string, StepsOfRequest>, next: StepsOfRequest): void {
  const before = found.get(next.name);
  if (before === undefined || next.ratio < before.ratio) found.set(next.name, next);
}

/** Until one is short enough. */
async function measured(
  server: Awaited<ReturnType<typeof startMetered>>,
  { name, requests }: DearRequests,
  reference: number,
  isLong: IsLong,
): Promise<StepsOfRequest> {
  let best: StepsOfRequest | undefined;
  for (const each of requests) {
    const { longest, cost, status, bytes } = await server.measure(each);
    // Near the limit the reference is measured again, because the load of the machine changes.
    const ratio = longest / (longest > NEAR * reference ? await server.reference() : reference);
    if (best === undefined || ratio < best.ratio)
      best = { name, path: each.path.slice(0, 100), longest, ratio, cost, status, bytes };
    if (!isLong(best)) break;
  }
  return best as StepsOfRequest;
}
