// A response that is ready to be sent, and the two ways to send one: straight to Node's response, or as a Fastify reply.
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { LARGE } from '../connections/connections.js';
import type { FlatHeaders } from './flat-headers.js';

export interface ReadyResponse {
  readonly status: number;
  readonly headers: FlatHeaders;
  readonly body: Buffer | string | undefined;
}

/** One that is sent again and again. */
export interface RepeatedResponse extends ReadyResponse {
  readonly body: Buffer | undefined;
}

/** With one flat array of headers: setting them one by one reaches 0.62 of the throughput of bare Node, this 0.95. */
export function writeResponse(response: ServerResponse, ready: ReadyResponse): void {
  const { status, headers, body } = admitted(response, ready);
  response.writeHead(status, headers as string[]);
  response.end(body);
}

/** Sends a response whose fields Node has checked before; false if Node has to write its head. */
export function sendAgain(response: ServerResponse, ready: RepeatedResponse, lead: string): boolean {
  return (
    admitted(response, ready) === ready && (response as BoundedResponse).sendAgain?.(ready, lead) === true
  );
}

/** The same response for this client alone: no cache may store it. */
export const unstored = (ready: ReadyResponse): ReadyResponse => ({
  ...ready,
  headers: ready.headers.map((field, index, all) =>
    all[index - 1] === 'cache-control' ? 'no-store' : field,
  ),
});

/** Our own response; an injected one, from tools and tests, is not. */
interface BoundedResponse {
  /** The response sent instead of a large body, if there is no room for one. */
  insteadOfLarge?(): ReadyResponse | undefined;
  sendAgain?(ready: RepeatedResponse, lead: string): boolean;
}

/** A large response is only sent while there is room for it. */
function admitted(response: ServerResponse, ready: ReadyResponse): ReadyResponse {
  if (ready.body === undefined || ready.body.length < LARGE) return ready;
  return (response as BoundedResponse).insteadOfLarge?.() ?? ready;
}

export function sendReply(reply: FastifyReply, ready: ReadyResponse): FastifyReply {
  const { status, headers, body } = admitted(reply.raw, ready);
  const fields: Record<string, string | string[]> = {};
  for (let index = 0; index < headers.length; index += 2) {
    const [name, value] = [headers[index] as string, headers[index + 1] as string];
    const before = fields[name];
    fields[name] = before === undefined ? value : [before, value].flat();
  }
  return reply.code(status).headers(fields).send(body);
}
