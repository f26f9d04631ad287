// `limit` and `offset` cut every array except holidays, after it is filtered and sorted.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differences } from '../contract/differences.js';
import { sortedBy } from '../contract/naive-sort.js';
import { seed } from '../contract/seed.js';
import { keysOf, written as writtenKeys } from './arbitrary-sort-keys.js';
import { casesOf, runsOf } from './cases.js';
import { type Family, familyOf, listedFamilies } from './families.js';
import { filtersOf, lets, written } from './naive-filter.js';
import { limitable, operationsOf, sortable, withQuery } from './operations.js';
import { readCsv } from './read-csv.js';
import { type Format, useService } from './service.js';

const service = useService();

interface Piece {
  readonly limit: number | undefined;
  readonly offset: number | undefined;
}

/** Values within the list, at its ends and beyond them. */
const piecesOf = (length: number): fc.Arbitrary<Piece> =>
  fc
    .record({
      limit: fc.option(fc.oneof(fc.integer({ min: 1, max: length + 2 }), fc.constant(2_147_483_647)), {
        nil: undefined,
      }),
      offset: fc.option(fc.integer({ min: 0, max: length + 2 }), { nil: undefined }),
    })
    .filter(({ limit, offset }) => limit !== undefined || offset !== undefined);

const writtenPiece = ({ limit, offset }: Piece) => [
  ...(limit === undefined ? [] : [`limit=${limit}`]),
  ...(offset === undefined ? [] : [`offset=${offset}`]),
];

const cut = <Item>(items: readonly Item[], { limit = items.length, offset = 0 }: Piece) =>
  items.slice(offset, offset + limit);

const idsIn: Readonly<Record<Exclude<Format, 'json'>, (family: Family, text: string) => unknown>> = {
  csv: (family, text) => readCsv(family, text, 'csv').map(({ id }) => id),
  'csv-excel': (family, text) => readCsv(family, text, 'csv-excel').map(({ id }) => id),
  ndjson: (_, text) =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line).id),
  geojson: (_, text) => JSON.parse(text).features.map(({ id }: { id: number }) => id),
};

const refused = [
  ['limit=0', 'limit'],
  ['limit=-1', 'limit'],
  ['limit=1.5', 'limit'],
  ['limit=ten', 'limit'],
  ['limit=2147483648', 'limit'],
  ['offset=-1', 'offset'],
  ['offset=1e3', 'offset'],
  ['offset=2147483648', 'offset'],
  ['limit=5&offset=x', 'offset'],
] as const;

async function expectPiece(path: string, expected: readonly number[], piece: Piece, format: Format = 'json') {
  const { headers, json } = await service.answered(path, format);
  expect(headers.get('x-total-count'), path).toBe(String(expected.length));
  const ids = (json as readonly { id: number }[]).map(({ id }) => id);
  expect(differences(ids, cut(expected, piece)), path).toEqual([]);
}

describe.each(listedFamilies)('$record', (family) => {
  it.each(casesOf('limit', family, limitable))('$kind $path', async (operation) => {
    const { path, found } = operation;
    const cases = fc.record({
      piece: piecesOf(found.length),
      filters: filtersOf(family, { atLeast: 0 }),
      keys: sortable(operation) ? fc.option(keysOf(family), { nil: undefined }) : fc.constant(undefined),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ piece, filters, keys }) => {
        const left = found.filter((row) => filters.every((filter) => lets(filter, row)));
        const expected = (keys === undefined ? left : sortedBy(keys, left)).map(({ id }) => id);
        const query = [
          ...writtenPiece(piece),
          ...filters.map(written),
          ...(keys === undefined ? [] : [`sortBy=${writtenKeys(keys)}`]),
          'fields=id',
        ];
        await expectPiece(withQuery(path, query.join('&')), expected, piece);
      }),
      { seed, numRuns: runsOf(family, 4) },
    );
  });

  it.each(casesOf('limit alone', family, limitable))(
    'cuts a $kind $path and changes nothing else',
    async (operation) => {
      const { path, found } = operation;
      const ids = found.map(({ id }) => id);
      const piece = { limit: 3, offset: 1 };
      await expectPiece(withQuery(path, 'limit=3&offset=1'), ids, piece);
      const whole = await service.json<readonly object[]>(path);
      expect(await service.json(withQuery(path, 'limit=3&offset=1'))).toEqual(cut(whole, piece));
    },
  );
});

it.each(Object.keys(idsIn) as (keyof typeof idsIn)[])('returns a part as %s', async (format) => {
  const airport = familyOf('Airport');
  for (const operation of operationsOf(airport).filter(limitable)) {
    const ids = operation.found.map(({ id }) => id);
    const piece = { limit: 2, offset: 1 };
    const path = withQuery(operation.path, `format=${format}&limit=2&offset=1`);
    const { headers, text } = await service.answered(path, format);
    expect(headers.get('x-total-count'), path).toBe(String(ids.length));
    expect(idsIn[format](airport, text), path).toEqual(cut(ids, piece));
  }
});

it('cuts the results of near, bbox and searches, and counts them if the search did not end early', async () => {
  const area = 'near=4.6,-74.1&radius=200&bbox=-75,4,-73,6';
  for (const path of ['/api/v1/City', '/api/v1/City/search/a', '/api/v1/Department/5/cities']) {
    const all = await service.ids(`${path}?${area}&fields=id`);
    const { headers, json } = await service.answered(
      `${path}?${area}&fields=id,distanceKm&limit=4&offset=2`,
      'json',
    );
    const isWhole = all.length < 6;
    expect(headers.get('x-total-count')).toBe(isWhole ? String(all.length) : null);
    const sorted = await service.answered(`${path}?${area}&fields=id&limit=4&sortBy=id`, 'json');
    expect(sorted.headers.get('x-total-count')).toBe(String(all.length));
    expect((json as readonly { id: number }[]).map(({ id }) => id)).toEqual(all.slice(2, 6));
  }
});

it('is counted by HEAD, too', async () => {
  const path = '/api/v1/City/search/san?limit=2';
  const { headers } = await service.get(path);
  const total = headers.get('x-total-count');
  expect(Number(total)).toBeGreaterThan(2);
  const head = await service.get(path, { method: 'HEAD' });
  expect(head.headers.get('x-total-count')).toBe(total);
});

it.each(refused)('rejects for %s a wrong %s wherever there is a list', async (query, parameter) => {
  for (const path of ['City', 'City/search/a', 'City/name/a', 'Department/2/cities', 'President/year/1909'])
    expect(await service.refused(`/api/v1/${path}?${query}`)).toMatchObject([{ parameter }]);
});

it('returns no count without limit and offset', async () => {
  for (const query of ['', '?limit=', '?offset=&limit=', '?fields=id'])
    expect((await service.get(`/api/v1/Region${query}`)).headers.get('x-total-count')).toBeNull();
});
