// Reads the text of an address. IPv4 stays text because it has one spelling, and IPv6 becomes numbers because it has many.
import { isIPv4, isIPv6 } from 'node:net';
import type { Localized } from '../engine/text/localized.js';

interface Network {
  readonly family: 'ipv4' | 'ipv6';
  readonly address: string;
  /** The length of the prefix. */
  readonly bits: number;
}

/** A zone, as in fe80::1%eth0, is refused because it names an interface of this machine and not a network. */
const NETWORK = /^([^/%]+)(?:\/(0|[1-9]\d{0,2}))?$/;

/**
 * Parses an address or a network with a prefix, such as 203.0.113.7, ::1, 10.0.0.0/8 or fd00::/8. IPv4 written as IPv6 is IPv4. Undefined
 * for other texts.
 */
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

/** Whether a text is the URL of a PostgreSQL database with a correctly encoded password. */
export const DATABASE_EXAMPLE = 'postgres://user:password@host:5432/name';
export const HOW_TO_ESCAPE: Localized = {
  en: 'with / ? # @ % in the password written as %2F %3F %23 %40 %25',
  es: 'con / ? # @ % de la contraseña escritos como %2F %3F %23 %40 %25',
};

export function isDatabaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, password } = new URL(text);
  // A password with such characters ends too early, and its rest would be read as the database name.
  return /^postgres(ql)?:$/.test(protocol) && !/[@#]/.test(pathname + search + hash) && isEncoded(password);
}

/** Every percent sign starts an encoded character. */
export function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether only this machine can reach a service that listens on a host. */
export const isLocalHost = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/i.test(host);

/** Eight groups of 16 bits. */
type Ipv6Groups = readonly number[];

const MAPPED = '::ffff:';
const DOT_CODE = 46;
const COLON = 58;
const PERCENT = 37;

/** IPv4 written as IPv6 is IPv4, and a zone is not part of an address. Undefined for an invalid address. */
export function readAddress(text: string): string | Ipv6Groups | undefined {
  if (isIPv4(text)) return text;
  // A socket for both families writes IPv4 peers in this form.
  if (text.startsWith(MAPPED)) {
    const rest = text.slice(MAPPED.length);
    if (isIPv4(rest)) return rest;
  }
  if (!isIPv6(text)) return undefined;
  const groups = readGroups(text);
  return isMapped(groups) ? dotted(groups) : groups;
}

/** The network of an IPv6 address, with at most four groups so that `::` covers the rest. */
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
    if (code === DOT_CODE) return withGap([...groups, ...readDotted(text.slice(start))], gap);
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
