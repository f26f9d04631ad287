// The family and the response of an operation determine its query options.
import { describe, expect, it } from 'vitest';
import { toyOperation, toyOperations } from '../../../../test/toy/toy-engine.js';
import { toyFamilies } from '../../../../test/toy/toy-model.js';
import { integer } from '../../model/field.js';
import { resolveModel } from '../../model/resolve-model.js';
import { compileOperations } from '../compile-kinds.js';

const names = (id: string) => toyOperation(id).options.map(({ name }) => name);
const others = (id: string) =>
  toyOperation(id)
    .options.filter(({ filter }) => filter === undefined)
    .map(({ name }) => name);

describe('an operation offers', () => {
  it.each([
    ['planetList', 'fields expand relations near radius bbox format'],
    ['planetPage', 'fields expand relations near radius bbox format'],
    ['planetSearch', 'fields expand relations near radius bbox format'],
    ['planetById', 'fields expand relations format'],
    ['moonList', 'fields expand relations format'],
    ['starOnly', 'fields expand relations format'],
    ['eclipseOfYear', 'fields relations format'],
  ])('offers %s: %s', (id, expected) => {
    expect(others(id).join(' ')).toBe(expected);
  });

  it('filters by every field, with the operators that its kind has', () => {
    const of = (field: string) => names('planetList').filter((name) => name.replace(/\[.*/, '') === field);
    expect(of('name')).toEqual(['name', 'name[ne]', 'name[in]', 'name[contains]', 'name[null]']);
    expect(of('symbols')).toEqual(['symbols[contains]']);
    expect(of('ringed')).toEqual(['ringed', 'ringed[ne]', 'ringed[in]', 'ringed[null]']);
    expect(of('albedo')).toContain('albedo[lte]');
    expect(of('starId')).toHaveLength(8);
    expect(of('star')).toEqual([]);
  });

  it('no filters on a single record', () => {
    for (const id of ['planetById', 'starOnly']) expect(names(id)).toEqual(others(id));
    expect(names('eclipseOfYear')).toContain('saros[gt]');
  });

  it('no filter whose name means something else in the query', () => {
    expect(names('planetList')).toContain('radius');
    expect(toyOperation('planetList').option('radius')?.needs).toBe('near');
    expect(names('planetList')).toContain('radius[in]');
    const limit = { ...toyFamilies.moon, fields: { ...toyFamilies.moon.fields, limit: integer() } };
    const { operations } = compileOperations(resolveModel({ ...toyFamilies, moon: limit }));
    const filters = (id: string) =>
      operations
        .find((operation) => operation.id === id)
        ?.options.map(({ name }) => name)
        .filter((name) => name.startsWith('limit'));
    expect(filters('moonList')).not.toContain('limit');
    expect(filters('moonList')).toContain('limit[ne]');
    expect(filters('moonPage')).toContain('limit');
  });

  it('a filter by the name of a parameter in the path', () => {
    expect(names('planetByName')).toContain('name');
    expect(names('planetMoons')).toContain('id');
    expect(names('planetMoonsAt1')).toContain('planetId');
    expect(toyOperation('planetMoons').option('id')?.filter?.operator).toBe('eq');
  });

  it('a filter by the other name of a field, with every operator', () => {
    const { option } = toyOperation('planetList');
    for (const operator of ['', '[ne]', '[in]', '[gte]', '[null]'])
      expect(option(`sunid${operator}`)).toBe(option(`starid${operator}`));
    expect(option('sunid')?.name).toBe('starId');
    expect(names('planetList')).not.toContain('sunId');
    expect(option('sunid[contains]')).toBeUndefined();
  });

  it('each name once, in any letter case', () => {
    for (const { parameters, options, option } of toyOperations) {
      const inQuery = parameters.filter((parameter) => parameter.in === 'query');
      const all = [...inQuery, ...options].map(({ name }) => name.toLowerCase());
      expect(new Set(all).size).toBe(all.length);
      for (const { name } of options) expect(option(name.toLowerCase())?.name).toBe(name);
    }
  });

  it('maps of families that have coordinates, and lists these families', () => {
    const formatsOf = (id: string) => toyOperation(id).option('format')?.type;
    expect(formatsOf('planetList')?.schema.enum).toEqual(['json', 'ndjson', 'csv', 'csv-excel', 'geojson']);
    expect(formatsOf('moonList')?.schema.enum).toEqual(['json', 'ndjson', 'csv', 'csv-excel']);
    const message = (raw: string) => {
      const read = formatsOf('moonList')?.read(raw, { name: 'format', strict: true });
      return read && 'errors' in read ? read.errors[0]?.message.en : read;
    };
    expect(message('GeoJSON')).toMatch(/The format geojson is available for Planet\.$/);
    expect(message('xml')).toMatch(/"xml" is not one of them\.$/);
  });
});
