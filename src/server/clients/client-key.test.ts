// All spellings of an address, and all addresses of an IPv6 network, have the same key.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seed } from '../../../test/contract/seed.js';
import { fewer } from '../../../test/system/size.js';
import { clientKey } from './clients.js';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7%eth0', '203.0.113.7'],
  ['::ffff:0:203.0.113.7', '::/64'],
  ['::203.0.113.7', '::/64'],
  ['::', '::/64'],
  ['::1', '::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['2001:DB8::2', '2001:db8::/64'],
  ['2001:0db8:0000:0000:ffff:ffff:ffff:ffff', '2001:db8::/64'],
  ['2001:db8:0:0::198.51.100.1', '2001:db8::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8:0:2:0:0:0:9', '2001:db8:0:2::/64'],
  ['2001:db8:1:3::', '2001:db8:1:3::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['fe80::1%eth1.5', 'fe80::/64'],
  ['::1:2:3:4:5:6%a:b', '0:0:1:2::/64'],
  ...['', 'unknown', 'localhost', '203.0.113.7:80', '[::1]', '203.0.113', '::g', '1.2.3.4.5'].map((text) => [
    text,
    'unknown',
  ]),
])('has for %j the key %j', (address, key) => {
  expect(clientKey(address as string)).toBe(key);
});

it('is the same for every spelling of every address in a /64, and differs from that of others', () => {
  const group = fc.oneof(fc.constant(0), fc.nat({ max: 0xff_ff }));
  const four = fc.tuple(group, group, group, group);
  const long = (groups: readonly number[]) => groups.map((n) => n.toString(16).padStart(4, '0')).join(':');
  const short = (groups: readonly number[]) => {
    const text = groups.map((n) => n.toString(16)).join(':');
    return text
      .replace(/(^|:)0(:0)+(?=:|$)/, '$1:')
      .replace(/^:(?=[^:])|:::+/, '::')
      .replace(/^:$|([^:]):$/, '$1::');
  };
  const dotted = (groups: readonly number[]) => {
    const tail = groups.slice(6).flatMap((n) => [n >> 8, n & 255]);
    return `${groups
      .slice(0, 6)
      .map((n) => n.toString(16).toUpperCase())
      .join(':')}:${tail.join('.')}`;
  };
  // The first group is not 0, because such addresses can be IPv4 written as IPv6.
  const networks = four.map(([first, ...rest]) => [first || 1, ...rest]);
  fc.assert(
    fc.property(networks, four, four, fc.nat({ max: 63 }), (network, a, b, bit) => {
      const key = clientKey(long([...network, ...a]));
      for (const spell of [long, short, dotted])
        expect(clientKey(spell([...network, ...b])), spell.name).toBe(key);
      const other = network.map((n, at) => (at === bit >> 4 ? n ^ (1 << (bit & 15)) : n));
      if (other[0] !== 0) expect(clientKey(long([...other, ...a]))).not.toBe(key);
    }),
    { seed, numRuns: fewer(500) },
  );
});
