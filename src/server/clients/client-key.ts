// The key by which requests are counted. A home or a server is given a whole /64 of IPv6, so that is one client.
import { ipv6Network, readAddress } from '../../settings/read-address.js';

/** All invalid addresses are one client: unchecked texts are not worth a count each. */
export function clientKey(address: string): string {
  const read = readAddress(address);
  if (read === undefined) return 'unknown';
  return typeof read === 'string' ? read : ipv6Network(read, 4);
}
