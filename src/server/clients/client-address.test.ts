// Only trusted proxies decide the client of a request, whatever other clients send.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../../../test/contract/seed.js';
import { fewer } from '../../../test/system/size.js';
import { createClientAddress, readNetworks } from './clients.js';

const clientAddress = createClientAddress(readNetworks(['10.0.0.0/8', '::1', 'fd00::/8']));
const proxy = '10.0.0.1';
const client = '203.0.113.7';
const forged = '6.6.6.6';

describe('without a trusted proxy', () => {
  it.each([client, '2001:db8::1', '::ffff:203.0.113.7', '', 'nonsense'])(
    '%j is the client itself',
    (peer) => {
      expect(clientAddress(peer, undefined, undefined)).toBe(peer);
      expect(clientAddress(peer, `for=${forged}`, forged)).toBe(peer);
      expect(clientAddress(peer, `for=${forged}`, undefined)).toBe(peer);
    },
  );

  it('ignores both headers', () => {
    const alone = createClientAddress(readNetworks([]));
    expect(alone('127.0.0.1', `for=${forged}`, forged)).toBe('127.0.0.1');
  });
});

describe('with a trusted proxy', () => {
  it.each([proxy, '::1', '::ffff:10.0.0.1', 'fd00::5'])('%s is the client if it names none', (peer) => {
    expect(clientAddress(peer, undefined, undefined)).toBe(peer);
  });

  it.each([proxy, '::1', '::ffff:10.0.0.1', 'fd00::5'])('%s is believed', (peer) => {
    expect(clientAddress(peer, undefined, client)).toBe(client);
    expect(clientAddress(peer, `for=${client}`, undefined)).toBe(client);
  });

  it('prefers X-Forwarded-For if both headers are sent', () => {
    expect(clientAddress(proxy, `for=${forged}`, client)).toBe(client);
    expect(clientAddress(proxy, `for=${forged}`, 'unknown')).toBe(proxy);
    expect(clientAddress(proxy, `for=${forged}`, '')).toBe(proxy);
  });
});

