// Responses without a server have the status and the bytes of the real ones.
import { beforeAll, expect, it } from 'vitest';
import type { Offline } from '../../client/offline/index.js';
import { createRandom } from '../../lab/random.js';
import { decoded } from '../../src/engine/operations/request/request-path.js';
import { seed } from '../contract/seed.js';
import { nearlyValidRequest } from '../fuzz/nearly-valid-request.js';
import { readSubject } from '../fuzz/subject.js';
import { validRequest } from '../fuzz/valid-request.js';
import { type SharedService, sharedService } from '../system/shared-service.js';
import { fewer, part } from '../system/size.js';
import { builtOffline } from './built-offline.js';
import { type Case, casesOf } from './cases.js';

let shared: SharedService;
let offline: Offline;
beforeAll(async () => {
  shared = await sharedService();
  const { createOffline, read } = await builtOffline();
  offline = await createOffline(read);
});

const DESCRIBING = [
  'content-type',
  'content-language',
  'content-disposition',
  'x-total-count',
  'atlas-ignored',
];

async function facts(response: Response) {
  const headers = DESCRIBING.map((name) => [name, response.headers.get(name)]);
  const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
  return JSON.stringify({ status: response.status, headers, body });
}

/** Undefined if they are equal. */
async function difference({ path, headers = {} }: Case) {
  const [server, here] = await Promise.all([
    fetch(`${shared.address}${path}`, { headers }).then(facts),
    offline.fetch(path, { headers }).then(facts),
  ]);
  if (server === here) return undefined;
  const at = [...server].findIndex((sign, index) => sign !== here[index]);
  const part = (text: string) => text.slice(Math.max(0, at - 100), at + 200);
  return { path, headers, server: part(server), offline: part(here) };
}

async function differences(cases: readonly Case[]) {
  const found: unknown[] = [];
  for (const each of cases) found.push(await difference(each));
  return found.filter((each) => each !== undefined);
}

async function supportedPaths(): Promise<readonly string[]> {
  const { supported } = (await (await offline.fetch('/api/v1/match', { method: 'POST' })).json()) as {
    supported: readonly string[];
  };
  return supported;
}

it('returns the bytes of the service for several hundred requests to every family and calculator', async () => {
  const cases = casesOf(shared.service, createRandom(seed));
  expect(cases.length).toBeGreaterThan(600);
  expect(await differences(part(cases, 6))).toEqual([]);
});

it('returns the bytes of the service for random requests, valid and nearly valid', async () => {
  const subject = await readSubject();
  const supported = new Set(await supportedPaths());
  const operations = subject.operations.filter(({ path }) => supported.has(path));
  const picking = { ...subject, pickOperation: (random: typeof drawn) => random.pick(operations) };
  const drawn = createRandom(seed);
  const cases = Array.from({ length: fewer(800, 4) }, (_, nth) =>
    (nth % 2 === 0 ? validRequest : nearlyValidRequest)(drawn, picking),
  ).flatMap(({ method, target }) => pathOn(method, target));
  // An unknown path returns another error on the server, which also suggests pages.
  const answered: Case[] = [];
  for (const each of cases) if ((await offline.fetch(each.path)).status !== 501) answered.push(each);
  expect(answered.length).toBeGreaterThan(fewer(400, 4));
  expect(await differences(answered)).toEqual([]);
});

/**
 * The URL as `fetch` sends it, or undefined if it would be that of another host. The router reads letters that are longer in lower case as
 * another path.
 */
function pathOn(method: string, target: string): readonly Case[] {
  if (method !== 'GET' || !URL.canParse(target, shared.address)) return [];
  const { origin, pathname, search } = new URL(target, shared.address);
  const isLonger = decoded(pathname).toLowerCase().length > decoded(pathname).length;
  return origin !== shared.address || isLonger ? [] : [{ path: `${pathname}${search}` }];
}

it('returns 501 with the supported paths for a request that needs a server', async () => {
  const supported = await supportedPaths();
  const { operations } = shared.service.engine;
  const others = operations.filter(({ path }) => !supported.includes(path));
  expect(supported.filter((path) => !operations.some((each) => each.path === path))).toEqual([]);
  expect(others.length).toBeGreaterThan(30);
  const wrong: unknown[] = [];
  for (const { path } of others) {
    const response = await offline.fetch(path.replaceAll(/\{\w+\}/g, '1'));
    const problem = (await response.json()) as Record<string, unknown>;
    if (response.status !== 501 || problem.type !== 'urn:atlas-colombia:not-offline') wrong.push(path);
  }
  expect(wrong).toEqual([]);
});
