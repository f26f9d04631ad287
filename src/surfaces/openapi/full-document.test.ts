// The full description of the toy is valid and complete, and every response of the toy matches it.
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { toyEngine, toyJson, toyOperation, toyOperations } from '../../../test/toy/toy-engine.js';
import { toyService } from '../../../test/toy/toy-service.js';
import { MARKER } from '../../engine/model/shape.js';
import { failureStatuses } from '../../engine/operations/operation.js';
import { runToEnd } from '../../engine/scheduling/yielding-work.js';
import { type JsonSchema, shapeName, shapesWithin } from '../../engine/schema/shape-schema.js';
import { fullDocument } from './full-document.js';

const engine = toyEngine();
const document = runToEnd(fullDocument(toyService(engine)));

interface Described {
  readonly parameters: readonly {
    readonly name: string;
    readonly $ref?: string;
    readonly example?: unknown;
  }[];
  readonly description?: string;
  readonly responses: Readonly<
    Record<string, { $ref?: string; headers?: object; content?: Readonly<Record<string, Content>> }>
  >;
}
interface Content {
  readonly schema: { readonly anyOf: readonly [exact: JsonSchema, picked: JsonSchema] };
  readonly examples?: { readonly real: { readonly summary: string; readonly value: unknown } };
}
const described = (id: string) =>
  (document.paths[toyOperation(id).path] as { readonly get?: unknown } | undefined)?.get as Described;
const json = (id: string) => described(id).responses[200]?.content?.['application/json'] as Content;

const ajv = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  formats: { int32: true, date: true },
  code: { optimize: false },
});
ajv.addKeyword('x-extended-fields');
const inToy = (schemas: object) =>
  JSON.parse(JSON.stringify(schemas).replaceAll('#/components/schemas/', 'toy#/$defs/'));
ajv.addSchema({ $id: 'toy', $defs: inToy(document.components.schemas) });
const validators = new Map<JsonSchema, ValidateFunction>();
function faults(schema: JsonSchema, value: unknown) {
  const validate = validators.get(schema) ?? ajv.compile(inToy(schema));
  validators.set(schema, validate);
  return validate(value) ? [] : validate.errors;
}

describe('the description', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(document) as never);
    expect(result).toMatchObject({ valid: true });
    expect(document.openapi).toBe('3.1.1');
  });

  it('has every path of the table, and the documents', () => {
    const paths = [...toyOperations.map(({ path }) => path), '/api/v1'];
    expect(Object.keys(document.paths)).toEqual(paths);
  });

  it('has a component for each shape of a response, for picked records, paths and problems', () => {
    const shapes = toyOperations.flatMap(({ shape }) => [...shapesWithin(shape)]).map(shapeName);
    const names = [...new Set(shapes), 'StarPicked', 'PlanetPicked', 'MoonPicked', 'EclipsePicked'];
    expect(Object.keys(document.components.schemas).sort()).toEqual(
      [...names, 'FieldPath', 'RelationPath', 'Problem'].sort(),
    );
  });

  it('names a tag for each family', () => {
    expect(document.tags.map(({ name }) => name)).toEqual(['Star', 'Planet', 'Moon', 'Eclipse', 'Service']);
  });

  it.each(toyOperations.map(({ id }) => id))('has every status of %s', (id) => {
    const { responses } = described(id);
    const failures = [...new Set([...failureStatuses(toyOperation(id)), 400, 408, 414])].sort();
    expect(Object.keys(responses).map(Number)).toEqual([200, 304, ...failures]);
    expect(responses[408]?.$ref).toBe('#/components/responses/Problem408');
  });

  it('has the header Retry-After for 429 and 503', () => {
    const { responses } = document.components;
    expect(responses).toHaveProperty('Problem429.headers.Retry-After');
    expect(responses).toHaveProperty('Problem503.headers.Retry-After');
    expect(responses).not.toHaveProperty('Problem404.headers');
  });
});

