// The one builder of failures: a problem of the closed table, with what was wrong this time.
import { type ProblemName, problems } from './problems.js';

export interface ParameterError {
  readonly parameter: string;
  readonly value: string | null;
  readonly message: string;
  readonly allowed?: readonly string[];
}

export interface ProblemDetails {
  readonly errors?: readonly ParameterError[];
  /** The nearest thing that does exist, as a path. */
  readonly nearest?: string;
  readonly retired?: { readonly by: string; readonly reason: string };
}

export interface Problem extends ProblemDetails {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
}

export const PROBLEMS_AT = '/docs/problems/';

export function problem(name: ProblemName, detail: string, details: ProblemDetails = {}): Problem {
  const { status, title } = problems[name];
  return { type: `${PROBLEMS_AT}${name}`, title, status, detail, ...details };
}

export function badParameters(errors: readonly ParameterError[]): Problem {
  return problem('bad-parameter', errors.map(({ message }) => message).join(' '), { errors });
}
