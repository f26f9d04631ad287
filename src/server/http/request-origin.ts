// The origin of the service as a client of it sees it, for documents that need absolute URLs.
import type { FastifyRequest } from 'fastify';

const HOST = /^(?:[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The origin that the operator has set, or else that of the request. In the latter case the document is for this client only, and no cache
 * may store it.
 */
export const originOf = (request: FastifyRequest): string =>
  request.edition.origins.publicOrigin ?? requestOrigin(request);

/** The origin from the Host of the request, which any client can write; empty if it could not be a host. */
export function requestOrigin({ headers: { host = '' } }: FastifyRequest): string {
  const origin = `http://${host}`;
  // A port beyond the last and a fifth part of an address fit the pattern.
  return HOST.test(host) && URL.canParse(origin) ? origin : '';
}
