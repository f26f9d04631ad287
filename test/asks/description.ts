// The description names every parameter of every operation, with the names it takes; no more and no fewer.
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../contract/seed.js';
import { type AskedFamily, everyFamily, placedFamilies } from './families.js';
import { operatorsOf } from './naive-filter.js';
import { type AskedOperation, narrowable, operationsOf, sortable } from './operations.js';
import { expansionsOf, picksOf } from './picks.js';
import type { AskedService } from './service.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: object;
}

interface Described {
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly responses: Readonly<Record<string, { readonly content: object; readonly headers?: object }>>;
}

const filterNames = ({ fields }: AskedFamily, taken: string | undefined) =>
  fields.flatMap(({ name, type }) =>
    operatorsOf[type]
      .map((operator) => (operator === '' ? name : `${name}[${operator}]`))
      .filter((written) => written !== taken),
  );

/** What the query may have beyond the contract. */
function askedNames(family: AskedFamily, operation: AskedOperation): readonly string[] {
  const many = narrowable(operation);
  const place = many && placedFamilies.includes(family);
  return [
    'fields',
    ...(family.relations.length + family.lists.length === 0 ? [] : ['expand']),
    'relations',
    'format',
    ...(place ? ['near', 'radius', 'bbox'] : []),
    ...(place && operation.kind !== 'page' ? ['limit'] : []),
    ...(many ? filterNames(family, operation.taken) : []),
  ];
}

function contractNames(operation: AskedOperation): readonly string[] {
  if (operation.kind === 'page') return ['Page', 'PageSize', 'SortBy', 'SortDirection'];
  if (operation.kind === 'calendar') return ['includeSunday'];
  return sortable(operation) ? ['sortBy', 'sortDirection'] : [];
}

export function describeDescription(service: AskedService): void {
  function described({ template }: AskedOperation): Described {
    return service.description().paths[template]?.get as unknown as Described;
  }

  function queryOf(operation: AskedOperation): readonly Parameter[] {
    const { parameters } = service.description().components as unknown as {
      parameters: Readonly<Record<string, Parameter>>;
    };
    return described(operation)
      .parameters.map((given) =>
        '$ref' in given ? (parameters[given.$ref.split('/').at(-1) as string] as Parameter) : given,
      )
      .filter((parameter) => parameter.in === 'query');
  }

  describe.each(everyFamily)('$record', (family) => {
    it.each(operationsOf(family))('$kind $template', (operation) => {
      const names = queryOf(operation).map(({ name }) => name);
      expect(names.toSorted()).toEqual(
        [...contractNames(operation), ...askedNames(family, operation)].sort(),
      );
      const { content, headers = {} } = described(operation).responses[
        '200'
      ] as Described['responses'][string];
      const types = ['application/json', 'application/x-ndjson', 'text/csv'];
      const placed = placedFamilies.includes(family) ? ['application/geo+json'] : [];
      expect(Object.keys(content).toSorted()).toEqual([...types, ...placed].sort());
      const links = operation.kind === 'page' ? ['Link', 'X-Total-Count'] : [];
      expect(Object.keys(headers)).toEqual(expect.arrayContaining(links));
    });

    it('takes the names that it says it takes', () => {
      const ajv = new Ajv2020({ strict: false });
      const [operation] = operationsOf(family) as [AskedOperation];
      const accepts = (name: string, value: unknown) =>
        ajv.validate(
          queryOf(operation).find((parameter) => parameter.name === name)?.schema as object,
          value,
        );
      for (const fields of fc.sample(picksOf(family), { seed, numRuns: 10 }))
        expect([fields, accepts('fields', fields)]).toEqual([fields, true]);
      expect(accepts('fields', ['nmae'])).toBe(false);
      if (family.relations.length === 0) return;
      for (const expand of fc.sample(expansionsOf(family), { seed, numRuns: 10 }))
        expect([expand, accepts('expand', expand)]).toEqual([expand, true]);
      expect(accepts('expand', ['name'])).toBe(false);
    });
  });
}
