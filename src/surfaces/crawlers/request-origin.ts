// Where a request says that it found the service. Anybody can write anything there: what is made from it must not reach others.
import type { IncomingHttpHeaders } from 'node:http';

const HOST = /^(?:[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Empty where it says nothing that could be a host. */
export function requestOrigin({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const { host = '' } = headers;
  const origin = `http://${host}`;
  // A port beyond the last and a fifth part of an address fit the pattern.
  return HOST.test(host) && URL.canParse(origin) ? origin : '';
}
