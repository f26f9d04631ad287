// Operations with a document computed from records: a value, bytes of another type, a missing record, or a problem.
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../test/toy/in-english.js';
import { toyEngine } from '../../../test/toy/toy-engine.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import { idParameter } from '../operations/kinds/records/whole-list.js';
import { API, type DocumentResult, type Operation } from '../operations/operation.js';
import { NO_ARGUMENTS } from '../operations/request/parameter.js';
import { messages } from '../problems/messages.js';
import { badParameters } from '../problems/problem.js';

const planet = toyModel.family('planet');

function answerOf(document: DocumentResult) {
  const operation: Operation = {
    id: 'planetOrbit',
    kind: { acrossFamilies: () => [] },
    owner: planet,
    path: `${API}/${planet.path}/{id}/orbit`,
    parameters: [idParameter(planet)],
    summary: { en: 'Orbit of a planet', es: 'Órbita de un planeta' },
    description: { en: 'Returns the orbit.', es: 'Devuelve la órbita.' },
    cacheable: true,
    mayMiss: true,
    result: 'document',
    schema: { type: 'object' },
    document: () => document,
    examples: () => [NO_ARGUMENTS],
    options: [],
    option: () => undefined,
  };
  return toyEngine().answer(operation, NO_ARGUMENTS);
}

describe('a document', () => {
  it('is written as JSON', () => {
    const answered = answerOf({ value: { days: [1, 'ñ'] } });
    expect('body' in answered && new TextDecoder().decode(answered.body)).toBe('{"days":[1,"ñ"]}');
    expect(answered).not.toHaveProperty('type');
  });

  it('is returned with its own media type', () => {
    const picture = { body: new TextEncoder().encode('<svg/>'), type: 'image/svg+xml' };
    expect(answerOf(picture)).toEqual(picture);
  });

  it('returns the nearest record if its record does not exist', () => {
    const answered = answerOf({ missing: { family: planet, id: 4 } });
    expect('problem' in answered && inEnglish(answered.problem)).toMatchObject({
      status: 404,
      nearest: `${API}/Planet/3/orbit`,
    });
  });

  it('returns the problem of its arguments instead of a document', () => {
    const problem = badParameters([{ parameter: 'day', value: '32', message: messages.standsInPath('day') }]);
    expect(answerOf({ problem })).toEqual({ problem });
  });
});
