// Work for a client: in turn with the work of others, charged to that client, and given up once it has left.
//
// Generator functions are made once here, not for each request: the engine makes a hidden class for the generators of each, in memory that
// only a full collection frees, and with it keeps all that the function can reach.

import { sharedSteps } from '../../../engine/scheduling/shared-work.js';
import type { Turns } from '../../../engine/scheduling/turns.js';
import { runToEnd, type YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import { type NodeResponse, writeResponse } from '../connections/node-response.js';
import type { Gate } from '../gate.js';
import type { Replies } from './replies.js';

export interface WorkInTurn {
  /** At once, or when its turn comes; then it settles when that is done. */
  readonly inTurn: (response: NodeResponse, work: YieldingWork<void>) => Promise<void> | undefined;
  /** Undefined once the client has left. */
  readonly charged: <Made>(
    response: NodeResponse,
    work: YieldingWork<Made>,
  ) => YieldingWork<Made | undefined>;
  /** The work of a surface, charged to its client; undefined once that has left or was refused. */
  readonly workInTurn: <Made>(response: NodeResponse, work: YieldingWork<Made>) => Promise<Made | undefined>;
}

export function createWorkInTurn(
  { gate, turns }: { readonly gate: Pick<Gate, 'charge' | 'refuseLate'>; readonly turns: Turns },
  replies: Replies,
): WorkInTurn {
  /** No client is answered for longer than a turn while others wait. */
  function inTurn(response: NodeResponse, work: YieldingWork<void>): Promise<void> | undefined {
    const { from } = response;
    // A request that is injected, as tools and tests do, has no client.
    if (from === undefined) {
      runToEnd(work);
      return undefined;
    }
    return turns.take(from.key, (hasWaited) => (hasWaited ? unlessGone(response, work) : work));
  }

  function* unlessGone(response: NodeResponse, work: YieldingWork<void>): YieldingWork<void> {
    if (hasLeft(response)) return;
    const late = gate.refuseLate(response);
    if (late === undefined) yield* work;
    else writeResponse(response, replies.problem(response, late.problem, late.headers));
  }

  /** The client pays for its response, and for the work done until it left; then there is no response. */
  function* charged<Made>(response: NodeResponse, work: YieldingWork<Made>): YieldingWork<Made | undefined> {
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

  async function workInTurn<Made>(response: NodeResponse, work: YieldingWork<Made>) {
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

const hasLeft = (response: NodeResponse) => response.destroyed || response.req.socket.destroyed;
