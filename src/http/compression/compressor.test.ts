// Compression in its thread: what comes back, how much of it at a time, and what remains when the thread is gone.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { createCompressor } from './compressor.js';

const compressor = createCompressor();
afterEach(compressor.close);

const text = Buffer.from('una y otra vez '.repeat(1000));
// A window on a larger buffer, as records are on their arena.
const body = Buffer.concat([Buffer.alloc(100, 1), text, Buffer.alloc(100, 2)]).subarray(
  100,
  100 + text.length,
);

it('gives back the body in both codings', async () => {
  const [brotli, gzipped] = await new Promise<[Buffer, Buffer]>((done) => {
    compressor.well(body, (...both) => done(both));
  });
  expect(brotliDecompressSync(brotli).equals(text)).toBe(true);
  expect(gunzipSync(gzipped).equals(text)).toBe(true);
});

it('takes two at a time, and more once they are done', async () => {
  const [first, second] = [compressor.quickly(body, 'br'), compressor.quickly(body, 'gzip')];
  expect(compressor.quickly(body, 'br')).toBeUndefined();
  await Promise.all([first, second]);
  expect(await compressor.quickly(body, 'br')).toBeDefined();
});

it('does not let more wait than memory can bear', () => {
  expect(compressor.well(Buffer.alloc(129 * 1024 * 1024), () => {})).toBe(false);
});

it('says so where its thread ends under way, and starts another', async () => {
  const lost = compressor.quickly(body, 'br');
  await Promise.all([expect(lost).rejects.toThrow('ended'), compressor.close()]);
  expect(brotliDecompressSync((await compressor.quickly(body, 'br')) as Buffer).equals(text)).toBe(true);
});
