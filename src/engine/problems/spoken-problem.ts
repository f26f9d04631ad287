// A problem in the language of the client, as an answer contains it.
import { type Language, languages } from '../text/localized.js';
import {
  type ParameterError,
  type Phrase,
  PROBLEMS_AT,
  type Problem,
  type ProblemDetails,
} from './problem.js';
import { problems } from './problems.js';
import { spanishProblems } from './problems-es.js';
import { englishWords } from './words-en.js';
import { spanishWords } from './words-es.js';

export { type Language, languages };

const spoken = {
  en: { titles: problems, words: englishWords },
  es: { titles: spanishProblems, words: spanishWords },
} satisfies Record<Language, unknown>;

/** A message that is part of an answer, not of a problem. */
export const spokenPhrase = (phrase: Phrase, language: Language): string => phrase(spoken[language].words);

export interface SpokenProblem extends Omit<ProblemDetails, 'errors'> {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly (Omit<ParameterError, 'message'> & { readonly message: string })[];
}

export function spokenProblem(
  { name, status, detail, errors, ...more }: Problem,
  language: Language,
): SpokenProblem {
  const { titles, words } = spoken[language];
  return {
    type: `${PROBLEMS_AT}${name}`,
    title: titles[name].title,
    status,
    detail: detail(words),
    ...(errors && { errors: errors.map((error) => ({ ...error, message: error.message(words) })) }),
    ...more,
  };
}
