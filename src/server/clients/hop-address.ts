// The address in an entry of a forwarding header, without its port, its brackets and its zone.
import { isIPv4, isIPv6 } from 'node:net';

const BRACKETS_OR_PORT = /^(?:\[([^\]]*)\]|([^:]*))(?::(?:\d{1,5}|_[\w.-]+))?$/;

export function hopAddress(text: string): string | undefined {
  const [, bracketed, plain] = BRACKETS_OR_PORT.exec(text) ?? [];
  if (plain !== undefined) return isIPv4(plain) ? copied(plain) : undefined;
  const address = bracketed ?? text;
  return isIPv6(address) ? copied(address.replace(/%.*/, '')) : undefined;
}

/** A part of a text retains all of it in memory, and an address may be stored long after its header is gone. */
function copied(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1');
}
