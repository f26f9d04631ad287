// The surface for many rows at once, with POST or QUERY and JSON or CSV.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BatchOperation } from '../../engine/operations/batch-operation.js';
import { languages } from '../../engine/text/localized.js';
import { acceptedLanguage } from '../../server/http/negotiation.js';
import { type Surface, type SurfaceContext, sendProblem, workInTurn } from '../../server/http/surface.js';
import { answerRows } from './answer-rows.js';
import { CSV, isRefusedRead } from './csv-rows.js';

const LONGEST_BODY = 1_048_576;
const JSON_BODY = 'application/json';

export const batch: Surface = { operation: 'batch', plugin: serveBatches };

function serveBatches(server: FastifyInstance, { live, acceptBodies }: SurfaceContext): void {
  acceptBodies(server, [JSON_BODY, CSV]);
  for (const operation of live().engine.batches)
    server.route({
      method: [operation.method, 'QUERY'],
      url: operation.path,
      bodyLimit: LONGEST_BODY,
      handler: (request, reply) => answer(operation, request, reply),
    });
}

async function answer(operation: BatchOperation, request: FastifyRequest, reply: FastifyReply) {
  request.response.operation = operation.id;
  const { body, headers, edition } = request;
  const answered = await workInTurn(
    reply,
    answerRows(edition.engine, operation, {
      text: String(body ?? ''),
      type: headers['content-type'] ?? '',
      language: acceptedLanguage(languages, headers['accept-language']),
    }),
  );
  if (answered === undefined) return reply;
  if (isRefusedRead(answered)) return sendProblem(reply, answered.problem);
  return reply.type(answered.type).send(answered.text);
}
