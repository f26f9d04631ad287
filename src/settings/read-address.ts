// Reads the text of an address: IPv4 stays text, because it has one spelling only, IPv6 becomes numbers, because it has many.
import { isIPv4, isIPv6 } from 'node:net';

/** Eight groups of 16 bits. */
export type Ipv6Groups = readonly number[];

const MAPPED = '::ffff:';
const DOT = 46;
const COLON = 58;
const PERCENT = 37;

/** IPv4 that is written as IPv6 is IPv4; a zone is not part of an address. Undefined for an invalid address. */
export function readAddress(text: string): string | Ipv6Groups | undefined {
  if (isIPv4(text)) return text;
  // The spelling in which a socket for both families names its peers.
  if (text.startsWith(MAPPED)) {
    const rest = text.slice(MAPPED.length);
    if (isIPv4(rest)) return rest;
  }
  if (!isIPv6(text)) return undefined;
  const groups = readGroups(text);
  return isMapped(groups) ? dotted(groups) : groups;
}

/** The network an IPv6 address is in, by its first groups: at most four of them, so that `::` covers the rest. */
export function ipv6Network(groups: Ipv6Groups, count: 3 | 4): string {
  let end = count as number;
  while (end > 0 && groups[end - 1] === 0) end--;
  let network = '';
  for (let at = 0; at < end; at++) network += `${at === 0 ? '' : ':'}${(groups[at] as number).toString(16)}`;
  return `${network}::/${count * 16}`;
}

function readGroups(text: string): number[] {
  const groups: number[] = [];
  let gap = -1;
  let start = 0;
  let at = 0;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === PERCENT) break;
    if (code === DOT) return withGap([...groups, ...readDotted(text.slice(start))], gap);
    if (code !== COLON) continue;
    if (at > start) groups.push(Number.parseInt(text.slice(start, at), 16));
    else gap = groups.length;
    start = at + 1;
  }
  if (at > start) groups.push(Number.parseInt(text.slice(start, at), 16));
  return withGap(groups, gap);
}

function readDotted(text: string): [number, number] {
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map((part) => Number.parseInt(part, 10));
  return [a * 256 + b, c * 256 + d];
}

function withGap(groups: number[], gap: number): number[] {
  if (gap >= 0) groups.splice(gap, 0, ...new Array<number>(8 - groups.length).fill(0));
  return groups;
}

function isMapped(groups: Ipv6Groups): boolean {
  return groups[5] === 0xff_ff && groups.every((group, at) => at > 4 || group === 0);
}

function dotted(groups: Ipv6Groups): string {
  const [high, low] = groups.slice(6) as [number, number];
  return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
}
