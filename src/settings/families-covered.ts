// Whether networks that an operator names contain all addresses that clients have, at once or in parts.
import { parseNetwork } from './parse-network.js';
import { type Ipv6Groups, readAddress } from './read-address.js';

type Family = 'ipv4' | 'ipv6';

/** The addresses that are given to machines, from the first to the one after the last: the rest are reserved. */
const given: Readonly<Record<Family, readonly [from: bigint, to: bigint]>> = {
  ipv4: [numberOf('1.0.0.0'), numberOf('224.0.0.0')],
  ipv6: [numberOf('2000::'), numberOf('4000::')],
};
const LENGTHS: Readonly<Record<Family, number>> = { ipv4: 32, ipv6: 128 };

/** The families of which they contain every address. */
export function familiesCovered(networks: readonly string[]): readonly Family[] {
  const parts = networks.flatMap((each) => parseNetwork(each) ?? []).map(rangeOf);
  return (['ipv4', 'ipv6'] as const).filter((family) => {
    const [from, to] = given[family];
    let reached = from;
    for (const part of parts.filter((each) => each.family === family).sort(byStart))
      if (part.from <= reached && part.to > reached) reached = part.to;
    return reached >= to;
  });
}

interface Range {
  readonly family: Family;
  readonly from: bigint;
  readonly to: bigint;
}

function rangeOf({ family, address, bits }: { family: Family; address: string; bits: number }): Range {
  const rest = BigInt(LENGTHS[family] - bits);
  const from = (numberOf(address) >> rest) << rest;
  return { family, from, to: from + (1n << rest) };
}

const byStart = (a: Range, b: Range) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0);

function numberOf(address: string): bigint {
  const read = readAddress(address) as string | Ipv6Groups;
  const [parts, bits] = typeof read === 'string' ? [read.split('.').map(Number), 8n] : [read, 16n];
  return parts.reduce((number, part) => (number << bits) | BigInt(part), 0n);
}
