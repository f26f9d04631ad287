// A value is computed once, and separately for each owner, key and use.
import { expect, it } from 'vitest';
import { memo } from './shared-work.js';

it('computes a value once for each owner and key', () => {
  const [one, other] = [{}, {}];
  const known = memo<object, string>();
  let made = 0;
  const make = () => `value ${++made}`;
  expect(known(one, 'a', make)).toBe('value 1');
  expect(known(one, 'a', make)).toBe('value 1');
  expect(known(one, 'b', make)).toBe('value 2');
  expect(known(other, 'a', make)).toBe('value 3');
  expect(memo<object, string>()(one, 'a', make)).toBe('value 4');
});
