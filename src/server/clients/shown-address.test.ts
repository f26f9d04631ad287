// Logs contain the network of an address, never all of it.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seed } from '../../../test/contract/seed.js';
import { shownAddress } from './clients.js';

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.255', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['::ffff:cb00:7107', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:0:2:3:4:5:6', '2001:db8::/48'],
  ['2001:0:1:2:3:4:5:6', '2001:0:1::/48'],
  ['FE80::1%eth0', 'fe80::/48'],
  ['::1', '::/48'],
  ['', 'unknown'],
  ['unknown', 'unknown'],
  ['203.0.113.7:80', 'unknown'],
  ['somebody@example.com', 'unknown'],
])('%j is shown as %j', (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});

it('shows the same for all addresses of a network', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.nat({ max: 255 }), (address, last) => {
      expect(shownAddress(address.replace(/\d+$/, `${last}`))).toBe(shownAddress(address));
    }),
    { seed },
  );
});
