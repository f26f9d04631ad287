// Parses an address or a network with the length of its prefix, such as 203.0.113.7, ::1, 10.0.0.0/8 or fd00::/8.
import { readAddress } from './read-address.js';

interface Network {
  readonly family: 'ipv4' | 'ipv6';
  readonly address: string;
  /** The length of the prefix. */
  readonly bits: number;
}

/** No zone, as in fe80::1%eth0: it names an interface of this machine, not a network that a client could be in. */
const NETWORK = /^([^/%]+)(?:\/(0|[1-9]\d{0,2}))?$/;

/** IPv4 that is written as IPv6 is IPv4. Undefined for anything that is not a network. */
export function parseNetwork(text: string): Network | undefined {
  const [, written = '', prefix] = NETWORK.exec(text) ?? [];
  const address = readAddress(written);
  if (address === undefined) return undefined;
  const isWrittenAsIpv6 = written.includes(':');
  const bits = Number(prefix ?? (isWrittenAsIpv6 ? 128 : 32));
  if (typeof address !== 'string')
    return bits <= 128 ? { family: 'ipv6', address: written, bits } : undefined;
  const ipv4Bits = isWrittenAsIpv6 ? bits - 96 : bits;
  return ipv4Bits >= 0 && ipv4Bits <= 32 ? { family: 'ipv4', address, bits: ipv4Bits } : undefined;
}
