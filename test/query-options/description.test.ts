// The full description contains every parameter of every operation with its values, and no other.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../contract/seed.js';
import { part } from '../system/size.js';
import { casesOf, runsOf } from './cases.js';
import { describedValues } from './described-values.js';
import { embeddedCount } from './embedded-count.js';
import { CAP } from './expect-records.js';
import { everyFamily, type Family, familyOf, locatedFamilies } from './families.js';
import { operatorsOf } from './naive-filter.js';
import { limitable, narrowable, type Operation, operationsOf, sortable, withQuery } from './operations.js';
import { expansionsOf, picksOf } from './picks.js';
import { useService } from './service.js';

const service = useService();

const ajv = new Ajv2020({ strict: false, formats: { int32: true }, code: { optimize: false } });

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: object;
}

type Content = Readonly<Record<string, { readonly schema: object }>>;

interface Described {
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly responses: Readonly<Record<string, { readonly content: Content; readonly headers?: object }>>;
}

const filterNames = ({ fields }: Family) =>
  fields.flatMap(({ name, type }) =>
    operatorsOf[type].map((operator) => (operator === '' ? name : `${name}[${operator}]`)),
  );

const isOfRelated = (name: string) => name.includes('.');

/** Families with a boundary and a point. */
const areas = ['City', 'Department'];

/** The parameters of the query beyond the contract. */
function optionNames(family: Family, operation: Operation): readonly string[] {
  const many = narrowable(operation);
  const isLocated = many && locatedFamilies.includes(family);
  return [
    'fields',
    ...(family.relations.length + family.lists.length === 0 ? [] : ['expand']),
    'relations',
    'format',
    ...(isLocated ? ['near', 'radius', 'bbox', 'within'] : []),
    // An airport can lie outside the city that it serves.
    ...(family.record === 'Airport' && many ? ['place'] : []),
    ...(areas.includes(family.record) ? ['geometry'] : []),
    ...(limitable(operation) ? ['limit', 'offset'] : []),
    ...(many ? filterNames(family) : []),
  ];
}

function contractNames(operation: Operation): readonly string[] {
  if (operation.kind === 'page') return ['Page', 'PageSize', 'SortBy', 'SortDirection'];
  if (operation.kind === 'calendar') return ['includeSunday'];
  return sortable(operation) ? ['sortBy', 'sortDirection'] : [];
}

function described({ template }: Operation, { paths } = service.description()): Described {
  return paths[template]?.get as unknown as Described;
}

function queryOf(operation: Operation): readonly Parameter[] {
  const { parameters } = service.description().components as unknown as {
    parameters: Readonly<Record<string, Parameter>>;
  };
  return described(operation)
    .parameters.map((given) =>
      '$ref' in given ? (parameters[given.$ref.split('/').at(-1) as string] as Parameter) : given,
    )
    .filter((parameter) => parameter.in === 'query');
}

const validators = new Map<object, ValidateFunction>();

/** The schemas that a schema refers to are part of the description. */
function validatorOf(schema: object): ValidateFunction {
  const { components } = service.description();
  const validator = validators.get(schema) ?? ajv.compile({ ...schema, components });
  validators.set(schema, validator);
  return validator;
}

/** Whether the description allows a value. */
function isDescribed(operation: Operation, name: string, value: unknown): boolean {
  const parameter = queryOf(operation).find((one) => one.name === name);
  if (parameter === undefined) throw new Error(`${operation.template} has no ${name}.`);
  return validatorOf(parameter.schema)(value);
}

/** Whether the operation accepts it. */
async function isTaken({ path }: Operation, name: string, value: unknown): Promise<boolean> {
  const { status } = await service.get(withQuery(path, `${name}=${value}`));
  return status === 200;
}

describe.each(everyFamily)('$record', (family) => {
  it.each(casesOf('description', family))('$kind $template', (operation) => {
    const all = queryOf(operation).map(({ name }) => name);
    // Conditions on related records are the same in all operations that can be narrowed, and another test requests them.
    const [related, names] = [all.filter(isOfRelated), all.filter((name) => !isOfRelated(name))];
    const isRelated = family.relations.some(({ to }) => to === 'one') || family.record === 'UrbanCenter';
    expect(related.length > 0).toBe(isRelated && narrowable(operation));
    expect(names.toSorted()).toEqual([...contractNames(operation), ...optionNames(family, operation)].sort());
    const { content, headers = {} } = described(operation).responses['200'] as Described['responses'][string];
    const types = ['application/json', 'application/x-ndjson', 'text/csv'];
    const geoTypes = locatedFamilies.includes(family) ? ['application/geo+json'] : [];
    // JSON-LD describes records and not lists.
    const linked = ['one', 'only'].includes(operation.kind);
    const linkedTypes = linked ? ['application/ld+json'] : [];
    expect(Object.keys(content).toSorted()).toEqual([...types, ...geoTypes, ...linkedTypes].sort());
    const links = operation.kind === 'page' ? ['Link', 'X-Total-Count'] : [];
    if (limitable(operation)) links.push('X-Total-Count');
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(links));
    const lean = described(operation, service.leanDescription()).responses['200']?.content;
    const plain = lean?.['application/json']?.schema;
    expect(plain).toBeDefined();
    expect(content['application/json']?.schema).toEqual({ anyOf: [plain, expect.anything()] });
  });

  it('accepts the names that it lists, and no others', async () => {
    const operations = operationsOf(family);
    const operation = (operations.find(({ kind }) => kind === 'one') ?? operations[0]) as Operation;
    const agreeOn = async (name: 'fields' | 'expand', value: readonly string[], right: boolean) => {
      expect([name, value, isDescribed(operation, name, value)]).toEqual([name, value, right]);
      // Valid names are also rejected if they would embed too many records.
      const { shown, view } = operation;
      const taken = right && embeddedCount(family, shown, { [name]: value }, view) <= CAP;
      expect([name, value, await isTaken(operation, name, value)]).toEqual([name, value, taken]);
    };
    const numRuns = runsOf(family, 5);
    const picks = fc.sample(picksOf(family), { seed, numRuns });
    for (const fields of picks) await agreeOn('fields', fields, true);
    // The last name of a path is wrong, at any depth.
    for (const path of part(picks.flat(), 3)) await agreeOn('fields', [`${path}x`], false);
    if (family.relations.length === 0) return;
    const expansions = fc.sample(expansionsOf(family), { seed, numRuns });
    for (const expand of expansions) await agreeOn('expand', expand, true);
    for (const path of part(expansions.flat(), 3)) await agreeOn('expand', [`${path}x`], false);
    await agreeOn('expand', ['name'], false);
  });
});

it.each(describedValues)('%s: %s=%s', async (template, name, value, right) => {
  const operation = operationsOf(familyOf('City')).find((one) => one.template === template);
  if (operation === undefined) throw new Error(`No operation ${template}.`);
  expect(isDescribed(operation, name, value)).toBe(right);
  expect(await isTaken(operation, name, value)).toBe(right);
});
