// A request for an operation, as it was read, with the facts that follow from it alone.
import type { IncomingMessage } from 'node:http';
import type { Operation } from '../../../engine/operations/operation.js';
import type { Arguments } from '../../../engine/operations/request/parameter.js';
import { tagOf } from '../responses/entity-tag.js';
import type { AtlasResponse } from './atlas-response.js';

export interface OperationRequest {
  readonly operation: Operation;
  readonly args: Arguments;
  /** The arguments without the format that the Accept header chose; undefined if it chose none. */
  readonly fallback?: Arguments | undefined;
  /** Its response has remarks that another request with the same arguments does not get. */
  readonly isRemarked?: boolean;
  /** Its response is true only at present. */
  readonly isMomentary?: boolean | undefined;
}

/** At once, or when its turn comes; then it settles when that is done. */
export type Respond = (
  requested: OperationRequest,
  request: IncomingMessage,
  response: AtlasResponse,
) => Promise<void> | undefined;

/** Whether caches may store the response, and whether its date shows its age. */
export const storing = ({ fallback, isMomentary = false }: OperationRequest) => ({
  unstored: fallback !== undefined || isMomentary,
  undated: isMomentary,
});

/** Equal for all requests with the same response, and of one length. */
export const cacheKey = ({ operation, args, fallback }: OperationRequest) =>
  tagOf(`${operation.id} ${args.key}${fallback === undefined ? '' : ' accepted'}`);
