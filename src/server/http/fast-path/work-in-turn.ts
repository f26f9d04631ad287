// Work for a client: in turn with the work of others, charged to that client, and given up once it has left.
//
// Generator functions are made once here, not for each request: the engine makes a hidden class for the generators of each, in memory that
// only a full collection frees, and with it keeps all that the function can reach.

import { IncomingMessage } from 'node:http';
import { sharedSteps } from '../../../engine/scheduling/shared-work.js';
import type { Turns } from '../../../engine/scheduling/turns.js';
import { runToEnd, type YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import type { Gate } from '../gate.js';
import { writeResponse } from '../responses/ready-response.js';
import type { Replies } from '../responses/replies.js';
import type { AtlasResponse } from './atlas-response.js';

/**
 * A request as they nearly all are: without a body. Node runs every request through the whole life of a stream, several ticks of it,
 * only to find no body; a GET or HEAD ends at once. Any other request is a stream like any other, because a reader of its body waits
 * for the end. Measured on single records, processor time per request, bare node:http: 71 µs without it, 64 µs with it.
 */
export class BodilessRequest extends IncomingMessage {
  private hasBody = false;

  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    if (chunk === null && !this.hasBody && (this.method === 'GET' || this.method === 'HEAD')) return false;
    this.hasBody = true;
    return super.push(chunk, encoding);
  }

  override resume(): this {
    return this.hasBody || !this.complete ? super.resume() : this;
  }
}

export interface WorkInTurn {
  /** At once, or when its turn comes; then it settles when that is done. */
  readonly inTurn: (response: AtlasResponse, work: YieldingWork<void>) => Promise<void> | undefined;
  /** Undefined once the client has left. */
  readonly charged: <Made>(
    response: AtlasResponse,
    work: YieldingWork<Made>,
  ) => YieldingWork<Made | undefined>;
  /** The work of a surface, charged to its client; undefined once that has left or was refused. */
  readonly workInTurn: <Made>(response: AtlasResponse, work: YieldingWork<Made>) => Promise<Made | undefined>;
}

export interface WorkRules {
  readonly gate: Pick<Gate, 'charge' | 'refuseLate'>;
  readonly turns: Turns;
}

export function createWorkInTurn({ gate, turns }: WorkRules, replies: Replies): WorkInTurn {
  /** No client is answered for longer than a turn while others wait. */
  function inTurn(response: AtlasResponse, work: YieldingWork<void>): Promise<void> | undefined {
    const { from } = response;
    // A request that is injected, as tools and tests do, has no client.
    if (from === undefined) {
      runToEnd(work);
      return undefined;
    }
    return turns.take(from.key, (hasWaited) => (hasWaited ? unlessGone(response, work) : work));
  }

  function* unlessGone(response: AtlasResponse, work: YieldingWork<void>): YieldingWork<void> {
    if (hasLeft(response)) return;
    const late = gate.refuseLate(response);
    if (late === undefined) yield* work;
    else writeResponse(response, replies.problem(response, late.problem, late.headers));
  }

  /** The client pays for its response, and for the work done until it left; then there is no response. */
  function* charged<Made>(response: AtlasResponse, work: YieldingWork<Made>): YieldingWork<Made | undefined> {
    for (let pauses = 0; ; ) {
      const before = sharedSteps();
      const { done, value } = work.next();
      if (done !== true) {
        if (sharedSteps() === before) pauses++;
        yield;
        if (!hasLeft(response)) continue;
      }
      gate.charge(response, pauses);
      return done === true ? value : undefined;
    }
  }

  async function workInTurn<Made>(
    response: AtlasResponse,
    work: YieldingWork<Made>,
  ): Promise<Made | undefined> {
    let made: Made | undefined;
    const take = (value: Made | undefined) => {
      made = value;
    };
    await inTurn(response, handedOver(charged(response, work), take));
    return made;
  }

  return { inTurn, charged, workInTurn };
}

function* handedOver<Made>(work: YieldingWork<Made>, take: (made: Made) => void): YieldingWork<void> {
  take(yield* work);
}

const hasLeft = (response: AtlasResponse) => response.destroyed || response.req.socket.destroyed;
