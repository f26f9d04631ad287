// Runs work for a client in turn with that of others, charges it to the client, and stops it if the client leaves. Generator functions are
// created once here, because V8 creates a hidden class for each one and keeps everything it can reach until a full collection.

import { sharedSteps } from '../../../engine/scheduling/shared-work.js';
import type { Turns } from '../../../engine/scheduling/turns.js';
import { runToEnd, type YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import { type NodeResponse, writeResponse } from '../connections/node-response.js';
import type { Gate } from '../gate.js';
import type { Replies } from './replies.js';

export interface WorkInTurn {
  /** Runs at once or in turn. The promise settles when the work is done. */
  readonly inTurn: (response: NodeResponse, work: YieldingWork<void>) => Promise<void> | undefined;
  /** Undefined if the client has left. */
  readonly charged: <Made>(
    response: NodeResponse,
    work: YieldingWork<Made>,
  ) => YieldingWork<Made | undefined>;
  /** Runs the work of a surface and charges its client. Undefined if the client has left or was refused. */
  readonly workInTurn: <Made>(response: NodeResponse, work: YieldingWork<Made>) => Promise<Made | undefined>;
}

/** Steps of work that cost one request, about ten milliseconds. With 600 requests per minute a client uses a small part of one core. */
const STEPS_OF_A_REQUEST = 10;

/**
 * The cost of a response in requests: one, and another for each further unit of work. Steps are counted instead of time, because a price
 * must not depend on the load of the machine.
 */
const requestCost = (pauses: number) => 1 + Math.floor(pauses / STEPS_OF_A_REQUEST);

export function createWorkInTurn(
  { gate, turns }: { readonly gate: Pick<Gate, 'charge' | 'refuseLate'>; readonly turns: Turns },
  replies: Replies,
): WorkInTurn {
  /** While others wait, no client is served for longer than a turn. */
  function inTurn(response: NodeResponse, work: YieldingWork<void>): Promise<void> | undefined {
    const { from } = response;
    // A request that tests or programs inject has no client.
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

  /** The client pays for its response, and for the work until it left. */
  function* charged<Made>(response: NodeResponse, work: YieldingWork<Made>): YieldingWork<Made | undefined> {
    for (let pauses = 0; ; ) {
      const before = sharedSteps();
      const { done, value } = work.next();
      if (done !== true) {
        if (sharedSteps() === before) pauses++;
        yield;
        if (!hasLeft(response)) continue;
      }
      gate.charge(response, requestCost(pauses));
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
