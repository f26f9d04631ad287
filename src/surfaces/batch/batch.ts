// The surface of questions for many rows at once: POST or QUERY, JSON or CSV in, the same out. One bad row never fails the others.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AtlasResponse } from '../../http/fast-path/atlas-response.js';
import { acceptedLanguage } from '../../http/negotiation/accepted-language.js';
import { JSON_TYPE } from '../../http/responses/replies.js';
import { type Surface, type SurfaceContext, sendProblem } from '../../http/surface.js';
import { answerRow } from '../../operations/answer-row.js';
import type { BatchOperation } from '../../operations/batch-operation.js';
import { compileBatches } from '../../operations/compile-batches.js';
import type { Problem } from '../../problems/problem.js';
import type { YieldingWork } from '../../scheduling/yielding-work.js';
import { languages } from '../../text/localized.js';
import { type Rows, rowsOfCsv, rowsOfJson } from './read-rows.js';
import { csvWriter, jsonWriter, type RowsWriter } from './write-rows.js';

const LONGEST_BODY = 1_048_576;
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
  const answered = await request.edition.workInTurn(
    reply.raw as AtlasResponse,
    answerRows(operation, request),
  );
  // The client has left, or was refused.
  if (answered === undefined) return reply.hijack();
  if ('problem' in answered) return sendProblem(reply, answered.problem);
  return reply.type(answered.type).send(answered.text);
}

function* answerRows(
  operation: BatchOperation,
  { body, headers, edition }: FastifyRequest,
): YieldingWork<{ readonly type: string; readonly text: string } | { readonly problem: Problem }> {
  const read = typeof body === 'string' ? yield* rowsOfCsv(body) : rowsOfJson(body, operation.rows);
  if ('problem' in read) return read;
  const { start, row, between, end } = writerOf(operation, read);
  const language = acceptedLanguage(languages, headers['accept-language']);
  const written: string[] = [];
  for (const [index, given] of read.rows.entries()) {
    if (index > 0 && index % operation.rowsInAStep === 0) yield;
    written.push(row(answerRow(operation, edition.engine.catalog, given, language), index));
  }
  return {
    type: read.table === undefined ? JSON_TYPE : `${CSV}; charset=utf-8; header=present`,
    text: `${start}${written.join(between)}${end}`,
  };
}

function writerOf({ rows: name, columns, output }: BatchOperation, { table }: Rows): RowsWriter {
  return table === undefined
    ? jsonWriter(name, Object.keys(output.properties ?? {}))
    : csvWriter(table, columns);
}
