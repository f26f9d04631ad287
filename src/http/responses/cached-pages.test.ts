// Pages are made once for all who wait, kept as answers are, and made again where that failed.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Compressor, createCompressor } from '../compression/compressor.js';
import { createKeptAnswers } from '../fast-path/response-cache.js';
import { createPages } from './cached-pages.js';
import type { HttpDocument } from './finished-document.js';
import { createReplies } from './replies.js';

let compressor: Compressor;
beforeEach(() => {
  compressor = createCompressor();
});
afterEach(() => compressor.close());

function pages(body: HttpDocument['body'], keptBytes = 1_000_000) {
  const replies = createReplies({ edition: 'toy', lastModified: '', ratePolicy: undefined });
  const kept = createKeptAnswers(keptBytes);
  const find = (path: string) => (path === '/there' ? { path, type: 'text/html', body } : undefined);
  return { page: createPages({ replies, compressor, lastModified: 0 }, kept, find), kept };
}

it('makes a page once for all who ask for it at the same time, and keeps it', async () => {
  let made = 0;
  const { page, kept } = pages(async () => `${++made}`);
  const answers = await Promise.all([page('/there'), page('/there'), page('/there')]);
  expect(new Set(answers).size).toBe(1);
  expect(await page('/there')).toBe(answers[0]);
  expect([made, kept.stats().entries]).toEqual([1, 1]);
});

it('makes it again where it failed or had to make room', async () => {
  let made = 0;
  const failing = pages(() => {
    if (++made === 1) throw new Error('broken on purpose');
    return 'whole';
  });
  await expect(failing.page('/there')).rejects.toThrow('broken on purpose');
  expect(await failing.page('/there')).toBeDefined();
  let again = 0;
  const small = pages(() => `${++again}`, 10);
  await small.page('/there');
  await small.page('/there');
  expect(again).toBe(2);
});

it('knows what is no page', () => {
  expect(pages(() => '').page('/elsewhere')).toBeUndefined();
});