describe.each(toyOperations.map(({ id }) => id))('%s', (id) => {
  it('has an example that is a real response and fits its schema', () => {
    const { schema, examples } = json(id);
    const given = described(id).parameters.filter(({ example }) => example !== undefined);
    const args = Object.fromEntries(given.map(({ name, example }) => [name, example])) as never;
    const answer = toyJson(id, args);
    const cut = Array.isArray(answer) && answer.length > 1;
    expect(examples?.real.value).toEqual(cut ? answer.slice(0, 1) : answer);
    expect(examples?.real.summary).toBe(cut ? 'Real response, lists shortened' : 'Real response');
    expect(answer).not.toEqual([]);
    expect(faults(schema.anyOf[0], examples?.real.value)).toEqual([]);
  });

  it('returns what its schema describes, for every operation', () => {
    const { owner, examples } = toyOperation(id);
    for (const args of examples(engine.catalog.table(owner).rows))
      expect(faults(json(id).schema.anyOf[0], toyJson(id, args.texts()))).toEqual([]);
  });
});

it('rejects values that the toy model never returns', () => {
  const [schema] = json('planetById').schema.anyOf;
  const planet = toyJson('planetById', { id: 2 }) as Record<string, unknown>;
  for (const wrong of [
    { albedo: 1 },
    { star: null },
    { kind: 'ice' },
    { radius: 0 },
    { code: 'abc' },
    { moons: [{}] },
  ])
    expect(faults(schema, { ...planet, ...wrong })).not.toEqual([]);
  expect(faults(schema, { ...planet, nickname: null, largestMoon: null, moons: [] })).toEqual([]);
});

describe('an option beyond the contract', () => {
  const refs = (id: string) => described(id).parameters.flatMap(({ $ref }) => $ref ?? []);
  const component = ($ref: string) =>
    (document.components.parameters as Record<string, { name: string }>)[$ref.split('/').at(-1) as string];

  it.each(toyOperations.map(({ id }) => id))('is described for %s, each by its name', (id) => {
    const expected = toyOperation(id).options.map(({ name }) => name);
    expect(refs(id).map((ref) => component(ref)?.name)).toEqual(expected);
  });

  it('is described once, and by names that the specification allows', () => {
    const names = Object.keys(document.components.parameters);
    for (const name of names) expect(name).toMatch(/^[\w.-]+$/);
    expect(new Set(toyOperations.flatMap(({ id }) => refs(id))).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining(['Planet.radius.gte', 'Planet.fields', 'Planet.fields2', 'near']),
    );
  });

  it('writes lists with commas', () => {
    expect(component('#/components/parameters/near')).toMatchObject({ style: 'form', explode: false });
    expect(component('#/components/parameters/Moon.name.in')).toMatchObject({ explode: false });
    expect(component('#/components/parameters/Moon.name')).not.toHaveProperty('style');
  });

  it.each([
    ['planetList', { fields: ['id', 'albedo', 'star.name', 'moons'] }],
    ['planetList', { relations: 'null' }],
    ['planetList', { near: [4.6, -74], fields: ['all', 'distanceKm'] }],
    ['planetList', { expand: ['moons.planet', 'capturedMoons'] }],
    ['planetPage', { Page: 1, PageSize: 2, fields: ['id'] }],
    ['planetById', { id: 2, expand: ['star'], relations: 'omit' }],
    ['eclipseOfYear', { year: 2001, fields: ['saros'] }],
  ])('%s with %j has the described response', (id, args) => {
    expect(faults(json(id).schema, toyJson(id, args))).toEqual([]);
  });

  it('accepts only fields that can be picked in a response', () => {
    for (const wrong of [[{ nope: 1 }], [{ id: '1' }], [{ star: 'x' }], [{ moons: MARKER }], {}])
      expect(faults(json('planetList').schema, wrong)).not.toEqual([]);
  });

  it('has every form, and the headers of pages', () => {
    const types = (id: string) => Object.keys(described(id).responses[200]?.content ?? {});
    const forms = ['application/json', 'application/x-ndjson', 'text/csv'];
    expect(types('moonList')).toEqual(forms);
    expect(types('planetById')).toEqual([...forms, 'application/geo+json', 'application/ld+json']);
    const headers = (id: string) => Object.keys(described(id).responses[200]?.headers ?? {});
    const always = ['ETag', 'Atlas-Edition', 'Atlas-Ignored', 'Content-Disposition'];
    expect(headers('moonPage')).toEqual([...always, 'X-Total-Count', 'Link']);
    expect(headers('moonList')).toEqual([...always, 'X-Total-Count']);
    expect(headers('moonById')).toEqual(always);
    expect(headers('eclipseOfYear')).toEqual(always);
  });
});
