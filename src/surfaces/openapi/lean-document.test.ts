// The lean description of the toy is valid and small, and every response of the toy matches it.
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { toyEngine, toyJson, toyOperation, toyOperations } from '../../../test/toy/toy-engine.js';
import { toyService } from '../../../test/toy/toy-service.js';
import { runToEnd } from '../../engine/scheduling/yielding-work.js';
import type { JsonSchema } from '../../engine/schema/shape-schema.js';
import { leanDocument } from './lean-document.js';

const links = { documentation: '/d', tables: '/t', maps: '/m', full: '/f' };
const engine = toyEngine();
const document = runToEnd(leanDocument(toyService(engine), links));
const parameters = document.components.parameters as Readonly<Record<string, Parameter>>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}
interface Described {
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly operationId: string;
  readonly description: string;
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, Media>> }>>;
}
interface Media {
  readonly schema: JsonSchema;
  readonly example?: unknown;
}
const described = (id: string) =>
  (document.paths[toyOperation(id).path] as { readonly get?: unknown } | undefined)?.get as Described;
const json = (id: string) => described(id).responses[200]?.content['application/json'] as Media;
const parametersOf = (id: string) =>
  described(id).parameters.map((each) =>
    '$ref' in each ? (parameters[each.$ref.split('/').at(-1) ?? ''] as Parameter) : each,
  );

const ajv = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  formats: { int32: true, date: true },
  code: { optimize: false },
});
const inToy = (schemas: object) =>
  JSON.parse(JSON.stringify(schemas).replaceAll('#/components/schemas/', 'toy#/$defs/'));
ajv.addSchema({ $id: 'toy', $defs: inToy(document.components.schemas) });
const validators = new Map<JsonSchema, ValidateFunction>();
function faults(schema: JsonSchema, value: unknown) {
  const validate = validators.get(schema) ?? ajv.compile(inToy(schema));
  validators.set(schema, validate);
  return validate(value) ? [] : validate.errors;
}

it('is valid OpenAPI 3.1, without security', async () => {
  expect(await new Validator().validate(structuredClone(document) as never)).toMatchObject({ valid: true });
  expect([document.openapi, document.security]).toEqual(['3.1.1', []]);
});

it('has every path of the table, and the documents', () => {
  expect(Object.keys(document.paths)).toEqual([...toyOperations.map(({ path }) => path), '/api/v1']);
});

it('links to the parts that it leaves out', () => {
  for (const link of Object.values(links)) expect(document.info.description).toContain(`](${link})`);
  expect(parameters.format).toHaveProperty('description', expect.stringContaining('](/t)'));
});

describe.each(toyOperations.map(({ id }) => id))('%s', (id) => {
  it('has an id, a description and one media type', () => {
    expect(described(id).operationId).toBe(id);
    expect(described(id).description).toMatch(/\.$/);
    expect(Object.keys(described(id).responses[200]?.content ?? {})).toEqual(['application/json']);
  });

  it('returns what its schema describes, for every operation', () => {
    const { owner, examples } = toyOperation(id);
    for (const args of examples(engine.catalog.table(owner).rows))
      expect(faults(json(id).schema, toyJson(id, args.texts()))).toEqual([]);
  });

  it('describes a missing record, and all other failures together', () => {
    const missing = toyOperation(id).mayMiss ? ['404'] : [];
    expect(Object.keys(described(id).responses)).toEqual(['200', ...missing, 'default']);
  });

  it('names its parameters, and all filters as one', () => {
    const { parameters: contract, options } = toyOperation(id);
    const [filters, others] = [true, false].map((isFilter) =>
      [...contract, ...options].filter(({ filter }) => (filter !== undefined) === isFilter),
    );
    expect(parametersOf(id).map(({ name }) => name)).toEqual([
      ...(others ?? []).map(({ name }) => name),
      ...(filters?.length === 0 ? [] : ['filters']),
    ]);
  });

  it('has plain types', () => {
    const types = parametersOf(id).map(({ schema }) => schema.type);
    expect(
      types.filter((type) => !['string', 'integer', 'number', 'boolean', 'object'].includes(String(type))),
    ).toEqual([]);
  });
});

it('describes filters as properties that match a pattern', () => {
  const { schema } = parameters.filters as Parameter;
  for (const right of [{ name: 'a' }, { 'radius[gte]': 1 }, { 'ringed[null]': true, 'id[in]': '1,2' }])
    expect(faults(schema, right), JSON.stringify(right)).toEqual([]);
  for (const wrong of [{ 'radius[near]': 1 }, { 'a.': 'c' }, { 'id[]': 1 }, { id: [1] }])
    expect(faults(schema, wrong), JSON.stringify(wrong)).not.toEqual([]);
});

it('shows a real record, and a query that finds one', () => {
  const { example } = parametersOf('planetById')[0] as Parameter;
  expect(json('planetById').example).toEqual(toyJson('planetById', { id: example as number }));
  expect(json('planetList')).not.toHaveProperty('example');
});

it('describes a parameter once, by its name and, if it differs, the kind of its operations', () => {
  expect(Object.keys(parameters)).toEqual(expect.arrayContaining(['fields', 'sortBy', 'limit', 'filters']));
  const formats = Object.keys(parameters).filter((name) => /format/i.test(name));
  expect(formats).toEqual(['format', 'wholeListFormat']);
  for (const name of Object.keys(parameters)) expect(name).not.toMatch(/\d$/);
  expect(parameters).toMatchObject({
    pagedSortBy: { name: 'SortBy' },
    pagedSortDirection: { name: 'SortDirection' },
  });
  expect(new Set(Object.keys(parameters).map((name) => name.toLowerCase())).size).toBe(
    Object.keys(parameters).length,
  );
});
