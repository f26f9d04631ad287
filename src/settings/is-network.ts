// Whether a text is an IPv4 or IPv6 address, or a network such as 10.0.0.0/8.
import { isIP } from 'node:net';

export function isNetwork(text: string): boolean {
  const [address, length, ...more] = text.split('/') as [string, ...string[]];
  const version = isIP(address);
  // A zone, as in fe80::1%eth0, names an interface of this machine: no network that a client could be in.
  if (version === 0 || address.includes('%') || more.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128));
}
