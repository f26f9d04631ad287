// The closed table of failures, and the one builder that everything goes through.
import { describe, expect, it } from 'vitest';
import { badParameters, PROBLEMS_AT, problem } from './problem.js';
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
  'value-too-long': 414,
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

  it('says of each when it comes and what to do, in whole sentences', () => {
    for (const { title, when, remedy } of Object.values(problems)) {
      expect(title).toMatch(/^[A-Z].*[^.]$/);
      expect(when).toMatch(/^[A-Z].*\.$/);
      expect(remedy).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('tells its problems apart by their titles', () => {
    const titles = Object.values(problems).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('a problem', () => {
  it.each(Object.entries(statuses) as [ProblemName, number][])('%s is %i', (name, status) => {
    expect(problem(name, 'Why.')).toEqual({
      type: `${PROBLEMS_AT}${name}`,
      title: problems[name].title,
      status,
      detail: 'Why.',
    });
  });

  it('carries what else is known', () => {
    expect(problem('unknown-path', 'Why.', { nearest: '/x' })).toMatchObject({
      detail: 'Why.',
      nearest: '/x',
    });
  });

  it('of bad parameters says all that is wrong with them', () => {
    const errors = [
      { parameter: 'a', value: 'x', message: 'a is wrong.', allowed: ['y'] },
      { parameter: 'b', value: null, message: 'b is missing.' },
    ];
    expect(badParameters(errors)).toMatchObject({ status: 400, detail: 'a is wrong. b is missing.', errors });
  });
});
