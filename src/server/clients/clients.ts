// Finds the client of a request and its rights: the key under which its requests are counted, and whether it sees the operator's metrics.
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { ipv6Network, parseNetwork, readAddress } from '../../settings/read-address.js';

/** Networks that the operator names, and whether an address is in one of them. */
interface Networks {
  readonly has: (address: string) => boolean;
}

/** Reading the lists takes about 3 µs, and the same few proxies and clients return again and again. */
const MOST_KNOWN = 1024;

export function readNetworks(list: readonly string[]): Networks {
  // Each family has its own list, because `::/0` in a common list would contain all of IPv4.
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

/** An address as logs show it. It is enough to locate a problem but not to identify a person. */
export function shownAddress(address: string): string {
  const read = readAddress(address);
  if (read === undefined) return 'unknown';
  return typeof read === 'string' ? `${read.slice(0, read.lastIndexOf('.'))}.0/24` : ipv6Network(read, 3);
}

const MOST_ENTRIES = 50;
const LONGEST_FORWARDED = 4000;

/**
 * Reads the entries of a forwarding header from the right, where trusted proxies wrote. A client may have written the text to the left, and
 * an open quote from there cannot hide the entry of a proxy.
 */
function* entriesFromRight(header: string): Generator<string, void, void> {
  const floor = Math.max(0, header.length - LONGEST_FORWARDED);
  let end = header.length;
  for (let count = 0; count < MOST_ENTRIES && end >= 0; count++) {
    const comma = commaBefore(header, end, floor);
    // Half an address can resemble a whole one.
    if (comma < 0 && floor > 0) return;
    yield header.slice(comma + 1, end);
    end = comma;
  }
}

function commaBefore(header: string, end: number, floor: number): number {
  let quoted = false;
  for (let at = end - 1; at >= floor; at--) {
    const character = header[at];
    if (character === ',' && !quoted) return at;
    // An opening quote follows a `=`. A quote after a backslash is inside the string.
    if (character === '"' && !(quoted && header[at - 1] === '\\')) quoted = !quoted;
  }
  return -1;
}

/** No two parts of it match the same character, so it takes one pass for any input. */
const PAIR = /[ \t]*(?:([\w!#$%&'*+.^`|~-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s";,]*))[ \t]*)?(;|$)/y;

/** The `for` of one element of a `Forwarded` header (RFC 7239). Undefined if it is missing, repeated or malformed. */
function forwardedFor(element: string): string | undefined {
  let found: string | undefined;
  for (let at = 0; ; at = PAIR.lastIndex) {
    PAIR.lastIndex = at;
    const match = PAIR.exec(element);
    if (match === null) return undefined;
    const [, name, quoted, plain, separator] = match;
    if (name?.toLowerCase() === 'for') {
      if (found !== undefined) return undefined;
      found = quoted?.replace(/\\(.)/g, '$1') ?? plain;
    }
    if (separator === '') return found;
  }
}

const BRACKETS_OR_PORT = /^(?:\[([^\]]*)\]|([^:]*))(?::(?:\d{1,5}|_[\w.-]+))?$/;

/** The address in an entry of a forwarding header, without port, brackets and zone. */
function hopAddress(text: string): string | undefined {
  const [, bracketed, plain] = BRACKETS_OR_PORT.exec(text) ?? [];
  if (plain !== undefined) return isIPv4(plain) ? copiedText(plain) : undefined;
  const address = bracketed ?? text;
  return isIPv6(address) ? copiedText(address.replace(/%.*/, '')) : undefined;
}

/** Copies a text, because a substring keeps its whole header in memory and an address can be stored for long. */
function copiedText(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1');
}

type ClientAddress = (
  peer: string,
  forwarded: string | undefined,
  xForwardedFor: string | undefined,
) => string;

/** The address of the peer, or the client's address that trusted proxies report. */
export function createClientAddress(trusted: Networks): ClientAddress {
  function walk(peer: string, header: string, read: (entry: string) => string | undefined): string {
    let client = peer;
    for (const entry of entriesFromRight(header)) {
      const address = read(entry);
      if (address === undefined) return client;
      client = address;
      if (!trusted.has(address)) return client;
    }
    return client;
  }

  return (peer, forwarded, xForwardedFor) => {
    if (!trusted.has(peer)) return peer;
    // Nearly all proxies write this header, and pass on a `Forwarded` from the client.
    if (xForwardedFor !== undefined) return walk(peer, xForwardedFor, (entry) => hopAddress(entry.trim()));
    if (forwarded !== undefined)
      return walk(peer, forwarded, (entry) => hopAddress(forwardedFor(entry) ?? ''));
    return peer;
  };
}

export interface Client {
  readonly address: string;
  /** The key by which its requests are counted. */
  readonly key: string;
  readonly isExempt: boolean;
  readonly isAdmin: boolean;
  /** Its connections carry the requests of others. */
  readonly isProxy: boolean;
}

interface ClientNetworks {
  /** The networks of trusted proxies. */
  readonly trusted: readonly string[];
  readonly exempt: readonly string[];
  readonly admin: readonly string[];
}

export interface Clients {
  readonly ofPeer: (address: string) => Client;
  /** The client of a request with a forwarding header. */
  readonly ofForwarded: (
    peer: Client,
    forwarded: string | undefined,
    forwardedFor: string | undefined,
  ) => Client;
}

const loopback = readNetworks(['127.0.0.0/8', '::1']);

export function createClients(networks: ClientNetworks): Clients {
  const [exempt, admin] = [readNetworks(networks.exempt), readNetworks(networks.admin)];
  const trusted = readNetworks(networks.trusted);
  const clientAddress = createClientAddress(trusted);

  function describe(address: string, speaksForItself: boolean): Client {
    return {
      address,
      key: clientKey(address),
      isExempt: speaksForItself && exempt.has(address),
      isAdmin: speaksForItself && admin.has(address),
      isProxy: trusted.has(address),
    };
  }

  return {
    ofPeer: (address) => describe(address, true),
    // Through a proxy, strangers have its address or that of this machine, so the address proves nothing.
    ofForwarded: (peer, forwarded, forwardedFor) => {
      const address = clientAddress(peer.address, forwarded, forwardedFor);
      return describe(address, address !== peer.address && !loopback.has(address));
    },
  };
}

/**
 * The key by which requests are counted. A home or a server usually has a whole /64 of IPv6, so that is one client. All invalid addresses
 * are one client, so that unchecked texts do not fill the memory.
 */
export function clientKey(address: string): string {
  const read = readAddress(address);
  if (read === undefined) return 'unknown';
  return typeof read === 'string' ? read : ipv6Network(read, 4);
}
