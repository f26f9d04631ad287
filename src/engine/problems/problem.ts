// Builds every failure from the closed table, with the details of this case in any language.
import type { Language, Localized } from '../text/localized.js';
import { type ProblemName, problems } from './problems.js';
import { joinedSentences } from './value-messages.js';

export interface ParameterError {
  readonly parameter: string;
  readonly value: string | null;
  readonly message: Localized;
  readonly allowed?: readonly string[];
}

interface ProblemDetails {
  readonly errors?: readonly ParameterError[];
  /** The path of the nearest existing thing. */
  readonly nearest?: string;
  /** `by` is null if no record replaced it. */
  readonly retired?: { readonly by: string | null; readonly reason: string };
}

export interface Problem extends ProblemDetails {
  readonly name: ProblemName;
  readonly status: number;
  readonly detail: Localized;
}

/** Returned instead of a result. */
export interface Refused {
  readonly problem: Problem;
}

export const PROBLEMS_AT = '/docs/problems/';

export function problem(name: ProblemName, detail: Localized, details: ProblemDetails = {}): Problem {
  return { name, status: problems[name].status, detail, ...details };
}

/** The same problem with a further sentence about one of its errors. */
export function withHint(of: Problem, wrong: ParameterError, hint: Localized): Problem {
  const message = joinedSentences([wrong.message, hint]);
  const errors = (of.errors ?? []).map((error) => (error === wrong ? { ...error, message } : error));
  return { ...of, ...badParameters(errors) };
}

export function badParameters(errors: readonly ParameterError[]): Problem {
  return problem('bad-parameter', joinedSentences(errors.map(({ message }) => message)), { errors });
}

/** A problem in the client's language, as in a response. */
export interface LocalizedProblem extends Omit<ProblemDetails, 'errors'> {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly (Omit<ParameterError, 'message'> & { readonly message: string })[];
}

export function localizedProblem(
  { name, status, detail, errors, ...more }: Problem,
  language: Language,
): LocalizedProblem {
  return {
    type: `${PROBLEMS_AT}${name}`,
    title: problems[name].title[language],
    status,
    detail: detail[language],
    ...(errors && { errors: errors.map((error) => ({ ...error, message: error.message[language] })) }),
    ...more,
  };
}
