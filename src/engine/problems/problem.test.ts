// The closed table of failures, and the only function that builds them.
import { describe, expect, it } from 'vitest';
import { languages } from '../text/localized.js';
import { messages } from './messages.js';
import { badParameters, localizedProblem, PROBLEMS_AT, problem } from './problem.js';
import { type ProblemName, problems } from './problems.js';

const statuses: Record<ProblemName, number> = {
  'bad-parameter': 400,
  'bad-encoding': 400,
  'bad-request': 400,
  'unknown-path': 404,
  'unknown-record': 404,
  'retired-record': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  'body-too-large': 413,
  'value-too-long': 414,
  'unsupported-media-type': 415,
  'range-not-satisfiable': 416,
  'too-many-requests': 429,
  'headers-too-large': 431,
  'internal-error': 500,
  unavailable: 503,
};

describe('the table', () => {
  it('has these problems with these statuses and no others', () => {
    const found = Object.entries(problems).map(([name, { status }]) => [name, status]);
    expect(Object.fromEntries(found)).toEqual(statuses);
  });

  it('explains the cause and the remedy of each, in whole sentences', () => {
    for (const { title, when, remedy } of Object.values(problems))
      for (const language of languages) {
        expect(title[language]).toMatch(/^[A-Z].*[^.]$/);
        expect(when[language]).toMatch(/^[A-Z].*\.$/);
        expect(remedy[language]).toMatch(/^[A-Z].*\.$/);
      }
  });

  it('has a different title for each problem', () => {
    for (const language of languages) {
      const titles = Object.values(problems).map(({ title }) => title[language]);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });
});

const failed = messages.failed();

describe('a problem', () => {
  it.each(Object.entries(statuses) as [ProblemName, number][])('has for %s the status %i', (name, status) => {
    expect(localizedProblem(problem(name, failed), 'en')).toEqual({
      type: `${PROBLEMS_AT}${name}`,
      title: problems[name].title.en,
      status,
      detail: 'The service failed while preparing the response; the request itself may be valid.',
    });
    expect(localizedProblem(problem(name, failed), 'es')).toEqual({
      type: `${PROBLEMS_AT}${name}`,
      title: problems[name].title.es,
      status,
      detail: 'El servicio falló al preparar la respuesta; puede que la solicitud sea válida.',
    });
  });

  it('has the additional members of its problem', () => {
    expect(localizedProblem(problem('unknown-path', failed, { nearest: '/x' }), 'es')).toMatchObject({
      nearest: '/x',
    });
  });

  it('lists all errors of bad parameters', () => {
    const found = badParameters([
      { parameter: 'a', value: 'x', message: messages.noneOf('a', ['y'], 'x'), allowed: ['y'] },
      { parameter: 'b', value: null, message: messages.empty('b') },
    ]);
    const [one, other] = ['a must be one of y; "x" is not one of them.', 'b must not be empty.'];
    expect(localizedProblem(found, 'en')).toMatchObject({
      status: 400,
      detail: `${one} ${other}`,
      errors: [
        { parameter: 'a', value: 'x', message: one, allowed: ['y'] },
        { parameter: 'b', value: null, message: other },
      ],
    });
  });
});
