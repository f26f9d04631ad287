// The store of finished answers: bounded in bytes, keeping what is asked for.
import { expect, it } from 'vitest';
import type { FinishedAnswer } from '../responses/finished-response.js';
import { createKeptAnswers, type KeptAnswer } from './response-cache.js';

function answer(size: number): FinishedAnswer & { grow: (size: number) => void } {
  let [bytes, grown] = [size, () => {}];
  const stub = {
    bytes: () => bytes,
    keptBy: (tell: () => void) => {
      grown = tell;
    },
    grow: (more: number) => {
      bytes += more;
      grown();
    },
  };
  return stub as unknown as FinishedAnswer & { grow: (size: number) => void };
}

it('counts hits, misses and bytes', () => {
  const kept = createKeptAnswers(100);
  expect(kept.get('a')).toBeUndefined();
  const a = answer(40);
  kept.keep('a', a);
  expect(kept.use(kept.get('a') as KeptAnswer)).toBe(a);
  expect(kept.stats()).toEqual({ entries: 1, bytes: 40, hits: 1, misses: 1, evicted: 0 });
});

it('counts a request for what had to make room once, as a miss', () => {
  const kept = createKeptAnswers(100);
  const known = kept.keep('a', answer(60));
  kept.keep('b', answer(60));
  // As a request does: by its URL first, then by its arguments.
  expect(kept.use(known)).toBeUndefined();
  expect(kept.get('a')).toBeUndefined();
  expect(kept.stats()).toMatchObject({ hits: 0, misses: 1, evicted: 1 });
});

it('counts nothing where nobody has asked', () => {
  const kept = createKeptAnswers(100);
  kept.keep('a', answer(40));
  expect([kept.has('a'), kept.has('b')]).toEqual([true, false]);
  expect(kept.stats()).toMatchObject({ hits: 0, misses: 0 });
});

it('never holds more than its limit, and lets go first what nobody asked for', () => {
  const kept = createKeptAnswers(100);
  for (const key of ['a', 'b', 'c']) kept.keep(key, answer(30));
  kept.use(kept.get('a') as KeptAnswer);
  kept.keep('d', answer(30));
  expect(kept.stats()).toMatchObject({ entries: 3, bytes: 90, evicted: 1 });
  expect(kept.get('a')).toBeDefined();
  expect(kept.get('b')).toBeUndefined();
});

it('counts what an answer grows by when it is compressed', () => {
  const kept = createKeptAnswers(100);
  const [a, b] = [answer(40), answer(40)];
  kept.keep('a', a);
  kept.keep('b', b);
  kept.use(kept.get('b') as KeptAnswer);
  b.grow(15);
  expect(kept.stats().bytes).toBe(95);
  b.grow(15);
  expect(kept.stats()).toMatchObject({ entries: 1, bytes: 70, evicted: 1 });
});

it('does not keep what alone is too large', () => {
  const kept = createKeptAnswers(100);
  kept.keep('a', answer(200));
  expect(kept.stats()).toMatchObject({ entries: 0, bytes: 0 });
});