describe('X-Forwarded-For', () => {
  it.each([
    [client, client],
    [`  ${client}\t`, client],
    [`${client}:4711`, client],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['[2001:db8::1%eth0]:4711', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    [`${client},10.0.0.2`, client],
    [`${client}, 10.0.0.2:80, ::1, [fd00::1]:80`, client],
    [`${client}, ::ffff:10.0.0.2`, client],
    ['10.0.0.3, 10.0.0.2', '10.0.0.3'],
    // The client's own text is to the left of the proxy's.
    [`${forged}, ${client}`, client],
    [`10.0.0.9, ${client}`, client],
    [`${forged}, 10.0.0.9, ${client}, 10.0.0.2`, client],
    [`"${forged}, ${client}`, client],
    [`for="${forged}, ${client}`, client],
    [`\\", ${client}`, client],
    [`,,,${client}`, client],
    // An invalid address ends the search.
    ['', proxy],
    [',', proxy],
    [`${client},`, proxy],
    ['unknown', proxy],
    [`${forged}, unknown`, proxy],
    [`${forged}, unknown, 10.0.0.2`, '10.0.0.2'],
    [`${forged}, , 10.0.0.2`, '10.0.0.2'],
    [`${forged}, _hidden, 10.0.0.3, 10.0.0.2`, '10.0.0.3'],
    [`${forged} 10.0.0.2`, proxy],
    [`"${client}"`, proxy],
    [`${client}:`, proxy],
    [`${client}:http`, proxy],
    [`${client}:123456`, proxy],
    ['300.0.0.1', proxy],
    ['203.0.113.07', proxy],
    ['0xcb.0.113.7', proxy],
    ['3405803783', proxy],
    ['[203.0.113.7]', proxy],
    ['[2001:db8::1', proxy],
    ['2001:db8::1]', proxy],
    ['[]', proxy],
    ['2001:db8:::1', proxy],
    ['localhost', proxy],
  ])('reads from %j the address %s', (header, expected) => {
    expect(clientAddress(proxy, undefined, header)).toBe(expected);
  });
});

describe('Forwarded', () => {
  it.each([
    [`for=${client}`, client],
    [`For=${client}`, client],
    [`FOR="${client}"`, client],
    [`for="${client}:4711"`, client],
    [`for=${client}:4711`, client],
    [`for="${client}:_port"`, client],
    ['for="[2001:db8::1]"', '2001:db8::1'],
    ['for="[2001:db8::1]:4711"', '2001:db8::1'],
    ['for=[2001:db8::1]:4711', '2001:db8::1'],
    ['for="\\2\\03.0.113.7"', client],
    [`by=${forged};for=${client};host=example.com;proto=https`, client],
    [`;;for=${client};`, client],
    [` for=${client} ; proto=https `, client],
    [`host="a,b;for=${forged}";for=${client}`, client],
    [`for=${client};host="a,b;for=${forged}"`, client],
    [`for=${client};host="a\\",for=${forged};\\\\"`, client],
    [`for=${client};host="a\\\\", for=10.0.0.2`, client],
    [`for=${client}, for=10.0.0.2;by=10.0.0.1, for="[fd00::2]:80"`, client],
    ['for=10.0.0.3,for=10.0.0.2', '10.0.0.3'],
    // The client's own text is to the left of the proxy's.
    [`for=${forged}, for=${client}`, client],
    [`for=10.0.0.9, for=${client}`, client],
    [`for=", for=${client}`, client],
    [`for=${forged};x=", for=${client}`, client],
    [`for=${forged};x=", for="${client}:80"`, client],
    [`for=${forged};x=", for=${client};by="10.0.0.1"`, client],
    [`for=${forged};x="\\, for="${client}"`, client],
    [`for=${forged};x=", for=${client};by="a\\"b", for="10.0.0.2"`, client],
    // An invalid address ends the search.
    ['', proxy],
    ['for', proxy],
    ['for=', proxy],
    ['for=""', proxy],
    ['for=unknown', proxy],
    ['for=_hidden', proxy],
    ['for="_SEVKISEK"', proxy],
    ['proto=https', proxy],
    [`for=${forged}, proto=https`, proxy],
    [`for=${forged}, for=unknown, for=10.0.0.2`, '10.0.0.2'],
    [`for=${forged}, by=${forged}, for=10.0.0.2`, '10.0.0.2'],
    [`xfor=${forged}`, proxy],
    [`for=${forged};for=${client}`, proxy],
    [`for =${client}`, proxy],
    [`for="${client}`, proxy],
    [`for=${client}"`, proxy],
    [`for="${client}"x`, proxy],
    [`for=${client} x`, proxy],
    [client, proxy],
  ])('%j names %s', (header, expected) => {
    expect(clientAddress(proxy, header, undefined)).toBe(expected);
  });
});

describe.each([
  ['X-Forwarded-For', (entry: string) => entry, (header: string) => clientAddress(proxy, undefined, header)],
  [
    'Forwarded',
    (entry: string) => `for=${entry}`,
    (header: string) => clientAddress(proxy, header, undefined),
  ],
])('%s', (_, write, ask) => {
  it('is read up to 50 entries from the right', () => {
    const chain = (hops: number) =>
      ask([client, ...Array.from({ length: hops }, (_, hop) => `10.0.0.${hop + 1}`)].map(write).join(','));
    expect(chain(49)).toBe(client);
    expect(chain(50)).toBe('10.0.0.1');
    expect(chain(200)).toBe('10.0.0.151');
  });

  it('is read up to 4000 characters from the right, and no entry in part', () => {
    const chain = (length: number, ...entries: readonly string[]) => {
      const last = `,${write('10.0.0.2')}`;
      return entries.map(write).join(',') + last.padEnd(length - entries.map(write).join(',').length);
    };
    expect(ask(chain(4000, client))).toBe(client);
    expect(ask(chain(4001, 'unknown', client))).toBe(client);
    for (let cut = 1; cut <= write(client).length; cut++) {
      expect(ask(chain(4000 + cut, client)), `${cut} cut off`).toBe('10.0.0.2');
    }
    expect(ask(chain(9000, client)), 'all cut off').toBe(proxy);
  });

  it.each(['x', '"', '\\', ',', ' ', ';', '=', '['])('names the client behind 9000 of %j', (character) => {
    expect(ask(`${character.repeat(9000)},${write(client)}`)).toBe(client);
    expect(ask(`${character.repeat(9000)},${write('10.0.0.2')}`)).toBe('10.0.0.2');
  });

  it('names who a proxy saw, whatever the client sent', () => {
    const character = fc.constantFrom(...'",;=\\ []:.%_for10\t'.split(''));
    const latin1 = fc.nat({ max: 255 }).map((code) => String.fromCharCode(code));
    const sent = fc.oneof(
      fc.string({ unit: character, maxLength: 60 }),
      fc.string({ unit: latin1, maxLength: 60 }),
    );
    fc.assert(
      fc.property(sent, fc.ipV4(), (text, address) => {
        fc.pre(!address.startsWith('10.'));
        expect(ask(`${text}, ${write(address)}`)).toBe(address);
        expect(ask(`${text}, ${write(address)}, ${write('10.0.0.2')}`)).toBe(address);
      }),
      { seed, numRuns: fewer(500) },
    );
  });

  it('returns an address for any header', () => {
    const pieces = fc.constantFrom(
      'for=',
      '"',
      ',',
      ';',
      '\\',
      ' ',
      '10.0.0.2',
      client,
      '[fd00::1]',
      '_x',
      ':80',
      '=',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (some) => {
        expect([proxy, '10.0.0.2', client, 'fd00::1']).toContain(ask(some.join('')));
      }),
      { seed, numRuns: fewer(500) },
    );
  });
});
