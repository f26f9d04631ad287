// The errors of the client: a problem that the service reports, and a service that cannot be reached.
import type { Problem } from './generated/records.js';
import type { ProblemCode } from './generated/table.js';

/** Problem details of the service (RFC 9457). Test `code` or `status`, because the words depend on the language. */
export class AtlasProblem extends Error {
  override readonly name = 'AtlasProblem';
  readonly status: number;
  /** The last part of `type`; undefined if the response came from a server in between, without problem details. */
  readonly code: ProblemCode | undefined;
  readonly title: string;
  readonly detail: string;
  /** The parameters that are not valid. */
  readonly errors: NonNullable<Problem['errors']>;
  /** The nearest path that exists. */
  readonly nearest: string | undefined;
  /** The record that replaces a retired one, and the reason. */
  readonly retired: Problem['retired'];
  /** Seconds to wait before the next request. */
  readonly retryAfter: number | undefined;

  constructor(status: number, problem: Partial<Problem>, retryAfter?: number) {
    const { type = '', title = `HTTP ${status}`, detail = title } = problem;
    super(detail);
    this.status = status;
    this.code = (type.split('/').pop() || undefined) as ProblemCode | undefined;
    this.title = title;
    this.detail = detail;
    this.errors = problem.errors ?? [];
    this.nearest = problem.nearest;
    this.retired = problem.retired;
    this.retryAfter = retryAfter;
  }
}

/** No response, not in time, or not a response of the service; `cause` is the reason. */
export class AtlasUnreachable extends Error {
  override readonly name = 'AtlasUnreachable';

  constructor(
    readonly url: string,
    cause: unknown,
  ) {
    super(`${url} cannot be reached: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
