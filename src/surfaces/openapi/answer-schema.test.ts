// The response of an operation, as JSON Schema.
import { expect, it } from 'vitest';
import { toyOperation } from '../../../test/toy/toy-engine.js';
import { answerSchema, pickedAnswerSchema } from './document-schemas.js';

const moon = { $ref: '#/components/schemas/MoonRoot' };

it.each([
  ['moonById', moon],
  ['moonList', { type: 'array', items: moon }],
  ['planetMoons', { type: 'array', items: { $ref: '#/components/schemas/MoonWithoutPlanet' } }],
  ['planetSearch', { type: 'array', items: { $ref: '#/components/schemas/PlanetBrief' } }],
])('the response of %s', (id, schema) => {
  expect(answerSchema(toyOperation(id))).toEqual(schema);
});

it('describes the response of a page as its envelope', () => {
  const schema = answerSchema(toyOperation('moonPage'));
  const keys = ['page', 'pageSize', 'totalRecords', 'pageCount', 'data'];
  expect(schema).toMatchObject({ type: 'object', required: keys, additionalProperties: false });
  const { page, totalRecords, data } = schema.properties ?? {};
  expect([page?.minimum, totalRecords?.minimum]).toEqual([1, 0]);
  expect(data).toEqual({ type: 'array', items: moon });
});

it('describes a response with picked fields in the same form', () => {
  const picked = { $ref: '#/components/schemas/MoonPicked' };
  expect(pickedAnswerSchema(toyOperation('moonById'))).toEqual(picked);
  expect(pickedAnswerSchema(toyOperation('planetMoons'))).toEqual({ type: 'array', items: picked });
  expect(pickedAnswerSchema(toyOperation('moonPage')).properties?.data).toEqual({
    type: 'array',
    items: picked,
  });
});
