// Compresses on the thread pool, and checks the results, the number of concurrent runs, and the work dropped at the end.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createCompressor } from './compressor.js';

const text = Buffer.from('una y otra vez '.repeat(1000));
// A window on a larger buffer, as that of a record.
const body = Buffer.concat([Buffer.alloc(100, 1), text, Buffer.alloc(100, 2)]).subarray(
  100,
  100 + text.length,
);

it('returns the body in both codings', async () => {
  const [brotli, gzipped] = await new Promise<[Buffer, Buffer]>((done) => {
    createCompressor().well(body, (...both) => done(both));
  });
  expect(brotliDecompressSync(brotli).equals(text)).toBe(true);
  expect(gunzipSync(gzipped).equals(text)).toBe(true);
});

it('keeps no more memory than the compressed bodies have bytes', async () => {
  const both = await new Promise<Buffer[]>((done) => {
    createCompressor().well(body, (...made) => done(made));
  });
  expect(both.map(({ buffer }) => buffer.byteLength)).toEqual(both.map(({ length }) => length));
});

it('compresses two bodies at a time, and the next ones afterwards', async () => {
  const compressor = createCompressor();
  const [first, second] = [compressor.quickly(body, 'br'), compressor.quickly(body, 'gzip')];
  expect(compressor.quickly(body, 'br')).toBeUndefined();
  await Promise.all([first, second]);
  const again = (await compressor.quickly(body, 'br')) as Buffer;
  expect(brotliDecompressSync(again).equals(text)).toBe(true);
});

it('compresses in the background in the given order, and urgent bodies at once beside it', async () => {
  const compressor = createCompressor();
  const done: string[] = [];
  // The large one comes first, because a small one would overtake it if both ran together.
  compressor.well(Buffer.alloc(4_000_000, 'atlas '), () => done.push('large'));
  compressor.well(body, () => done.push('small'));
  await compressor.quickly(body, 'br')?.then(() => done.push('quick'));
  await compressor.idle();
  expect(done).toEqual(['quick', 'large', 'small']);
});

it('accepts no more waiting bodies than its memory allows', async () => {
  const compressor = createCompressor();
  expect(compressor.well(Buffer.alloc(129 * 1024 * 1024), () => {})).toBe(false);
  const taken = Array.from({ length: 501 }, () => compressor.well(Buffer.alloc(1), () => {}));
  expect(taken.indexOf(false)).toBe(500);
  await compressor.close();
});

it('drops waiting work when it is closed', async () => {
  const compressor = createCompressor();
  const done: number[] = [];
  for (const number of [1, 2, 3])
    compressor.well(body, () => {
      done.push(number);
      void compressor.close();
    });
  await compressor.idle();
  expect(done).toEqual([1]);
});
