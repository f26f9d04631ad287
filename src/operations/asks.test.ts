// What can be asked for beyond the contract follows from the family and from what the operation answers.
import { describe, expect, it } from 'vitest';
import { toyOperation, toyOperations } from '../../test/toy/toy-engine.js';
import { englishWords } from '../problems/words-en.js';

const names = (id: string) => toyOperation(id).asks.parameters.map(({ name }) => name);
const others = (id: string) =>
  toyOperation(id)
    .asks.parameters.filter(({ kind }) => kind.is !== 'filter')
    .map(({ name }) => name);

describe('an operation can be asked for', () => {
  it.each([
    ['planetList', 'fields expand relations near radius bbox limit format'],
    ['planetPage', 'fields expand relations near radius bbox format'],
    ['planetSearch', 'fields expand relations near radius bbox limit format'],
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

  it('nothing by a name that means something else there', () => {
    expect(names('planetList')).toContain('radius');
    expect(toyOperation('planetList').asks.find('radius')?.kind.is).toBe('measure');
    expect(names('planetList')).toContain('radius[in]');
    expect(names('planetByName')).not.toContain('name');
    expect(names('planetByName')).toContain('name[in]');
    expect(names('planetMoons')).not.toContain('id');
    expect(names('planetMoonsAlias2')).not.toContain('planetId');
  });

  it('each name once, in whatever case', () => {
    for (const { parameters, asks } of toyOperations) {
      const all = [...parameters, ...asks.parameters].map(({ name }) => name.toLowerCase());
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
    expect(otherwise?.(englishWords)).toBe('GeoJSON is there for Planet.');
  });
});
