import { expect, it } from 'vitest';
import { byteRange } from './send-file.js';

it.each([
  [undefined, 'whole'],
  ['', 'whole'],
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=90-1000', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['BYTES=5-5', { first: 5, last: 5 }],
  ['bytes=100-', undefined],
  ['bytes=-0', undefined],
  // The field is ignored unless it has a single range of bytes.
  ['bytes=9-5', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['records=0-1', 'whole'],
  ['bytes=a-b', 'whole'],
  [`bytes=${'9'.repeat(40)}-`, 'whole'],
])('reads %s of 100 bytes as %j', (field, expected) => {
  expect(byteRange(field, 100)).toEqual(expected);
});
