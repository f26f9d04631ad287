// The surface of questions for many rows at once: POST or QUERY, JSON or CSV in, the same out. One bad row never fails the others.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AtlasResponse } from '../../http/fast-path/atlas-response.js';
import { acceptedLanguage } from '../../http/negotiation/accepted-language.js';
import { JSON_TYPE } from '../../http/responses/replies.js';
import { type Surface, type SurfaceContext, sendProblem } from '../../http/surface.js';
import { type BatchOperation, isWrong } from '../../operations/batch-operation.js';
import { compileBatches } from '../../operations/compile-batches.js';
import { spokenPhrase } from '../../problems/spoken-problem.js';
import { languages } from '../../text/localized.js';
import { type Rows, rowsOfCsv, rowsOfJson } from './read-rows.js';
import { type AnsweredRow, rowsAsCsv, rowsAsJson } from './write-rows.js';

const LONGEST_BODY = 1_048_576;
/** A few milliseconds of work, at the most. */
const ROWS_IN_A_STEP = 20;
const CSV = 'text/csv';

export const batch: Surface = { operation: 'batch', plugin: serveBatches };

function serveBatches(server: FastifyInstance, { live }: SurfaceContext): void {
  // Else a text would be taken for a table.
  server.removeContentTypeParser('text/plain');
  server.addContentTypeParser(CSV, { parseAs: 'string' }, (_, body, done) => done(null, body));
  for (const operation of compileBatches(live().engine.model))
    server.route({
      method: ['POST', 'QUERY'],
      url: operation.path,
      bodyLimit: LONGEST_BODY,
      handler: (request, reply) => answer(operation, request, reply),
    });
}

async function answer(operation: BatchOperation, request: FastifyRequest, reply: FastifyReply) {
  (reply.raw as AtlasResponse).operation = operation.id;
  const read =
    typeof request.body === 'string' ? rowsOfCsv(request.body) : rowsOfJson(request.body, operation.rows);
  if ('problem' in read) return sendProblem(reply, read.problem);
  const answered = await request.edition.workInTurn(reply.raw as AtlasResponse, answerRows());
  // The client has left, or was refused.
  if (answered === undefined) return reply.hijack();
  return reply
    .type(read.table === undefined ? JSON_TYPE : `${CSV}; charset=utf-8; header=present`)
    .send(written(operation, read, answered));

  function* answerRows() {
    const { catalog } = request.edition.engine;
    const language = acceptedLanguage(languages, request.headers['accept-language']);
    const rows: AnsweredRow[] = [];
    for (const [index, given] of (read as Rows).rows.entries()) {
      if (index > 0 && index % ROWS_IN_A_STEP === 0) yield;
      const found = operation.answer(catalog, given);
      rows.push(
        isWrong(found)
          ? { given, found: undefined, error: spokenPhrase(found.wrong, language) }
          : { given, found, error: null },
      );
    }
    return rows;
  }
}

function written(
  { rows: name, columns, output }: BatchOperation,
  { table }: Rows,
  rows: readonly AnsweredRow[],
): string {
  return table === undefined
    ? rowsAsJson(name, Object.keys(output.properties ?? {}), rows)
    : rowsAsCsv(table, columns, rows);
}
