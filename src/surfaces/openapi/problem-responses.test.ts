// Failures in the description: a response for each status, and a schema that every problem fits.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../test/toy/in-english.js';
import { toyAnswer } from '../../../test/toy/toy-engine.js';
import { messages } from '../../engine/problems/messages.js';
import { badParameters, type Problem, problem } from '../../engine/problems/problem.js';
import { type ProblemName, problems } from '../../engine/problems/problems.js';
import { problemResponses, problemSchema } from './problem-responses.js';

const validate = new Ajv2020({ allowUnionTypes: true }).compile(problemSchema);
const faults = (body: unknown) => (validate(body) ? [] : validate.errors);
const why = messages.failed();
const names = Object.keys(problems) as ProblemName[];

function missing(id: string, number: number): Problem {
  const answered = toyAnswer(id, { id: number });
  if ('body' in answered) throw new Error('This record is not to be there.');
  return answered.problem;
}

describe('the schema', () => {
  it.each<[string, Problem]>([
    ...names.map((name): [string, Problem] => [name, problem(name, why)]),
    ['bad parameters', badParameters([{ parameter: 'a', value: null, message: why, allowed: ['b'] }])],
    ['a record with a nearest one', missing('planetById', 4)],
    ['a retired record', missing('moonById', 13)],
  ])('fits %s', (_, failure) => {
    const body = { ...inEnglish(failure), instance: '/x' };
    expect(faults(body)).toEqual([]);
  });

  it.each([
    [{ status: 418 }],
    [{ type: '/docs/problems/other' }],
    [{ stack: 'at x' }],
    [{ errors: [{ parameter: 'a' }] }],
    [{ retired: { by: '/x' } }],
  ])('does not fit %j', (wrong) => {
    const body = { ...inEnglish(problem('unknown-path', why)), instance: '/x' };
    expect(faults({ ...body, ...wrong })).not.toEqual([]);
  });
});

it('has one response for each status, with links to all its problems', () => {
  const responses = problemResponses();
  const statuses = new Set(names.map((name) => problems[name].status));
  expect(Object.keys(responses)).toEqual([...statuses].map((status) => `Problem${status}`));
  for (const status of statuses) {
    const linked =
      responses[`Problem${status}`]?.description.matchAll(/\(\/docs\/problems\/([\w-]+)\)/g) ?? [];
    expect(Array.from(linked, (match) => match[1])).toEqual(
      names.filter((name) => problems[name].status === status),
    );
  }
});
