// The result of the engine for a request, and the same as the content of a response.
import type { IncomingMessage } from 'node:http';
import type { Answer, Engine, Success } from '../../../engine/answers/engine.js';
import type { Operation } from '../../../engine/operations/operation.js';
import type { Arguments } from '../../../engine/operations/request/parameter.js';
import { LONGEST_VALUE } from '../../../engine/operations/values/value-type.js';
import type { YieldingWork } from '../../../engine/scheduling/yielding-work.js';
import type { AtlasResponse, FlatHeaders } from '../connections/node-response.js';
import { type Content, tagOf } from './finished-response.js';
import { JSON_TYPE } from './replies.js';

/** The page for people that shows the response of an operation, named by the surface that has such pages. In one edition. */
export type Alternates = (engine: Engine) => (operation: Operation) => Alternate | undefined;

/** The value of a Link header; undefined if there is no such page. */
export type Alternate = (args: Arguments) => string | undefined;

/** A request for an operation, as it was read, with the facts that follow from it alone. */
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

type PageEnvelope = NonNullable<Success['page']>;

/** Four of them must leave room for the other headers in the limit of clients; longer ones get only the two that lead on. */
const LONGEST_QUERY = 1000;

/**
 * The headers of an operation's response: the number of records, the URLs of other pages, and its name as a file. The URLs of the
 * first, previous, next and last page of a list, as the value of a Link header; empty if there are none. `args` as they are written
 * in a request: one page has one response, however it was requested.
 */
export function pageLinks(
  args: Readonly<Record<string, string>>,
  { page, pageCount }: Pick<PageEnvelope, 'page' | 'pageCount'>,
): string {
  const pairs = (number: number) =>
    Object.entries({ ...args, Page: String(number) }).flatMap(([name, value]) =>
      inParts(value).map((part): [string, string] => [name, part]),
    );
  const to = (number: number) => new URLSearchParams(pairs(number)).toString();
  const isShort = to(pageCount).length <= LONGEST_QUERY;
  const last = Math.max(1, pageCount);
  const links: readonly (readonly [relation: string, page: number])[] = [
    ...(isShort ? [['first', 1] as const] : []),
    ...(page > 1 ? [['prev', Math.min(page - 1, last)] as const] : []),
    ...(page < pageCount ? [['next', page + 1] as const] : []),
    ...(isShort ? [['last', last] as const] : []),
  ];
  return links.map(([relation, number]) => `<?${to(number)}>; rel="${relation}"`).join(', ');
}

/** Only a list can be longer than one value may be: it came in parts, and continues in parts. */
function inParts(list: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  while (list.length - start > LONGEST_VALUE) {
    const end = list.lastIndexOf(',', start + LONGEST_VALUE);
    if (end <= start) break;
    parts.push(list.slice(start, end));
    start = end + 1;
  }
  return [...parts, list.slice(start)];
}

/** `alternate` is the link to the page for people. */
export function operationHeaders(
  args: Arguments,
  { page, total, fileName }: Success,
  alternate?: string,
): FlatHeaders {
  const links = [page && pageLinks(args.texts(), page), alternate].filter(Boolean).join(', ');
  return [
    ...(page === undefined ? [] : ['x-total-count', String(page.totalRecords)]),
    ...(links === '' ? [] : ['link', links]),
    ...(total === undefined ? [] : ['x-total-count', String(total)]),
    ...(fileName === undefined ? [] : ['content-disposition', `attachment; filename="${fileName}"`]),
  ];
}

/** More names, or longer ones, do not help. */
const [MOST, LONGEST] = [10, 50];

/** The names of parameters that had no effect, as a header lists them. */
export function ignoredNames(names: readonly string[]): string {
  const listed = names.slice(0, MOST).map(asToken);
  return [...listed, ...(names.length > MOST ? ['...'] : [])].join(', ');
}

/** Further characters that `encodeURIComponent` leaves as they are, and a token may not have. */
const asToken = (name: string) =>
  encodeURIComponent([...name].slice(0, LONGEST).join('')).replace(/[()]/g, (sign) =>
    sign === '(' ? '%28' : '%29',
  );

export interface OperationAnswers {
  /** With its request. */
  readonly answerTo: (
    requested: OperationRequest,
  ) => YieldingWork<{ readonly requested: OperationRequest; readonly answered: Answer }>;
  readonly headersOf: (requested: OperationRequest, answered: Success) => FlatHeaders;
  readonly contentOf: (requested: OperationRequest, answered: Success, tag: string) => Content;
}

export function createOperationAnswers(engine: Engine, alternates: Alternates | undefined): OperationAnswers {
  const alternateOf = alternates?.(engine);

  /** A format that is only accepted and cannot be had is not a fault: then it is JSON, as if nothing else had been accepted. */
  function* answerTo(
    requested: OperationRequest,
  ): YieldingWork<{ requested: OperationRequest; answered: Answer }> {
    const { operation, args, fallback } = requested;
    const answered = yield* engine.answerInSteps(operation, args);
    if (!('problem' in answered) || fallback === undefined) return { requested, answered };
    return yield* answerTo({ ...requested, args: fallback, fallback: undefined });
  }

  const headersOf = ({ operation, args, fallback }: OperationRequest, answered: Success) =>
    operationHeaders(fallback ?? args, answered, alternateOf?.(operation)?.(args));

  function contentOf(requested: OperationRequest, answered: Success, tag: string): Content {
    const { body, shared = false, type = JSON_TYPE } = answered;
    return {
      operation: requested.operation.id,
      tag,
      type,
      body,
      shared,
      ...storing(requested),
      headers: headersOf(requested, answered),
    };
  }

  return { answerTo, headersOf, contentOf };
}
