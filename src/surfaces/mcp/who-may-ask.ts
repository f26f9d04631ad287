// The requests that are allowed: pages of other sites must be named by the operator, and a server for this machine alone accepts no other
// name, or any site could have its name lead here (DNS rebinding).
import type { IncomingHttpHeaders } from 'node:http';
import { readNetworks } from '../../server/clients/networks.js';

export interface Askers {
  /** The address that the service listens on. */
  readonly host: string;
  /** The public origin of the service, and other sites whose pages may send requests. */
  readonly origins: readonly string[];
}

const loopback = readNetworks(['127.0.0.0/8', '::1']);

const isLoopback = (host: string) => {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || loopback.has(name);
};

/** The reason for a refusal, in a sentence; undefined if the request is allowed. */
export function refusalOf({ host, origins }: Askers, headers: IncomingHttpHeaders): string | undefined {
  const named = headers.host ?? '';
  if (headers.host !== undefined && !isHost(named))
    return 'The Host header is not valid. Send a host name or an IP address, with or without a port, such as atlas.example or 127.0.0.1:3000.';
  const hostname = readUrl(`http://${named}`)?.hostname ?? '';
  const isOurs = isLoopback(hostname) || origins.some((each) => new URL(each).hostname === hostname);
  if (isLoopback(host) && !isOurs)
    return 'The Host header names another server. If this service is published under that name, its operator must set PUBLIC_ORIGIN to that origin.';
  const { origin } = headers;
  if (origin === undefined) return undefined;
  const isOwn = named !== '' && readUrl(origin)?.host === readUrl(`http://${named}`)?.host;
  if (isOwn || origins.includes(origin)) return undefined;
  return 'Pages of this Origin may not send requests here. The operator can allow it in MCP_ORIGINS.';
}

/** The library makes the URL of the request from it, and a parser of URLs also accepts a user, a path or a query there. */
const isHost = (text: string) => /^[\w.:[\]-]+$/.test(text) && URL.canParse(`http://${text}`);

const readUrl = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);
