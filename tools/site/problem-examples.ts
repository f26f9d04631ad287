// Requests that fail, with the real responses of the service, for the pages of the problems.
import type { Service } from '../../src/app.js';
import { PROBLEMS_AT } from '../../src/engine/problems/problem.js';
import type { ProblemName } from '../../src/engine/problems/problems.js';
import type { ProblemExample } from '../../src/site/docs/problem-pages.js';
import type { Language } from '../../src/site/shell/addresses.js';

type ProblemExamples = Partial<Record<ProblemName, ProblemExample>>;

/** One readable URL cannot show the other problems, such as a malformed or very long request. */
const requests = {
  'bad-parameter': '/api/v1/City?sortBy=poblacion',
  'bad-encoding': '/api/v1/City/name/Bogot%E1',
  'unknown-path': '/api/v1/Citi',
  'unknown-record': '/api/v1/City/99999',
  'retired-record': '/api/v1/NaturalArea/1',
} satisfies Partial<Record<ProblemName, string>>;

export async function problemExamples({ server }: Service, language: Language): Promise<ProblemExamples> {
  const examples: ProblemExamples = {};
  for (const [name, path] of Object.entries(requests) as [ProblemName, string][]) {
    const { body } = await server.inject({ url: path, headers: { 'accept-language': language } });
    const answer: { readonly type?: string } = JSON.parse(body);
    if (answer.type !== `${PROBLEMS_AT}${name}`)
      throw new Error(`${path} should be an example of ${name}, but its response is ${body}.`);
    examples[name] = { path, answer };
  }
  return examples;
}
