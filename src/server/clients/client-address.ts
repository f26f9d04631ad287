// Whose request it is: the peer's, or the client's that trusted proxies name.
import { entriesFromRight } from './entries-from-right.js';
import { forwardedFor } from './forwarded-for.js';
import { hopAddress } from './hop-address.js';
import type { Networks } from './networks.js';

type ClientAddress = (
  peer: string,
  forwarded: string | undefined,
  xForwardedFor: string | undefined,
) => string;

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
    // Nearly all proxies write this one, and pass on a `Forwarded` that the client made up.
    if (xForwardedFor !== undefined) return walk(peer, xForwardedFor, (entry) => hopAddress(entry.trim()));
    if (forwarded !== undefined)
      return walk(peer, forwarded, (entry) => hopAddress(forwardedFor(entry) ?? ''));
    return peer;
  };
}
