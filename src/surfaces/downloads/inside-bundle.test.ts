// A disk that never responds takes two of Node's threads and no more.
import { lstat } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { isInside, openInside } from './inside-bundle.js';

vi.mock('node:fs/promises', async (original) => ({
  ...(await original<object>()),
  lstat: vi.fn(() => new Promise(() => {})),
}));
vi.mock('node:timers/promises', () => ({ setTimeout: async (_: number, value: unknown) => value }));

it('answers that the disk is busy, with two openings at a time and a hundred that wait', async () => {
  const opened = Array.from({ length: 150 }, () => openInside('folder', 'file.csv', 1));
  expect(new Set(await Promise.all(opened))).toEqual(new Set(['busy']));
  expect(lstat).toHaveBeenCalledTimes(2);
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
