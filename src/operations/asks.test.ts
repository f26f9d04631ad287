// What can be asked for beyond the contract follows from the family and from what the operation answers.
import { describe, expect, it } from 'vitest';
import { toyOperation, toyOperations } from '../../test/toy/toy-engine.js';
import { toyFamilies } from '../../test/toy/toy-model.js';
import { integer } from '../model/field.js';
import { resolveModel } from '../model/resolve-model.js';
import { englishWords } from '../problems/words-en.js';
import { compileOperations } from './compile-operations.js';

const names = (id: string) => toyOperation(id).asks.parameters.map(({ name }) => name);
const others = (id: string) =>
  toyOperation(id)
    .asks.parameters.filter(({ kind }) => kind.is !== 'filter')
    .map(({ name }) => name);

describe('an operation can be asked for', () => {
  it.each([
    ['planetList', 'fields expand relations near radius bbox format'],
    ['planetPage', 'fields expand relations near radius bbox format'],
    ['planetSearch', 'fields expand relations near radius bbox format'],
    ['planetById', 'fields expand relations format'],
    ['moonList', 'fields expand relations format'],
    ['starOnly', 'fields expand relations format'],
    ['eclipseOfYear', 'fields relations format'],
  ])('%s: %s', (id, expected) => {
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

  it('no filters where there is one record', () => {
    for (const id of ['planetById', 'starOnly']) expect(names(id)).toEqual(others(id));
    expect(names('eclipseOfYear')).toContain('saros[gt]');
  });

  it('nothing by a name that means something else in the query', () => {
    expect(names('planetList')).toContain('radius');
    expect(toyOperation('planetList').asks.find('radius')?.kind.is).toBe('measure');
    expect(names('planetList')).toContain('radius[in]');
    const limit = { ...toyFamilies.moon, fields: { ...toyFamilies.moon.fields, limit: integer() } };
    const operations = compileOperations(resolveModel({ ...toyFamilies, moon: limit }));
    const filters = (id: string) =>
      operations
        .find((operation) => operation.id === id)
        ?.asks.parameters.map(({ name }) => name)
        .filter((name) => name.startsWith('limit'));
    expect(filters('moonList')).not.toContain('limit');
    expect(filters('moonList')).toContain('limit[ne]');
    expect(filters('moonPage')).toContain('limit');
  });

  it('a filter by the name of a parameter in the path', () => {
    expect(names('planetByName')).toContain('name');
    expect(names('planetMoons')).toContain('id');
    expect(names('planetMoonsAt1')).toContain('planetId');
    expect(toyOperation('planetMoons').asks.find('id')?.kind.is).toBe('filter');
  });

  it('a filter by the other name of a field, with every operator', () => {
    const { find } = toyOperation('planetList').asks;
    for (const operator of ['', '[ne]', '[in]', '[gte]', '[null]'])
      expect(find(`sunid${operator}`)).toBe(find(`starid${operator}`));
    expect(find('sunid')?.name).toBe('starId');
    expect(names('planetList')).not.toContain('sunId');
    expect(find('sunid[contains]')).toBeUndefined();
  });

  it('each name once, in whatever case', () => {
    for (const { parameters, asks } of toyOperations) {
      const inQuery = parameters.filter((parameter) => parameter.in === 'query');
      const all = [...inQuery, ...asks.parameters].map(({ name }) => name.toLowerCase());
      expect(new Set(all).size).toBe(all.length);
      for (const { name } of asks.parameters) expect(asks.find(name.toLowerCase())?.name).toBe(name);
    }
  });

  it('maps of families that have places, and says which those are', () => {
    const format = (id: string) => toyOperation(id).asks.find('format')?.kind;
    expect(format('planetList')).toEqual({
      is: 'choice',
      values: ['json', 'ndjson', 'csv', 'csv-excel', 'geojson'],
    });
    const ofMoons = format('moonList');
    expect(ofMoons).toMatchObject({ is: 'choice', values: ['json', 'ndjson', 'csv', 'csv-excel'] });
    const otherwise = ofMoons?.is === 'choice' ? ofMoons.otherwise : undefined;
    expect(otherwise?.(englishWords)).toBe('GeoJSON is available for Planet.');
  });
});
