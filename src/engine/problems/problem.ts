// The one builder of failures: a problem of the closed table, with what was wrong this time, in any language.
import { type ProblemName, problems } from './problems.js';
import { type Sentence, together } from './sentence.js';
import type { Words } from './words-en.js';

/** A message, once the language is known. */
export type Phrase = (words: Words) => Sentence;

export interface ParameterError {
  readonly parameter: string;
  readonly value: string | null;
  readonly message: Phrase;
  readonly allowed?: readonly string[];
}

export interface ProblemDetails {
  readonly errors?: readonly ParameterError[];
  /** The nearest thing that does exist, as a path. */
  readonly nearest?: string;
  /** By is null where no record took its place. */
  readonly retired?: { readonly by: string | null; readonly reason: string };
}

export interface Problem extends ProblemDetails {
  readonly name: ProblemName;
  readonly status: number;
  readonly detail: Phrase;
}

export const PROBLEMS_AT = '/docs/problems/';

export function problem(name: ProblemName, detail: Phrase, details: ProblemDetails = {}): Problem {
  return { name, status: problems[name].status, detail, ...details };
}

/** The same problem, with a further sentence about one of its errors. */
export function withHint(of: Problem, wrong: ParameterError, hint: Phrase): Problem {
  const message: Phrase = (words) => together([wrong.message(words), hint(words)]);
  const errors = (of.errors ?? []).map((error) => (error === wrong ? { ...error, message } : error));
  return { ...of, ...badParameters(errors) };
}

export function badParameters(errors: readonly ParameterError[]): Problem {
  const detail: Phrase = (words) => together(errors.map(({ message }) => message(words)));
  return problem('bad-parameter', detail, { errors });
}
