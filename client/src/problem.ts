// The errors of the client: a problem that the service reports, and a service that cannot be reached.
import type { Problem } from './generated/records.js';
import type { ProblemCode } from './generated/table.js';

/** Problem details of the service (RFC 9457). Test `code` or `status`, because the words depend on the language. */
export class AtlasProblem extends Error {
  override readonly name = 'AtlasProblem';
  declare readonly status: number;
  /** The last part of `type`; undefined if the response came from a server in between, without problem details. */
  declare readonly code: ProblemCode | undefined;
  declare readonly title: string;
  declare readonly detail: string;
  /** The parameters that are not valid. */
  declare readonly errors: NonNullable<Problem['errors']>;
  /** The nearest path that exists. */
  declare readonly nearest: string | undefined;
  /** The record that replaces a retired one, and the reason. */
  declare readonly retired: Problem['retired'];
  /** Seconds to wait before the next request. */
  declare readonly retryAfter: number | undefined;
  /** The id of the request in the log of the service, if the response has it. */
  declare readonly requestId: string | undefined;

  constructor(status: number, problem: Partial<Problem>, retryAfter?: number, requestId?: string) {
    // A server in between may send anything.
    const { type, retired } = problem;
    const errors = Array.isArray(problem.errors) ? problem.errors : [];
    // Browsers hide the status of a redirect.
    const title = textMember(problem.title) ?? `HTTP ${status || 'redirect'}`;
    super(textMember(problem.detail) ?? title);
    const code = textMember(type)?.split('/').pop() || undefined;
    const nearest = textMember(problem.nearest);
    Object.assign(this, {
      status,
      code,
      title,
      detail: this.message,
      errors,
      nearest,
      retired,
      retryAfter,
      requestId,
    });
  }
}

const textMember = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

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
