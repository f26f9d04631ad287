// A problem in the language of the client, as in a response.
import type { Language } from '../text/localized.js';
import { type ParameterError, PROBLEMS_AT, type Problem, type ProblemDetails } from './problem.js';
import { problems } from './problems.js';

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
