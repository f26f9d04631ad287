// The description for clients of the public service, for the toy, in OpenAPI 3.0 with its spellings and without additions.
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { toyEngine } from '../../../test/toy/toy-engine.js';
import { toyService } from '../../../test/toy/toy-service.js';
import { type PublicSchema, publicDocument } from './public-document.js';

const document = publicDocument(toyService(toyEngine()), {
  'Planet/{id}/satellites': { path: 'planet/{id}/Moons', parameters: ['id'] },
  'Satellite/planet/{planetId}': { path: 'Satellite/{number}/planet' },
});
const schemas: Readonly<Record<string, PublicSchema>> = document.components.schemas;
const described = (path: string) => document.paths[`/api/v1/${path}`]?.get;
const names = (path: string) => described(path)?.parameters.map(({ name }) => name);

it('is valid OpenAPI 3.0', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document) as never)).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.0');
});

it('spells paths and parameters as declared', () => {
  expect(names('planet/{id}/Moons')).toEqual(['id']);
  expect(names('Satellite/{number}/planet')).toEqual(['number', 'sortBy', 'sortDirection']);
  expect(described('Satellite/{number}/planet')?.tags).toEqual(['Satellite']);
  expect(described('Planet/{id}/satellites')).toBeUndefined();
});

it.each([
  ['Planet', ['sortBy', 'sortDirection']],
  ['Planet/{id}', ['id']],
  ['Planet/name/{name}', ['name']],
  ['Planet/search/{keyword}', ['keyword']],
  ['Planet/pagedList', ['SortBy', 'SortDirection', 'Page', 'PageSize']],
  ['Planet/code/{code}', ['code']],
  ['Planet/year/{year}', ['year']],
  ['Star/Sol', []],
  ['Eclipse/year/{year}', ['year']],
  ['Eclipse/year/{year}/month/{month}', ['year', 'month']],
])('%s has just its own parameters', (path, expected) => {
  expect(names(path)).toEqual(expected);
});

it('has no operationId, and marks relations that are not records', () => {
  for (const { get } of Object.values(document.paths)) expect(get).not.toHaveProperty('operationId');
  expect(described('Planet/pagedList')?.description).toContain('`star` and `largestMoon`');
  expect(described('Star/Sol')).not.toHaveProperty('description');
});

it('has a schema for each record, whatever an operation embeds', () => {
  expect(Object.keys(schemas).sort()).toEqual(
    ['Eclipse', 'Moon', 'MoonPagedResult', 'Planet', 'PlanetPagedResult', 'ProblemDetails', 'Star'].sort(),
  );
  const planet = schemas.Planet?.properties ?? {};
  expect(planet).not.toHaveProperty('albedo');
  expect(planet).toMatchObject({
    id: { type: 'integer', format: 'int32' },
    nickname: { type: 'string', nullable: true },
    radius: { type: 'number', format: 'double' },
    star: { nullable: true, allOf: [{ $ref: '#/components/schemas/Star' }] },
    moons: { type: 'array', nullable: true, items: { $ref: '#/components/schemas/Moon' } },
  });
  expect(schemas.Eclipse?.properties?.date).toEqual({
    type: 'string',
    format: 'date-time',
  });
});
