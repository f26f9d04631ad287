// An address as logs show it: enough to see where trouble comes from, not who it was.
import { ipv6Network, readAddress } from '../../settings/read-address.js';

export function shownAddress(address: string): string {
  const read = readAddress(address);
  if (read === undefined) return 'unknown';
  return typeof read === 'string' ? `${read.slice(0, read.lastIndexOf('.'))}.0/24` : ipv6Network(read, 3);
}
