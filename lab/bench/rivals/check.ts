// Compares the responses of the rivals with ours, so that all do the same work: `node dist/lab/bench/rivals/check.js`.
import { isDeepStrictEqual } from 'node:util';
import type { ChildServer } from '../child-server.js';
import { startAtlas, startJsonServer, startPostgresServer } from '../contenders.js';
import { startPostgres } from '../postgres-cluster.js';

const RIVAL_API = '/api/v1';
const PAGE_SIZES = [1, 10, 1000];
const UNKNOWN = 2_000_000_000;

async function get({ origin }: ChildServer, path: string) {
  const response = await fetch(`${origin}${RIVAL_API}${path}`);
  return { status: response.status, body: await response.json() };
}

async function idsOf(service: ChildServer, family: string): Promise<number[]> {
  const { body } = await get(service, `/${family}`);
  return (body as { id: number }[]).map(({ id }) => id);
}

/** The first difference of two values, as a path with both. */
function firstDifference(ours: unknown, theirs: unknown, path = '$'): string | undefined {
  if (isDeepStrictEqual(ours, theirs)) return undefined;
  if (typeof ours === 'object' && typeof theirs === 'object' && ours !== null && theirs !== null) {
    const [left, right] = [ours, theirs] as Record<string, unknown>[];
    for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
      const found = firstDifference(left?.[key], right?.[key], `${path}.${key}`);
      if (found !== undefined) return found;
    }
  }
  return `${path}: ours ${JSON.stringify(ours)?.slice(0, 200)}, theirs ${JSON.stringify(theirs)?.slice(0, 200)}`;
}

/** The number of paths with a different response; prints the first one. */
async function compare(label: string, ours: ChildServer, theirs: ChildServer, paths: readonly string[]) {
  const found: string[] = [];
  for (const path of paths) {
    const [left, right] = await Promise.all([get(ours, path), get(theirs, path)]);
    // Error messages may differ.
    const differs =
      left.status === right.status && left.status !== 200 ? undefined : firstDifference(left, right, path);
    if (differs !== undefined) found.push(differs);
  }
  console.log(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${label}: ${paths.length} answers compared`);
  if (found[0] !== undefined) console.log(`     ${found.length} differ, first ${found[0]}`);
  return found.length;
}

async function checkRivals(ending: (() => Promise<void>)[]): Promise<number> {
  const started = (server: ChildServer) => {
    ending.push(server.stop);
    return server;
  };
  const ours = started(await startAtlas());
  const cities = (await idsOf(ours, 'City')).map((id) => `/City/${id}`);
  const regions = await idsOf(ours, 'Region');
  const heritages = (await idsOf(ours, 'IntangibleHeritage')).length;
  const pages = PAGE_SIZES.flatMap((size) =>
    Array.from(
      { length: Math.ceil(heritages / size) + 1 },
      (_, index) => `/IntangibleHeritage/pagedList?Page=${index + 1}&PageSize=${size}`,
    ),
  );
  let differences = 0;

  const json = started(await startJsonServer());
  differences += await compare('json-server, every city', ours, json, [...cities, `/City/${UNKNOWN}`]);
  differences += await compare('json-server, lists', ours, json, ['/City', '/PostalCode']);

  const cluster = await startPostgres();
  if (cluster === undefined) return differences;
  ending.push(cluster.stop);
  const built = started(await startPostgresServer(cluster.url));
  differences += await compare('PostgreSQL, operation 1', ours, built, pages);
  differences += await compare('PostgreSQL, operation 3', ours, built, [
    ...regions.map((id) => `/Region/${id}/departments`),
    `/Region/${UNKNOWN}/departments`,
    '/Region/0/departments',
  ]);
  differences += await compare('PostgreSQL, operation 8', ours, built, ['/PostalCode']);
  differences += await compare('PostgreSQL, operation 10', ours, built, ['/City']);
  differences += await compare('PostgreSQL, operation 11', ours, built, [...cities, `/City/${UNKNOWN}`]);
  return differences;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const ending: (() => Promise<void>)[] = [];
try {
  if ((await checkRivals(ending)) > 0) process.exitCode = 1;
} finally {
  for (const end of ending.reverse()) await end();
}
