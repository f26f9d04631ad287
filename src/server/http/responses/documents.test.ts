// Pages are built in turn, cached as responses, and built again after a failure.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inSteps } from '../../../engine/scheduling/yielding-work.js';
import { type Compressor, createCompressor } from '../compressor.js';
import type { NodeResponse } from '../connections/node-response.js';
import { createResponseCache } from './cache.js';
import { createCachedPages, type Document } from './documents.js';
import { createReplies } from './replies.js';

let compressor: Compressor;
beforeEach(() => {
  compressor = createCompressor();
});
afterEach(() => compressor.close());

function pages(body: Document['body'], cacheBytes = 1_000_000) {
  const replies = createReplies({ edition: 'toy', lastModified: '', ratePolicy: undefined });
  const cache = createResponseCache(cacheBytes);
  const page = createCachedPages({ replies, compressor, lastModified: 0 }, cache, (_, work) => inSteps(work));
  return { page: () => page({ path: '/there', type: 'text/html', body }, {} as NodeResponse), cache };
}

it('caches one page for all who request it at the same time', async () => {
  let made = 0;
  const { page, cache } = pages(async () => `${++made}`);
  const answers = await Promise.all([page(), page(), page()]);
  expect(new Set(answers).size).toBe(1);
  expect(await page()).toBe(answers[0]);
  expect(cache.stats().entries).toBe(1);
  expect(made).toBe(3);
});

it('runs work that pauses once, even if another request finishes it first', async () => {
  let made = 0;
  const { page } = pages(function* () {
    yield;
    return `${++made}`;
  });
  const first = await page();
  expect(await page()).toBe(first);
  expect(made).toBe(1);
});

it('runs the work again if it failed or its document was evicted', async () => {
  let made = 0;
  const failing = pages(() => {
    if (++made === 1) throw new Error('broken on purpose');
    return 'whole';
  });
  await expect(failing.page()).rejects.toThrow('broken on purpose');
  expect(await failing.page()).toBeDefined();
  let again = 0;
  const small = pages(() => `${++again}`, 10);
  await small.page();
  await small.page();
  expect(again).toBe(2);
});
