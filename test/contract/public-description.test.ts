// The description for generators of clients of the public service: its paths and parameter names as spelt there, without our additions.
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from './data-files.js';
import { families } from './families.js';
import { publicPaths } from './public-paths.js';
import { useService } from './service.js';

const service = useService();

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
}

interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
}

interface PublicDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly parameters?: Readonly<Record<string, Parameter>> };
}

let document: PublicDescription;
beforeAll(async () => {
  document = (await service.get('/swagger/v1/swagger.json')).json as PublicDescription;
});

const resolved = (parameter: Parameter | { readonly $ref: string }) =>
  '$ref' in parameter
    ? (document.components.parameters?.[parameter.$ref.split('/').at(-1) as string] as Parameter)
    : parameter;

/** In the notation of the table, in no order. */
const parametersOf = ({ parameters = [] }: Operation) =>
  parameters
    .map(resolved)
    .map(({ name, in: location, required }) =>
      location === 'path' ? name : `${name}?${required === true ? '!' : ''}`,
    )
    .sort();

/** The parameters of the public service's paths, and the year that a list of figures requires. No path has others. */
const patterns = [
  '',
  'sortBy? sortDirection?',
  'sortBy? sortDirection? year?!',
  'Page?! PageSize?! SortBy? SortDirection?',
];

describe('[ops-public-description] /swagger/v1/swagger.json', () => {
  it('is valid OpenAPI 3.0', async () => {
    const validator = new Validator();
    expect(await validator.validate({ ...document })).toEqual({ valid: true });
    expect(validator.version).toBe('3.0');
  });

  it('has a type beside every "nullable", without which linters report an error', () => {
    const faults: string[] = [];
    let nullable = 0;
    JSON.stringify(document, (key, value) => {
      if (value?.nullable === undefined) return value;
      nullable += 1;
      if (value.type === undefined) faults.push(key);
      return value;
    });
    expect(nullable).toBeGreaterThan(50);
    expect(faults).toEqual([]);
  });

  it.each(Object.entries(publicPaths))('has %s with %s', (path, parameters) => {
    const { paths } = document;
    expect(Object.keys(paths)).toContain(path);
    expect(Object.keys(paths[path] ?? {})).toEqual(['get']);
    const expected = parameters === '' ? [] : parameters.split(', ').sort();
    expect(parametersOf(paths[path]?.get as Operation)).toEqual(expected);
  });

  it('has nothing of the constitution, and no path twice in different letter case', () => {
    const paths = Object.keys(document.paths);
    expect(paths.filter((path) => /constitution|metrics/i.test(path))).toEqual([]);
    const alike = paths.map((path) => path.toLowerCase().replace(/\{\w+\}/g, '{}'));
    expect(new Set(alike).size).toBe(paths.length);
  });

  it('has none of the added options and no names of operations', () => {
    for (const [path, { get, ...others }] of Object.entries(document.paths)) {
      expect([path, Object.keys(others)]).toEqual([path, []]);
      expect(get, path).not.toHaveProperty('operationId');
      const inQuery = parametersOf(get as Operation).filter((name) => name.includes('?'));
      expect(patterns, path).toContain(inQuery.join(' '));
    }
  });

  it('has no dead links', async () => {
    const values: Readonly<Record<string, string>> = { year: '2026', month: '6', name: 'a', keyword: 'a' };
    for (const path of Object.keys(publicPaths)) {
      const query = path.endsWith('/pagedList') ? '?Page=1&PageSize=1' : '';
      const family = families.find((one) => path === `/api/v1/${one.path}/{id}`);
      const id = String(family === undefined ? 1 : rowsOf(family.record)[0]?.id);
      const filled = path.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? id);
      expect([path, (await service.get(filled + query)).status]).toEqual([path, 200]);
    }
  });
});
