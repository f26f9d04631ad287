// Leads a request through the gate and the cache of finished responses to the operation at its path. All paths come from the table, and
// most need no router.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { OutputFormat } from '../../../engine/formats/output-format.js';
import { isOnRecords, type Operation } from '../../../engine/operations/operation.js';
import { inFormat, parseQuery, readArguments } from '../../../engine/operations/request/read-arguments.js';
import type { Observer } from '../../observe/metrics.js';
import type { Connection } from '../connections/connections.js';
import { type NodeResponse, writeResponse } from '../connections/node-response.js';
import { type Gate, passOverBody } from '../gate.js';
import { preferredFormats } from '../negotiation.js';
import { ignoredNames } from '../responses/operation-headers.js';
import type { ServedEdition } from '../responses/served-edition.js';
import { answerFailure, unroutedResponse } from '../unanswered.js';
import { type KnownPaths, pathOf } from './known-paths.js';

/** Serves every operation of the table at its path. These are the only routes that write past Fastify. */
export function serveOperations(
  server: FastifyInstance,
  live: () => ServedEdition,
  operations: readonly Operation[],
): void {
  for (const operation of operations) {
    server.route<{ Params: Record<string, string>; Querystring: string }>({
      method: ['GET', 'HEAD'],
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: ({ raw, params, query }, reply) => {
        const later = answerOperation(operation, params, query, live(), raw, reply.raw as NodeResponse);
        if (later !== undefined) return later.then(() => void reply.hijack());
        // Only now, because an earlier error must still be answered.
        reply.hijack();
        return undefined;
      },
    });
  }
}

/** Answers at once or in turn. The promise settles when the response is done. */
type AnswerUnrouted = (
  request: IncomingMessage,
  response: NodeResponse,
) => { readonly later: Promise<void> | undefined } | undefined;

/**
 * Answers requests without a router, which costs as much as many responses. The path must have no parameter, or one in its last segment,
 * and be spelt as documented. Undefined for all others. `taken` are the paths of all routes, which are complete before the first request.
 */
export function createAnswerUnrouted(
  live: () => ServedEdition,
  operations: readonly Operation[],
  taken: () => readonly string[],
): AnswerUnrouted {
  const byPath = new Map(
    operations.flatMap((each) => (each.path.includes('{') ? [] : [[each.path, each] as const])),
  );
  let byFolder: ReturnType<typeof lastParameters> | undefined;

  return (request, response) => {
    const url = request.url as string;
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    const query = mark < 0 ? '' : url.slice(mark + 1);
    const operation = byPath.get(path);
    if (operation !== undefined)
      return { later: answerOperation(operation, {}, query, live(), request, response) };
    const end = path.lastIndexOf('/') + 1;
    byFolder ??= lastParameters(operations, taken());
    const found = byFolder.get(path.slice(0, end));
    const value = found === undefined ? undefined : segmentMeant(path.slice(end));
    if (found === undefined || value === undefined) return undefined;
    const given = { [found.name]: value };
    return { later: answerOperation(found.operation, given, query, live(), request, response) };
  };
}

/** Operations whose path ends with their only parameter, by the path before it. Ambiguous paths are left out. */
function lastParameters(operations: readonly Operation[], taken: readonly string[]) {
  return new Map(
    operations.flatMap((operation) => {
      const [, folder, name] = /^([^{]*\/)\{(\w+)\}$/.exec(operation.path) ?? [];
      const isAlone = folder !== undefined && taken.filter((path) => isIn(folder, path)).length === 1;
      return isAlone ? [[folder, { operation, name: name as string }] as const] : [];
    }),
  );
}

/** Whether the path is directly in the folder, in any spelling. */
const isIn = (folder: string, path: string) =>
  path.toLowerCase().startsWith(folder.toLowerCase()) && !path.slice(folder.length).includes('/');

/** Undefined if a router could read the segment in another way. */
function segmentMeant(segment: string): string | undefined {
  if (segment === '' || segment.includes('#')) return undefined;
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function answerOperation(
  operation: Operation,
  path: Readonly<Record<string, string>>,
  query: string,
  edition: ServedEdition,
  request: IncomingMessage,
  response: NodeResponse,
): Promise<void> | undefined {
  response.operation = operation.id;
  const read = readArguments(operation, { path, query: parseQuery(query) });
  if ('problem' in read) {
    const explained = edition.explain(operation, path, read.problem);
    writeResponse(response, edition.replies.problem(response, explained));
    return undefined;
  }
  const { arguments: given, ignored, isMomentary } = read;
  const format = operation.option('format');
  const isNegotiated = format !== undefined && given.get(format) === undefined;
  const accepted = isNegotiated ? acceptedFormat(request, operation) : undefined;
  const args = accepted === undefined ? given : inFormat(operation, given, accepted);
  // An injected request, from tests and programs, does not have a response of this class.
  if (ignored.length > 0) (response as Partial<NodeResponse>).addIgnored?.(ignoredNames(ignored));
  const fallback = accepted && given;
  return edition.respond(
    { operation, args, fallback, isRemarked: ignored.length > 0, isMomentary },
    request,
    response,
  );
}

function acceptedFormat({ headers }: IncomingMessage, operation: Operation): OutputFormat | undefined {
  if (!isOnRecords(operation)) return undefined;
  return preferredFormats(headers.accept).find((format) => format.suits(operation.family, operation.result));
}

export type RespondFirst = (connection: Connection, request: IncomingMessage, response: NodeResponse) => void;

interface RespondFirstParts {
  readonly gate: Gate;
  readonly paths: KnownPaths;
  readonly live: () => ServedEdition;
  readonly answerUnrouted: AnswerUnrouted;
  readonly observer: Observer;
  /** Fastify handles everything else. */
  readonly route: (request: IncomingMessage, response: ServerResponse) => void;
}

export function createRespondFirst({
  gate,
  paths,
  live,
  answerUnrouted,
  observer,
  route,
}: RespondFirstParts): RespondFirst {
  function answerRead(request: IncomingMessage, response: NodeResponse): void {
    const fail = (error: unknown) =>
      answerFailure(error, response, live().replies, observer, (ready) => writeResponse(response, ready));
    try {
      const answered = answerUnrouted(request, response);
      if (answered === undefined) route(request, response);
      else answered.later?.catch(fail);
    } catch (error) {
      fail(error);
    }
  }

  return (connection, request, response) => {
    connection.latest = response;
    connection.readUntilThen = request.socket.bytesRead;
    const { replies, cached } = live();
    const refusal = gate.refuse(connection, request, response);
    if (refusal !== undefined) {
      passOverBody(request, response);
      writeResponse(response, replies.problem(response, refusal.problem, refusal.headers));
      return;
    }
    const { method = '' } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const isPlain = isRead && preferredFormats(request.headers.accept).length === 0;
    const ready = isPlain ? cached(request.url as string) : undefined;
    if (ready !== undefined) {
      response.operation = ready.operation;
      response.cache = 'hit';
      ready.send(request.headers, response);
    } else if (isRead) answerRead(request, response);
    else if (paths.methodsAt(pathOf(request.url)).has(method)) {
      if (request.headers.expect !== undefined) response.writeContinue();
      route(request, response);
    } else {
      passOverBody(request, response);
      writeResponse(response, unroutedResponse(replies, paths, response));
    }
  };
}
