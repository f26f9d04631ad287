import { expect, it } from 'vitest';
import { BodyBytes } from './read-body.js';

it.each([
  ['small', [10, 20]],
  ['in many chunks', Array.from({ length: 100 }, () => 1999)],
  ['large', [65_536, 65_536, 70_000]],
  ['empty', []],
])(
  'a body that is %s comes back as it was, announced or not, also in the memory of an earlier one',
  (_, sizes) => {
    const length = sizes.reduce((sum, size) => sum + size, 0);
    for (const announced of [0, length])
      for (const letter of ['a', 'b']) {
        const body = new BodyBytes(announced);
        for (const size of sizes) body.add(Buffer.alloc(size, letter));
        expect(body.length).toBe(length);
        expect(body.bytes().equals(Buffer.alloc(length, letter))).toBe(true);
        body.release();
      }
  },
);

it('gives two simultaneous bodies separate memory', () => {
  const [first, second] = [new BodyBytes(140_000), new BodyBytes(0)];
  for (let n = 0; n < 2; n++) {
    first.add(Buffer.alloc(70_000, 'a'));
    second.add(Buffer.alloc(70_000, 'b'));
  }
  expect(first.bytes().equals(Buffer.alloc(140_000, 'a'))).toBe(true);
  expect(second.bytes().equals(Buffer.alloc(140_000, 'b'))).toBe(true);
  first.release();
  second.release();
});

it('gives a released block to one body at a time', () => {
  const earlier = new BodyBytes(70_000);
  earlier.add(Buffer.alloc(70_000, 'x'));
  const block = earlier.bytes().buffer;
  earlier.release();
  const bodies = [new BodyBytes(70_000), new BodyBytes(70_000)];
  for (const body of bodies) body.add(Buffer.alloc(70_000, 'y'));
  expect(bodies.filter((body) => body.bytes().buffer === block)).toHaveLength(1);
});

// A client is charged for the announced or sent bytes, so a body must not hold much more memory.
it.each([
  [10, 0],
  [100, 100],
  [66_000, 0],
  [66_000, 66_000],
])('keeps a body of %d bytes, announced as %d, in at most twice as much memory', (length, announced) => {
  const body = new BodyBytes(announced);
  body.add(Buffer.alloc(length));
  expect(body.bytes().buffer.byteLength).toBeLessThanOrEqual(2 * length);
  body.release();
});
