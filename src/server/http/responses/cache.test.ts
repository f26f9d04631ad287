// The cache of finished responses is limited in bytes and keeps the used ones.
import { expect, it } from 'vitest';
import { createResponseCache, type ResponseCache } from './cache.js';
import type { FinishedResponse } from './finished-response.js';

type CachedResponse = ReturnType<ResponseCache['add']>;

function answer(size: number): FinishedResponse & { grow: (size: number) => void } {
  let [bytes, grown] = [size, () => {}];
  const stub = {
    bytes: () => bytes,
    cachedBy: (tell: () => void) => {
      grown = tell;
    },
    grow: (more: number) => {
      bytes += more;
      grown();
    },
  };
  return stub as unknown as FinishedResponse & { grow: (size: number) => void };
}

it('counts hits, misses and bytes', () => {
  const cache = createResponseCache(100);
  expect(cache.get('a')).toBeUndefined();
  const a = answer(40);
  cache.add('a', a);
  expect(cache.use(cache.get('a') as CachedResponse)).toBe(a);
  expect(cache.stats()).toEqual({ entries: 1, bytes: 41, hits: 1, misses: 1, evicted: 0 });
});

it('counts a request for an evicted response once, as a miss', () => {
  const cache = createResponseCache(100);
  const known = cache.add('a', answer(60));
  cache.add('b', answer(60));
  // A request looks up its URL first, then its arguments.
  expect(cache.use(known)).toBeUndefined();
  expect(cache.get('a')).toBeUndefined();
  expect(cache.stats()).toMatchObject({ hits: 0, misses: 1, evicted: 1 });
});

it('counts nothing without requests', () => {
  const cache = createResponseCache(100);
  cache.add('a', answer(40));
  expect([cache.has('a'), cache.has('b')]).toEqual([true, false]);
  expect(cache.stats()).toMatchObject({ hits: 0, misses: 0 });
});

it('never holds more than its limit, and evicts unrequested responses first', () => {
  const cache = createResponseCache(100);
  for (const key of ['a', 'b', 'c']) cache.add(key, answer(30));
  cache.use(cache.get('a') as CachedResponse);
  cache.add('d', answer(30));
  expect(cache.stats()).toMatchObject({ entries: 3, bytes: 93, evicted: 1 });
  expect(cache.get('a')).toBeDefined();
  expect(cache.get('b')).toBeUndefined();
});

it('counts the growth of a response when it is compressed', () => {
  const cache = createResponseCache(100);
  const [a, b] = [answer(40), answer(40)];
  cache.add('a', a);
  cache.add('b', b);
  cache.use(cache.get('b') as CachedResponse);
  b.grow(15);
  expect(cache.stats().bytes).toBe(97);
  b.grow(15);
  expect(cache.stats()).toMatchObject({ entries: 1, bytes: 71, evicted: 1 });
});

it.each([
  ['a byte for each character', 'á'.repeat(30), 30],
  ['two if one of them is not Latin-1', `${'a'.repeat(29)}ł`, 60],
])('counts the key: %s', (_, key, expected) => {
  const cache = createResponseCache(1000);
  const a = answer(40);
  cache.add(key, a);
  expect(cache.stats().bytes).toBe(expected + 40);
  a.grow(15);
  expect(cache.stats().bytes).toBe(expected + 55);
});

it('makes room for long keys, and gives their bytes back', () => {
  const cache = createResponseCache(1000);
  for (let n = 0; n < 5000; n++) cache.add(`${n}`.padStart(300), answer(1));
  expect(cache.stats()).toMatchObject({ entries: 3, bytes: 903, evicted: 4997 });
  cache.add('a', answer(900));
  expect(cache.stats()).toMatchObject({ entries: 1, bytes: 901 });
});

it('counts a response once if two requests write it at the same time', () => {
  const cache = createResponseCache(1000);
  const [first, second] = [answer(40), answer(50)];
  const replaced = cache.add('a', first);
  cache.add('a', second);
  first.grow(15);
  expect(cache.stats()).toMatchObject({ entries: 1, bytes: 51, evicted: 0 });
  expect(cache.use(replaced)).toBeUndefined();
  expect(cache.use(cache.get('a') as CachedResponse)).toBe(second);
});

it('keeps no response that is larger than the cache', () => {
  const cache = createResponseCache(100);
  cache.add('a', answer(200));
  expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0 });
});
