// A network contains its addresses in any spelling, and a wrong entry is an error.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../../../test/contract/seed.js';
import { fewer } from '../../../test/system/size.js';
import { readNetworks } from './clients.js';

it.each<[readonly string[], string, boolean]>([
  [[], '127.0.0.1', false],
  [['127.0.0.1'], '127.0.0.1', true],
  [['127.0.0.1'], '127.0.0.2', false],
  [['10.0.0.0/8'], '10.255.255.255', true],
  [['10.0.0.0/8'], '11.0.0.0', false],
  [['10.1.2.3/8'], '10.9.9.9', true],
  [['172.16.0.0/12'], '172.31.255.255', true],
  [['172.16.0.0/12'], '172.32.0.0', false],
  [['0.0.0.0/0'], '203.0.113.7', true],
  [['0.0.0.0/0'], '2001:db8::1', false],
  [['::/0'], '2001:db8::1', true],
  [['::/0'], '203.0.113.7', false],
  [['::/0'], '::ffff:203.0.113.7', false],
  [['::1'], '::1', true],
  [['::1'], '0:0:0:0:0:0:0:1', true],
  [['::1'], '0.0.0.1', false],
  [['fd00::/8'], 'fdff:1::9', true],
  [['fd00::/8'], 'FD00::1', true],
  [['fd00::/8'], 'fe00::1', false],
  [['fe80::/10'], 'fe80::1%eth0', true],
  [['fe80::/10'], 'febf::1', true],
  [['fe80::/10'], 'fec0::1', false],
  [['10.0.0.0/8'], '::ffff:10.1.2.3', true],
  [['10.0.0.0/8'], '::FFFF:a01:203', true],
  [['10.0.0.0/8'], '0:0:0:0:0:ffff:10.1.2.3', true],
  [['10.0.0.0/8'], '::10.1.2.3', false],
  [['::ffff:10.1.2.3'], '10.1.2.3', true],
  [['::ffff:10.0.0.0/104'], '10.1.2.3', true],
  [['::ffff:10.0.0.0/104'], '11.1.2.3', false],
  [['10.0.0.0/8', '::1'], '::1', true],
  [['10.0.0.0/8', '::1'], '10.0.0.1', true],
  [['10.0.0.0/8', '::1'], '192.0.2.1', false],
  ...['', 'localhost', '10.0.0.1:80', '[::1]', ' 10.0.0.1', '10.0.0.1/8', '10.1', '010.0.0.1'].map(
    (text): [string[], string, boolean] => [['0.0.0.0/0', '::/0'], text, false],
  ),
])('judges that %j has %j: %s', (list, address, expected) => {
  const networks = readNetworks(list);
  expect(networks.has(address)).toBe(expected);
  expect(networks.has(address), 'looked up again').toBe(expected);
});

it.each([
  '',
  'localhost',
  '10.0.0.0/33',
  '10.0.0.0/-1',
  '10.0.0.0/08',
  '10.0.0.0/8/8',
  '10.0.0.0/',
  '10.0.0.0/255.0.0.0',
  '10.0.0/8',
  '300.0.0.1',
  ' 10.0.0.0/8',
  '::/129',
  'fd00::/8x',
  'fd00:::/8',
  'fe80::1%eth0',
  '[::1]',
  '::ffff:10.0.0.0/95',
  '/8',
])('%j is refused by name', (entry) => {
  expect(() => readNetworks(['127.0.0.1', entry])).toThrow(
    `"${entry}" is not a network: write an address such as 203.0.113.7 or ::1, or a network`,
  );
});

describe('an address is in a network if the bits of the prefix are the same', () => {
  const flip = (bits: readonly boolean[], from: number) => bits.map((bit, at) => (at === from ? !bit : bit));
  const number = (bits: readonly boolean[]) => Number.parseInt(bits.map(Number).join(''), 2);
  const pieces = (bits: readonly boolean[], size: number) =>
    Array.from({ length: bits.length / size }, (_, at) => number(bits.slice(at * size, (at + 1) * size)));
  const written = (bits: readonly boolean[]) =>
    bits.length === 32
      ? pieces(bits, 8).join('.')
      : pieces(bits, 16)
          .map((group) => group.toString(16))
          .join(':');

  // The first bit stays 1, because other addresses can be IPv4 written as IPv6.
  it.each([32, 128])('matches networks of %i bits', (length) => {
    const bits = fc
      .array(fc.boolean(), { minLength: length, maxLength: length })
      .map((some) => [true, ...some.slice(1)]);
    fc.assert(
      fc.property(
        bits,
        fc.nat({ max: length }),
        fc.integer({ min: 1, max: length - 1 }),
        (some, prefix, at) => {
          const networks = readNetworks([`${written(some)}/${prefix}`]);
          expect(networks.has(written(some))).toBe(true);
          expect(networks.has(written(flip(some, at)))).toBe(at >= prefix);
        },
      ),
      { seed, numRuns: fewer(300) },
    );
  });
});

it('returns the same after more addresses than it remembers', () => {
  const networks = readNetworks(['10.0.0.0/20']);
  const addresses = Array.from({ length: 3000 }, (_, n) => `10.0.${n >> 6}.${n & 63}`);
  for (let round = 0; round < 2; round++)
    expect(addresses.filter(networks.has)).toEqual(addresses.slice(0, 1024));
});
