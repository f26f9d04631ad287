// A surface has pages or documents beside the operations. It is one Fastify plugin with its own routes, methods and body limits.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Engine } from '../../engine/answers/engine.js';
import type { Problem } from '../../engine/problems/problem.js';
import { memo } from '../../engine/scheduling/shared-work.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { Localized } from '../../engine/text/localized.js';
import type { Metrics } from '../observe/metrics.js';
import type { AcceptBodies } from './bodies/read-body.js';
import {
  type FlatHeaders,
  type NodeResponse,
  type ReadyResponse,
  sendReply,
} from './connections/node-response.js';
import { chooseCoding } from './negotiation.js';
import type { Document } from './responses/documents.js';
import { isLarge, VARIES } from './responses/finished-response.js';
import type { Alternates } from './responses/operation-results.js';
import type { ServedEdition } from './responses/served-edition.js';

export interface Surface {
  /** The name of its requests in metrics and the log. */
  readonly operation: string;
  /**
   * Registers routes as in any Fastify plugin. "Did you mean", OPTIONS and 405 include their paths and methods automatically. Replies get
   * the headers of all responses, and caches do not store them unless they set a caching header.
   */
  readonly plugin: (server: FastifyInstance, context: SurfaceContext) => void | Promise<void>;
  /** Its pages, for a list of the whole site. */
  readonly pages?: (engine: Engine) => readonly PageGroup[];
  /** Parts that only the site has. A service has one site. */
  readonly site?: {
    readonly alternates: Alternates;
    /** The page for an unknown URL in a browser. */
    readonly missing: (request: FastifyRequest, edition: ServedEdition) => ReadyResponse;
  };
}

export interface PageGroup {
  /** Lower-case letters, digits and hyphens, as in a URL. */
  readonly name: string;
  readonly count: number;
  /** The URL of one of the pages without the language. */
  readonly address: (index: number) => string | Localized;
}

export interface SurfaceContext {
  /** Used for registration. A handler uses the edition of its request. */
  readonly live: () => ServedEdition;
  readonly status: ServiceStatus;
  readonly acceptBodies: AcceptBodies;
}

/** The operator's view of the running service. */
interface ServiceStatus {
  /** It serves in any state, but unless it is ready, it should get no requests. */
  readonly readiness: () => 'starting' | 'ready' | 'stopping';
  readonly health: () => Readonly<Record<string, unknown>>;
  readonly metrics: Pick<Metrics, 'contentType' | 'write'>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The edition that was live when the request arrived, so a response never mixes two. */
    edition: ServedEdition;
  }
  interface FastifyContextConfig {
    /** Served even to a client that has used all its requests. */
    readonly isUnlimited?: true;
  }
}

export function registerSurface(server: FastifyInstance, surface: Surface, context: SurfaceContext): void {
  server.register(async (scope) => {
    scope.addHook('onRequest', (request, reply, done) => {
      request.edition = context.live();
      request.response = reply.raw as NodeResponse;
      request.response.operation = surface.operation;
      done();
    });
    scope.addHook('onSend', (request, reply, _, done) => {
      const { replies } = request.edition;
      fillIn(reply, reply.hasHeader('cache-control') ? replies.common : replies.unstored(reply.raw));
      done();
    });
    await surface.plugin(scope, context);
  });
}

/** Sends a problem instead of the reply of a handler. */
export const sendProblem = (reply: FastifyReply, problem: Problem, headers?: FlatHeaders): FastifyReply =>
  sendReply(reply, reply.request.edition.replies.problem(reply.raw, problem, headers));

/** Computes something for a reply in turn with other work, and charges the client. Undefined if the client has left or was refused. */
export async function workInTurn<Made>(
  reply: FastifyReply,
  work: YieldingWork<Made>,
): Promise<Made | undefined> {
  const { edition, response } = reply.request;
  const made = await edition.workInTurn(response, work);
  if (made === undefined) reply.hijack();
  return made;
}

/** Sends a page from the cache, or builds it in turn. */
export async function sendDocument(
  reply: FastifyReply,
  page: Document,
  adapt = (ready: ReadyResponse) => ready,
): Promise<FastifyReply> {
  const { edition, response, headers } = reply.request;
  const finished = await edition.page(page, response);
  return finished === undefined ? reply.hijack() : sendReply(reply, adapt(await finished.pick(headers)));
}

/** Sends a body that was built for one request, compressed if the client accepts it. */
export async function sendOnce(reply: FastifyReply, body: string | Buffer): Promise<FastifyReply> {
  const { edition, headers } = reply.request;
  const bytes = Buffer.from(body);
  const coding = isLarge(bytes) ? chooseCoding(headers['accept-encoding'] as string | undefined) : 'identity';
  reply.header('vary', [reply.getHeader('vary'), VARIES].flat().filter(Boolean).join(', '));
  if (coding === 'identity') return reply.send(bytes);
  const coded = await edition.compressQuickly(bytes, coding)?.catch(() => undefined);
  return coded === undefined ? reply.send(bytes) : reply.header('content-encoding', coding).send(coded);
}

/** A value that is created on first use in each edition, and released with it. */
export function perEdition<Value>(
  make: (edition: ServedEdition) => Value,
): (edition: ServedEdition) => Value {
  const made = memo<ServedEdition, Value, undefined>();
  return (edition) => made(edition, undefined, () => make(edition));
}

function fillIn(reply: FastifyReply, headers: FlatHeaders): void {
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index] as string;
    if (!reply.hasHeader(name)) reply.header(name, headers[index + 1]);
  }
}

/** Registers documents at fixed paths. Each is built once per edition. */
export function serveDocuments(
  server: FastifyInstance,
  { live }: SurfaceContext,
  documentsOf: (edition: ServedEdition) => readonly Document[],
): void {
  const finishedOf = perEdition(
    (edition) => new Map(documentsOf(edition).map((each) => [each.path, edition.document(each)])),
  );
  for (const path of finishedOf(live()).keys())
    server.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler: async ({ edition, headers }, reply) => {
        const finished = await finishedOf(edition).get(path)?.();
        return finished === undefined ? reply.callNotFound() : sendReply(reply, await finished.pick(headers));
      },
    });
}
