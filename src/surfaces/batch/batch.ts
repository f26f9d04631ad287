// The surface of questions for many rows at once: POST or QUERY, JSON or CSV in, the same out. One bad row never fails the others.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BatchOperation } from '../../engine/operations/batch-operation.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { languages } from '../../engine/text/localized.js';
import { acceptedLanguage } from '../../server/http/negotiation/accepted-language.js';
import { type Surface, type SurfaceContext, sendProblem, workInTurn } from '../../server/http/surface.js';
import { CSV, csvRows } from './csv-rows.js';
import { jsonRows } from './json-rows.js';
import { type GivenRow, isRefused, type Refused } from './row-source.js';

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
  const answered = await workInTurn(reply, answerRows(operation, request));
  if (answered === undefined) return reply;
  if (isRefused(answered)) return sendProblem(reply, answered.problem);
  return reply.type(answered.type).send(answered.text);
}

function* answerRows(
  operation: BatchOperation,
  { body, headers, edition }: FastifyRequest,
): YieldingWork<{ readonly type: string; readonly text: string } | Refused> {
  const text = String(body ?? '');
  const isTable = headers['content-type']?.toLowerCase().startsWith(CSV) === true;
  const source = yield* (isTable ? csvRows : jsonRows)(text, operation);
  if (isRefused(source)) return source;
  const language = acceptedLanguage(languages, headers['accept-language']);
  const answer = yield* edition.engine.answeringRows(operation, language);
  const written: string[] = [];
  for (const part of source.parts) {
    yield;
    const rows = part();
    if (isRefused(rows)) return rows;
    const given = rows.map(({ row }) => row);
    written.push(...(yield* answer(given, (answered, index) => (rows[index] as GivenRow).write(answered))));
  }
  return { type: source.type, text: `${source.start}${written.join(source.between)}${source.end}` };
}
