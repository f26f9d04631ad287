// Networks an operator names: whether an address is in one of them.
import { BlockList } from 'node:net';
import { ipv6Network, parseNetwork, readAddress } from '../../settings/read-address.js';

export interface Networks {
  readonly has: (address: string) => boolean;
}

/** A look into the lists takes some 3 µs, and it is the same few proxies or clients that come again and again. */
const MOST_KNOWN = 1024;

export function readNetworks(list: readonly string[]): Networks {
  // One list for each family: in a common one `::/0` would hold all of IPv4 too.
  const ipv4 = new BlockList();
  const ipv6 = new BlockList();
  for (const entry of list) {
    const network = parseNetwork(entry);
    if (network === undefined) throw fault(entry);
    const { family, address, bits } = network;
    (family === 'ipv4' ? ipv4 : ipv6).addSubnet(address, bits, family);
  }
  if (list.length === 0) return { has: () => false };

  const known = new Map<string, boolean>();
  return {
    has: (text) => {
      const cached = known.get(text);
      if (cached !== undefined) return cached;
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

const fault = (entry: string) =>
  new Error(
    `"${entry}" is not a network: write an address such as 203.0.113.7 or ::1, or a network with its prefix length, such as 10.0.0.0/8 (up to /32) or fd00::/8 (up to /128).`,
  );

/** An address as logs show it: enough to see where trouble comes from, not who it was. */
export function shownAddress(address: string): string {
  const read = readAddress(address);
  if (read === undefined) return 'unknown';
  return typeof read === 'string' ? `${read.slice(0, read.lastIndexOf('.'))}.0/24` : ipv6Network(read, 3);
}
