// Versions are three numbers with dots, compared as numbers.
import { expect, it } from 'vitest';
import { isAbove, isVersion, nextVersions } from './version-number.js';

it.each(['', 'v1.2.3', '1.2', '1.2.3.4', '01.2.3', '1.2.3-beta', ' 1.2.3'])(
  'rejects %j as a version',
  (text) => {
    expect(isVersion(text)).toBe(false);
  },
);

it.each([
  ['0.10.0', '0.9.9', true],
  ['1.0.0', '0.9.9', true],
  ['0.2.0', '0.2.0', false],
  ['0.2.0', '1.1.9', false],
])('compares that %s is above %s: %s', (version, other, expected) => {
  expect(isVersion(version)).toBe(true);
  expect(isAbove(version, other)).toBe(expected);
});

it('increases for a fix, an addition and an incompatible change', () => {
  expect(nextVersions('0.9.3')).toEqual(['0.9.4', '0.10.0', '1.0.0']);
});
