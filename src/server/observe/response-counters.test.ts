// The counters of responses agree with a plain count.
import { expect, it } from 'vitest';
import {
  BOUNDS,
  CACHE_RESULTS,
  type CacheResult,
  counterIndex,
  createResponseCounters,
  type OperationCounters,
  type ResponseFacts,
} from './metrics.js';

const answer = (
  operation: string,
  statusCode: number,
  cache: CacheResult,
  milliseconds: number,
): ResponseFacts => ({
  operation,
  statusCode,
  cache,
  milliseconds: () => milliseconds,
  method: () => 'GET',
  client: () => 'unknown',
  requestId: undefined,
});

it('counts by operation, status class and cache result', () => {
  const counters = createResponseCounters();
  const answers = [
    answer('cityById', 200, 'hit', 0.05),
    answer('cityById', 200, 'hit', 0.2),
    answer('cityById', 304, 'hit', 0.2),
    answer('cityById', 404, 'miss', 3),
    answer('citySearch', 200, 'none', 2000),
    answer('citySearch', 503, 'none', 1),
  ];
  for (const each of answers) counters.add(each);
  for (const [operation, { responses: counted }] of counters.operations) {
    for (const statusClass of [1, 2, 3, 4, 5]) {
      for (const cache of CACHE_RESULTS) {
        const expected = answers.filter(
          (each) =>
            each.operation === operation &&
            each.cache === cache &&
            Math.floor(each.statusCode / 100) === statusClass,
        );
        const index = counterIndex(statusClass - 1, CACHE_RESULTS.indexOf(cache));
        expect(counted[index], `${operation} ${statusClass} ${cache}`).toBe(expected.length);
      }
    }
  }
});

it.each([
  [0, 0],
  [0.1, 0],
  [0.11, 1],
  [1000, BOUNDS.length - 1],
  [1001, BOUNDS.length],
])('puts %d ms into bucket %i', (milliseconds, bucket) => {
  const counters = createResponseCounters();
  counters.add(answer('a', 200, 'hit', milliseconds));
  const { times, seconds } = counters.operations.get('a') as OperationCounters;
  expect([...times].indexOf(1)).toBe(bucket);
  expect(seconds).toBe(milliseconds / 1000);
});
