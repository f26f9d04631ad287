// A search is sent from the text of the renderer. Other forms are encoded on demand, because they cost a tenth of the processor time.
import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { runToEnd, type YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import type { NodeResponse } from '../connections/node-response.js';
import type { Finishing } from './finished-response.js';
import { createUncachedResponses } from './operation-responses.js';
import type { OperationRequest } from './operation-results.js';
import { createReplies } from './replies.js';
import type { WorkInTurn } from './turns.js';

it('sends a short list without encoding it in another form', () => {
  const encoded: string[] = [];
  const answered = {
    byteText: '[{"id":1}]',
    get text() {
      encoded.push('text');
      return this.byteText;
    },
    get body() {
      encoded.push('body');
      return Buffer.from(this.byteText);
    },
  };
  const answers = {
    *answerTo(requested: OperationRequest) {
      yield;
      return { requested, answered };
    },
    headersOf: () => [],
  } as unknown as Parameters<typeof createUncachedResponses>[0];
  const work = {
    inTurn: (_: NodeResponse, made: YieldingWork<void>) => runToEnd(made),
    charged: (_: NodeResponse, made: YieldingWork<unknown>) => made,
  } as unknown as WorkInTurn;
  const replies = createReplies({ edition: '1', lastModified: 'now', ratePolicy: undefined });
  const sent: string[] = [];
  const response = {
    sendText: (_: number, __: string, body: string) => sent.push(body) === 1,
  } as unknown as NodeResponse;
  const requested = { operation: { id: 'search' }, args: { key: 'a' } } as unknown as OperationRequest;

  const respond = createUncachedResponses(answers, { replies } as Finishing, work, 'edition');
  respond(requested, { headers: {} } as IncomingMessage, response);

  expect(sent).toEqual([answered.byteText]);
  expect(encoded).toEqual([]);
});
