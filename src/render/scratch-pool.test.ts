// Memory that is given back is used again, and never by two at once.
import { expect, it } from 'vitest';
import { createScratchPool } from './scratch-pool.js';

it('uses large memory again once it was given back', () => {
  const pool = createScratchPool();
  const [first, second] = [pool.take(100_000), pool.take(100_000)];
  expect(first.length).toBe(100_000);
  expect(second.buffer).not.toBe(first.buffer);
  pool.giveBack(first);
  expect(pool.take(90_000).buffer).toBe(first.buffer);
  expect(pool.take(90_000).buffer).not.toBe(first.buffer);
});

it('uses small memory again, in blocks that are large enough for most', () => {
  const pool = createScratchPool();
  const small = pool.take(10);
  expect(small.length).toBe(10);
  pool.giveBack(small);
  expect(pool.take(16_384).buffer).toBe(small.buffer);
});

it('does not keep what is huge or not its own', () => {
  const pool = createScratchPool();
  const huge = pool.take(10_000_000);
  expect(huge.buffer.byteLength).toBe(10_000_000);
  pool.giveBack(huge);
  expect(pool.take(10_000_000).buffer).not.toBe(huge.buffer);
  const foreign = new Uint8Array(20_000);
  pool.giveBack(foreign);
  expect(pool.take(20_000).buffer).not.toBe(foreign.buffer);
});

it('lets go what is too much', () => {
  const pool = createScratchPool();
  const taken = Array.from({ length: 20 }, () => pool.take(70_000));
  for (const bytes of taken) pool.giveBack(bytes);
  const again = Array.from({ length: 20 }, () => pool.take(70_000).buffer);
  expect(again.filter((buffer) => taken.some((bytes) => bytes.buffer === buffer))).toHaveLength(8);
});
