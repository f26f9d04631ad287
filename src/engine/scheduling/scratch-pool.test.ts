// Memory that is returned is used again, and never twice at the same time.
import { expect, it } from 'vitest';
import { createScratchPool } from './scratch-pool.js';

it('reuses large buffers after they are returned', () => {
  const pool = createScratchPool();
  const [first, second] = [pool.take(100_000), pool.take(100_000)];
  expect(first.length).toBe(100_000);
  expect(second.buffer).not.toBe(first.buffer);
  pool.giveBack(first);
  expect(pool.take(90_000).buffer).toBe(first.buffer);
  expect(pool.take(90_000).buffer).not.toBe(first.buffer);
});

it('keeps no small, huge or foreign buffers', () => {
  const pool = createScratchPool();
  for (const size of [10, 10_000_000]) {
    const bytes = pool.take(size);
    expect(bytes.buffer.byteLength).toBe(size);
    pool.giveBack(bytes);
    expect(pool.take(size).buffer).not.toBe(bytes.buffer);
  }
});

it('keeps at most eight returned buffers', () => {
  const pool = createScratchPool();
  const taken = Array.from({ length: 20 }, () => pool.take(70_000));
  for (const bytes of taken) pool.giveBack(bytes);
  const again = Array.from({ length: 20 }, () => pool.take(70_000).buffer);
  expect(again.filter((buffer) => taken.some((bytes) => bytes.buffer === buffer))).toHaveLength(8);
});
