// Networks an operator names: whether an address is in one of them.
import { BlockList } from 'node:net';
import { readAddress } from './read-address.js';

export interface Networks {
  readonly has: (address: string) => boolean;
}

/** A look into the lists takes some 3 µs, and it is the same few proxies or clients that come again and again. */
const MOST_KNOWN = 1024;

const ENTRY = /^([^/%]+)(?:\/(0|[1-9]\d{0,2}))?$/;

export function readNetworks(list: readonly string[]): Networks {
  // One list for each family: in a common one `::/0` would hold all of IPv4 too.
  const ipv4 = new BlockList();
  const ipv6 = new BlockList();
  for (const entry of list) addEntry(entry, ipv4, ipv6);
  if (list.length === 0) return { has: () => false };

  const known = new Map<string, boolean>();
  return {
    has: (text) => {
      const kept = known.get(text);
      if (kept !== undefined) return kept;
      const address = readAddress(text);
      if (address === undefined) return false;
      const found =
        typeof address === 'string'
          ? ipv4.check(address, 'ipv4')
          : ipv6.check(address.map((group) => group.toString(16)).join(':'), 'ipv6');
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(text, found);
      return found;
    },
  };
}

function addEntry(entry: string, ipv4: BlockList, ipv6: BlockList): void {
  const [, text = '', prefix] = ENTRY.exec(entry) ?? [];
  const address = readAddress(text);
  if (address === undefined) throw fault(entry);
  const bits = Number(prefix ?? (text.includes(':') ? 128 : 32));
  if (typeof address !== 'string') {
    if (bits > 128) throw fault(entry);
    ipv6.addSubnet(text, bits, 'ipv6');
    return;
  }
  const ipv4Bits = text.includes(':') ? bits - 96 : bits;
  if (ipv4Bits < 0 || ipv4Bits > 32) throw fault(entry);
  ipv4.addSubnet(address, ipv4Bits, 'ipv4');
}

const fault = (entry: string) =>
  new Error(
    `"${entry}" is not a network: write an address such as 203.0.113.7 or ::1, or a network with its prefix length, such as 10.0.0.0/8 (up to /32) or fd00::/8 (up to /128).`,
  );
