// What a server of the static copy answers when it has nothing else: problem details that suit any path, in the language
// that its pages without one have, since its server does not choose.
import { DEFAULT_LANGUAGE } from '../../src/pages/language.js';
import { type Problem, problem } from '../../src/problems/problem.js';
import { sentence } from '../../src/problems/sentence.js';
import { spokenProblem } from '../../src/problems/spoken-problem.js';

/** By the status under which a web server knows them. */
export const staticProblems: Readonly<Record<number, Problem>> = {
  400: problem('bad-request', () => sentence`The request line or a header cannot be read.`),
  404: problem(
    'unknown-path',
    () =>
      sentence`This is a static copy of the service, and it has nothing at this path. Write paths exactly as GET /api/v1 lists them, letter case included; searches, names, codes, pages, query parameters and distant years need the service itself.`,
  ),
  405: problem('method-not-allowed', () => sentence`Allowed methods: GET, HEAD, OPTIONS.`),
  414: problem('value-too-long', () => sentence`The URL is longer than any in this copy.`),
  431: problem('headers-too-large', () => sentence`The headers exceed the size that this server accepts.`),
  500: problem(
    'internal-error',
    () => sentence`The server failed while answering; the request itself may be valid.`,
  ),
};

export const bodyOfProblem = (status: number): string =>
  JSON.stringify(spokenProblem(staticProblems[status] as Problem, DEFAULT_LANGUAGE));
