// The coding that a client gets for its Accept-Encoding.
import { expect, it } from 'vitest';
import { chooseCoding } from './negotiation.js';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0.8, gzip;q=0.8', 'br'],
  ['br;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0.1, identity;q=0.5', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['identity;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['deflate', 'identity'],
  ['GZIP', 'gzip'],
  ['br;q=2, gzip', 'gzip'],
  ['br;q=x', 'identity'],
] as const)('chooses for %s %s', (header, coding) => expect(chooseCoding(header)).toBe(coding));

it('chooses correctly after more different values than it remembers', () => {
  for (let index = 0; index < 600; index++) expect(chooseCoding(`gzip;q=0.${index}1`)).toBe('gzip');
  expect(chooseCoding('br')).toBe('br');
});
