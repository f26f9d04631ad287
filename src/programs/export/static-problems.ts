// The problem details of a static copy for any path. They are in English, because a file cannot choose a language.
import { localizedProblem, problem } from '../../engine/problems/problem.js';
import { DEFAULT_LANGUAGE } from '../../site/shell/addresses.js';

const inEnglish = (text: string) => ({ en: text, es: text });

const problemsOfNginx = {
  400: problem('bad-request', inEnglish('The request line or a header cannot be read.')),
  404: problem(
    'unknown-path',
    inEnglish(
      'This is a static copy of the service, and it has nothing at this path. Write paths exactly as GET /api/v1 lists them, letter case included; searches, names, codes, pages, query parameters and distant years need the service itself.',
    ),
  ),
  405: problem('method-not-allowed', inEnglish('Allowed methods: GET, HEAD, OPTIONS.')),
  414: problem('value-too-long', inEnglish('The URL is longer than any in this copy.')),
  431: problem('headers-too-large', inEnglish('The headers exceed the size that this server accepts.')),
  500: problem(
    'internal-error',
    inEnglish('The server failed while answering; the request itself may be valid.'),
  ),
};

/** Problem bodies by the status for which a web server sends them. */
export const problemBodies = Object.fromEntries(
  Object.entries(problemsOfNginx).map(([status, each]) => [
    status,
    JSON.stringify(localizedProblem(each, DEFAULT_LANGUAGE)),
  ]),
) as Readonly<Record<keyof typeof problemsOfNginx, string>>;
