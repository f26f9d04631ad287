import { expect, it } from 'vitest';
import { BodyBytes } from './body-bytes.js';

const LIMIT = 200_000;

it.each([
  ['small', [10, 20]],
  ['in many chunks', Array.from({ length: 100 }, () => 1999)],
  ['as large as the limit', [65_536, 65_536, LIMIT - 131_072]],
  ['empty', []],
])('a body that is %s comes back as it was, also in the block of an earlier one', (_, sizes) => {
  for (const letter of ['a', 'b']) {
    const body = new BodyBytes(LIMIT);
    for (const size of sizes) body.add(Buffer.alloc(size, letter));
    const length = sizes.reduce((sum, size) => sum + size, 0);
    expect(body.length).toBe(length);
    expect(body.bytes().equals(Buffer.alloc(length, letter))).toBe(true);
    body.release();
  }
});

it('two bodies at once have a block each', () => {
  const [first, second] = [new BodyBytes(LIMIT), new BodyBytes(LIMIT)];
  for (let n = 0; n < 2; n++) {
    first.add(Buffer.alloc(70_000, 'a'));
    second.add(Buffer.alloc(70_000, 'b'));
  }
  expect(first.bytes().equals(Buffer.alloc(140_000, 'a'))).toBe(true);
  expect(second.bytes().equals(Buffer.alloc(140_000, 'b'))).toBe(true);
  first.release();
  second.release();
});

it('a block is used by one body at a time after it was released', () => {
  const earlier = new BodyBytes(LIMIT);
  earlier.add(Buffer.alloc(70_000, 'x'));
  const block = earlier.bytes().buffer;
  earlier.release();
  const [next, other] = [new BodyBytes(LIMIT), new BodyBytes(LIMIT)];
  for (const body of [next, other]) body.add(Buffer.alloc(70_000, 'y'));
  expect([next, other].filter((body) => body.bytes().buffer === block)).toHaveLength(1);
});
