// Responses of operations that have no end of them, such as searches: nothing is cached, and a client's own copy is recognised before any
// work is done.
import type { IncomingMessage } from 'node:http';
import type { Success } from '../../../engine/answers/engine.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import { SMALLEST } from '../compression/compressor.js';
import { LARGE } from '../connections/connections.js';
import { chooseCoding } from '../negotiation/content-coding.js';
import { entityTag, entityTags, matchTag, tagAheadOf } from '../responses/entity-tag.js';
import { FinishedResponse, type Finishing, isLarge, VARIES } from '../responses/finished-response.js';
import { writeResponse } from '../responses/ready-response.js';
import { type BodyFacts, JSON_TYPE } from '../responses/replies.js';
import type { AtlasResponse } from './atlas-response.js';
import { type OperationAnswers, type OperationRequest, type Respond, storing } from './operation-answers.js';
import type { WorkInTurn } from './work-in-turn.js';

/** `editionTag` distinguishes the tags of one edition from those of another. */
export function createUncachedResponses(
  { answerTo, headersOf, contentOf }: OperationAnswers,
  finishing: Finishing,
  { inTurn, charged }: WorkInTurn,
  editionTag: string,
): Respond {
  const { replies } = finishing;

  /** Small bodies are tagged apart, because no tag of theirs has a coding. */
  const tagAhead = ({ operation, args }: OperationRequest, isLarge: boolean) =>
    tagAheadOf(editionTag, operation.id, args.key, isLarge);
  const tagsAhead = (requested: OperationRequest) => [
    entityTag(tagAhead(requested, false), 'identity'),
    ...entityTags(tagAhead(requested, true), ['quickly']),
  ];

  function* make(
    requested: OperationRequest,
    request: IncomingMessage,
    response: AtlasResponse,
  ): YieldingWork<void> {
    const finished = yield* charged(response, answerTo(requested));
    if (finished === undefined) return;
    const { answered, requested: made } = finished;
    if ('problem' in answered) {
      writeResponse(response, replies.problem(response, answered.problem));
      return;
    }
    if (sendWhole(made, answered, request, response)) return;
    if (answered.giveBack !== undefined) response.once('close', answered.giveBack);
    const tag = tagAhead(made, isLarge(answered.body));
    const content = { ...contentOf(made, answered, tag), uncached: true };
    new FinishedResponse(finishing, content).send(request.headers, response);
  }

  /** As most are sent: small, not compressed, and to a client that has no copy. Returns false for everything else. */
  function sendWhole(
    requested: OperationRequest,
    answered: Success,
    { headers: given }: IncomingMessage,
    response: AtlasResponse,
  ): boolean {
    if (given['if-none-match'] !== undefined || given['if-modified-since'] !== undefined) return false;
    // As text, because it is a copy: the bytes may be given back at once.
    const bytes = shortText(answered);
    if (bytes === undefined) return false;
    const isCompressible = bytes.length >= SMALLEST;
    if (isCompressible && chooseCoding(given['accept-encoding'] as string | undefined) !== 'identity')
      return false;
    const facts: BodyFacts = {
      type: answered.type ?? JSON_TYPE,
      etag: entityTag(tagAhead(requested, isCompressible), 'identity'),
      length: bytes.length,
      coding: 'identity',
      vary: VARIES,
      headers: headersOf(requested, answered),
      ...storing(requested),
    };
    answered.giveBack?.();
    if (response.sendText?.(200, replies.bodyLead(facts), bytes) !== true)
      response.writeHead(200, replies.bodyHeaders(facts) as string[]).end(bytes, 'latin1');
    return true;
  }

  return (requested, request, response) => {
    const held = request.headers['if-none-match'];
    const condition = held === undefined ? undefined : matchTag(held, tagsAhead(requested));
    if (condition?.holds !== 'yes') return inTurn(response, make(requested, request, response));
    const { etag } = condition;
    writeResponse(response, replies.notModified({ etag, vary: VARIES, ...storing(requested) }));
    return undefined;
  };
}

/** A body as text whose characters are its bytes; undefined if it is too large to be sent in one piece with its header. */
function shortText(answered: Success): string | undefined {
  // One after the other, because `text` and `body` may be getters that encode.
  const { byteText } = answered;
  if (byteText !== undefined) return byteText.length < LARGE ? byteText : undefined;
  const bytes = bytesOf(answered);
  return bytes.length < LARGE ? bytes.toString('latin1') : undefined;
}

const bytesOf = ({ text, body }: Success) =>
  text === undefined ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : Buffer.from(text);
