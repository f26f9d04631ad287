// A disk that never responds takes two of Node's threads and no more.
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { isInside, limitedOpenings } from './inside-bundle.js';

it('answers that the disk is busy, with two openings at a time and a hundred that wait', async () => {
  const limited = limitedOpenings(0);
  let begun = 0;
  const neverOpened = () => new Promise<never>(() => begun++);
  const opened = Array.from({ length: 150 }, () => limited(neverOpened, () => {}));
  expect(new Set(await Promise.all(opened))).toEqual(new Set(['busy']));
  expect(begun).toBe(2);
});

it('discards a file that was opened too late', async () => {
  const limited = limitedOpenings(0);
  let open = (_: string): void => {};
  const late = new Promise<string>((resolve) => {
    open = resolve;
  });
  const discarded: string[] = [];
  expect(
    await limited(
      () => late,
      (file) => discarded.push(file),
    ),
  ).toBe('busy');
  open('late');
  await setImmediate();
  expect(discarded).toEqual(['late']);
});

it.each([
  ['csv/City.csv', true],
  ['README.md', true],
  ['a/../b.csv', false],
  ['./a.csv', false],
  ['/etc/passwd', false],
  ['a//b.csv', false],
  ['a\\b.csv', false],
  ['.hidden', false],
  [5, false],
])('knows whether a path leads out of the bundle: %s', (path, isSafe) => {
  expect(isInside(path)).toBe(isSafe);
});
