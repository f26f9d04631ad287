import { expect, it } from 'vitest';
import { addHeaders, quoted } from './nginx-text.js';

it('quotes what nginx would read otherwise', () => {
  expect(quoted(`/srv/o'brien {a};`)).toBe(`'/srv/o\\'brien {a};'`);
  expect(() => quoted('/srv/$x')).toThrow('as a variable');
});

it('writes header fields', () => {
  expect(addHeaders([['A', 'b; c']], '  ', ' always')).toBe(`  add_header A 'b; c' always;`);
});
