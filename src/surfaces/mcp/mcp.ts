// The surface of the Model Context Protocol. It is stateless, with one response for each POST, and serves clients of both generations.

import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API } from '../../engine/operations/operation.js';
import { messages } from '../../engine/problems/messages.js';
import { problem } from '../../engine/problems/problem.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { readNetworks } from '../../server/clients/clients.js';
import { BodyRefused } from '../../server/http/bodies/body-errors.js';
import { type JsonBounds, outlineJson } from '../../server/http/bodies/outline-json.js';
import { pathOf } from '../../server/http/paths/known-paths.js';
import { type Surface, type SurfaceContext, workInTurn } from '../../server/http/surface.js';
import { headersOfError, problemOfError } from '../../server/http/unanswered.js';
import { packageVersion } from '../../settings/project-folder.js';
import type { mcpServers } from './mcp-server.js';

/**
 * The allowed requests. The operator must name other sites, and a local server accepts no other host name, because any site could point its
 * name here (DNS rebinding).
 */
interface Askers {
  /** The address that the service listens on. */
  readonly host: string;
  /** The public origin of the service, and other sites whose pages may send requests. */
  readonly origins: readonly string[];
}

const LOOPBACK_NETWORKS = readNetworks(['127.0.0.0/8', '::1']);

const isLoopback = (host: string) => {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || LOOPBACK_NETWORKS.has(name);
};

/** The reason for a refusal, in a sentence; undefined if the request is allowed. */
function refusalOf({ host, origins }: Askers, headers: IncomingHttpHeaders): string | undefined {
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

/** The library builds the request URL from it, and a URL parser would also accept a user, a path or a query there. */
const isHost = (text: string) => /^[\w.:[\]-]+$/.test(text) && URL.canParse(`http://${text}`);

const readUrl = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);

interface McpOptions extends Askers {
  readonly facts: Omit<Parameters<typeof mcpServers>[0], 'version'>;
}

/** A parsed request has a body. */
type IncomingRequest = FastifyRequest['raw'] & { readonly method: string; readonly url: string };

const LONGEST_BODY = 262_144;
/** Error codes of JSON-RPC. */
const [UNREADABLE, INVALID, REFUSED] = [-32_700, -32_600, -32_000];

export const mcp = (options: McpOptions): Surface => ({
  operation: 'mcp',
  plugin: (server, context) => serve(server, context, options),
});

/** Loaded on first use, so that a service without such clients saves the time and the memory. */
async function load(facts: McpOptions['facts']) {
  const [{ createMcpHandler }, { toWebRequest }, { mcpServers }, version] = await Promise.all([
    import('@modelcontextprotocol/server'),
    import('@modelcontextprotocol/node'),
    import('./mcp-server.js'),
    packageVersion(),
  ]);
  return { createMcpHandler, toWebRequest, servers: mcpServers({ ...facts, version }) };
}

function serve(server: FastifyInstance, { acceptBodies }: SurfaceContext, options: McpOptions): void {
  let loaded: ReturnType<typeof load> | undefined;
  acceptBodies(server, ['application/json']);
  server.setErrorHandler((error, _, reply) => {
    const { code = '' } = error as { readonly code?: string };
    // Only the client's faults are answered in the protocol.
    if (!(error instanceof BodyRefused) && !code.startsWith('FST_ERR_CTP_')) throw error;
    const { name, status, detail } = problemOfError(error);
    const [field, value] = headersOfError(error);
    if (field !== undefined) reply.header(field, value);
    return sendError(reply, status, name === 'bad-request' ? UNREADABLE : REFUSED, detail.en);
  });
  for (const url of ['/mcp', `${API}/mcp`])
    server.route({
      method: 'POST',
      url,
      bodyLimit: LONGEST_BODY,
      // Runs before the body is read.
      onRequest: async (request, reply) => {
        const refused = refusalOf(options, request.headers);
        if (refused !== undefined) return sendError(reply, 403, REFUSED, refused);
      },
      handler: async (request, reply) => {
        const read = await workInTurn(reply, messageIn(String(request.body ?? '')));
        if (read === undefined) return reply;
        // Many calls in one request would cost as much as one.
        if (Array.isArray(read.message))
          return sendError(reply, 400, INVALID, 'Send one message per request; batches are not supported.');
        loaded ??= load(options.facts);
        return answer(await loaded, request, read.message, reply);
      },
    });
}

/** Any structure, within the bounds of an outline. */
const BOUNDS: JsonBounds = { longestRow: 0, mostRows: 0, around: LONGEST_BODY };

const MAYBE_POISONED = /__proto__|\\u/;

/** Such a key would replace a prototype when the library copies the message. */
function unpoisoned(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('A key replaces a prototype.');
  return value;
}

function* messageIn(text: string): YieldingWork<{ readonly message: unknown }> {
  const outline = yield* outlineJson(text, BOUNDS);
  if (!('frame' in outline)) throw new BodyRefused(problem('bad-request', outline));
  yield;
  try {
    return { message: JSON.parse(text, MAYBE_POISONED.test(text) ? unpoisoned : undefined) };
  } catch {
    throw new BodyRefused(problem('bad-request', messages.unreadableBody()));
  }
}

async function answer(
  { createMcpHandler, toWebRequest, servers }: Awaited<ReturnType<typeof load>>,
  { raw, edition }: FastifyRequest,
  message: unknown,
  reply: FastifyReply,
): Promise<FastifyReply> {
  let isOver = false;
  const work: Parameters<typeof servers>[1] = async (steps) => {
    const made = await workInTurn(reply, steps);
    if (made !== undefined) return made;
    isOver = true;
    throw new Error('The client has left, or was refused.');
  };
  const handler = createMcpHandler(() => servers(edition.engine, work), {
    // A running server never notifies clients, and every result names the edition.
    maxSubscriptions: 0,
    keepAliveMs: 0,
  });
  // The library puts the Host before the URL, but a client can send a whole URL.
  raw.url = pathOf(raw.url);
  const response = await handler.fetch(await toWebRequest(raw as IncomingRequest, message), {
    parsedBody: message,
  });
  const text = await response.text();
  if (isOver) return reply;
  reply.code(response.status);
  const type = response.headers.get('content-type');
  if (type !== null) reply.type(type);
  return reply.send(text === '' ? undefined : text);
}

const sendError = (reply: FastifyReply, status: number, code: number, message: string) =>
  reply.code(status).type('application/json').send({ jsonrpc: '2.0', error: { code, message }, id: null });
