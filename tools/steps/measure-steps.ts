// The longest step of the most expensive requests of every route, the smallest of five measurements each.
import type { Service } from '../../src/app.js';
import { surfacesOf } from '../../src/app.js';
import { readSettings } from '../../src/settings/settings.js';
import { dearBodies } from './dear-bodies.js';
import { dearOperations } from './dear-operations.js';
import { dearPages } from './dear-pages.js';
import type { DearRequests } from './dear-request.js';
import { type MeteredServer, startMetered } from './metered-server.js';

interface StepsOfRequest {
  readonly name: string;
  /** The one that took so long. */
  readonly path: string;
  readonly longest: number;
  readonly cost: number;
  readonly status: number;
  readonly bytes: number;
}

/** In milliseconds of processor time. */
export const LONGEST_STEP = 10;
const MEASUREMENTS = 5;

/** Requests of every route; a path without parameters is requested as it is. */
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

/** The requests that each route receives, under its method and path; HEAD is a GET without its body, and QUERY a cacheable POST. */
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
  readonly requests: readonly StepsOfRequest[];
}

/** Work that is done once per edition is measured again on servers that have just started. */
export async function measureSteps(
  dear: readonly DearRequests[],
  report: (name: string) => void = () => {},
): Promise<AllSteps> {
  const found = new Map<string, StepsOfRequest>();
  let warmUp = Number.POSITIVE_INFINITY;
  const isLong = ({ name }: DearRequests) => (found.get(name)?.longest ?? LONGEST_STEP + 1) > LONGEST_STEP;
  for (let start = 0; start < MEASUREMENTS; start++) {
    const left = dear.filter(isLong);
    if (left.length === 0) break;
    const server = await startMetered();
    try {
      warmUp = Math.min(warmUp, server.warmUp.longest);
      for (const each of left) {
        report(each.name);
        keepSmallest(found, await measured(server, each));
      }
    } finally {
      await server.stop();
    }
  }
  return { warmUp, requests: dear.map(({ name }) => found.get(name) as StepsOfRequest) };
}

function keepSmallest(found: Map<string, StepsOfRequest>, next: StepsOfRequest): void {
  const before = found.get(next.name);
  if (before === undefined || next.longest < before.longest) found.set(next.name, next);
}

/** Until one is short enough. */
async function measured(server: MeteredServer, { name, requests }: DearRequests): Promise<StepsOfRequest> {
  let best: StepsOfRequest | undefined;
  for (const each of requests) {
    const { longest, cost, status, bytes } = await server.measure(each);
    if (best === undefined || longest < best.longest)
      best = { name, path: each.path.slice(0, 100), longest, cost, status, bytes };
    if (longest <= LONGEST_STEP) break;
  }
  return best as StepsOfRequest;
}
