// Values in a query: repeated lists, aliases of fields, the order of columns, encodings and lengths.
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../../test/toy/in-english.js';
import { errors, PATH, read, texts } from '../../../../test/toy/toy-arguments.js';
import { toyOperation } from '../../../../test/toy/toy-engine.js';
import { formatNamed } from '../../formats/index.js';
import { inFormat, parseQuery, readArguments } from './read-arguments.js';

const list = toyOperation('planetList');

describe('a list', () => {
  it.each<[string, object]>([
    ['fields=id&fields=name', { fields: ['id', 'name'] }],
    ['fields=name&FIELDS=id,name&fields=', { fields: ['id', 'name'] }],
    ['expand=star&expand=moons', { expand: ['star', 'moons'] }],
    ['starId[in]=1&starId[in]=2,3', { '?starId[in]': [1, 2, 3] }],
    ['starId[in]=1&SUNID[IN]=2&starId[in]=1', { '?starId[in]': [1, 2] }],
    ['name[in]=a&name[in]=b', { '?name[in]': ['a', 'b'] }],
  ])('may be given in several values: %s', (query, expected) => {
    expect(read(list, query)).toEqual({ arguments: texts(expected), ignored: [] });
  });

  it.each<[string, string, string]>([
    ['name=a&name=b', 'name', 'a,b'],
    ['name[ne]=a&name[ne]=b', 'name[ne]', 'a,b'],
    ['sortBy=name&sortBy=id', 'sortBy', 'name,id'],
    ['limit=1&limit=2', 'limit', '1,2'],
    ['format=csv&format=json', 'format', 'csv,json'],
    ['near=1,2&near=3,4', 'near', '1,2,3,4'],
    ['relations=null&relations=omit', 'relations', 'null,omit'],
  ])('is refused for other parameters: %s', (query, name, value) => {
    expect(errors(list, query)).toEqual([[name, value]]);
  });

  it('is refused as a whole', () => {
    expect(errors(list, 'fields=id&fields=nope&fields=name,none')).toEqual([
      ['fields', 'nope'],
      ['fields', 'none'],
    ]);
    expect(errors(list, 'starId[in]=1&starId[in]=x')).toEqual([['starId[in]', '1,x']]);
  });
});

describe('an alias of a field', () => {
  it.each<[string, object]>([
    ['sunId=1', { '?starId': 1 }],
    ['SUNID=1&starid=1', { '?starId': 1 }],
    ['sunId[gte]=1', { '?starId[gte]': 1 }],
    ['fields=sunId,id', { fields: ['id', 'starId'] }],
    ['fields=starId,sunid', { fields: ['starId'] }],
    ['fields=moons.planet.SunId', { fields: ['moons.planet.starId'] }],
    ['sortBy=sunId', { sortBy: 'starId' }],
    ['sortBy=name,-SUNID', { sortBy: 'name,-starId' }],
  ])('is that field: %s', (query, expected) => {
    expect(read(list, query)).toEqual({ arguments: texts(expected), ignored: [] });
  });

  it('returns 400 if its value contradicts that of the field', () => {
    expect(errors(list, 'sunId=1&starId=2')).toEqual([['starId', '1,2']]);
  });
});

describe('the order of columns', () => {
  const fields = (query: string) => {
    const found = read(list, query);
    return 'arguments' in found ? found.arguments.fields : found;
  };

  it.each<[string, string | undefined]>([
    ['format=csv', undefined],
    ['format=csv&fields=', undefined],
    ['format=csv&fields=name,id', 'name,id'],
    ['format=CSV-excel&fields=NAME, Id ,name', 'name,id'],
    ['fields=star.name&format=csv&FIELDS=id,sunId', 'star.name,id,starId'],
    ['format=csv&fields=star.all,all', 'star.*,*'],
    ['format=csv&near=1,2&fields=distanceKm,id', 'distanceKm,id'],
    ['format=json&fields=name,id', 'id,name'],
    ['format=ndjson&fields=name,id', 'id,name'],
    ['format=geojson&fields=name,id', 'id,name'],
    ['fields=name,id', 'id,name'],
  ])('is part of the arguments of a table, and of nothing else: ?%s', (query, expected) => {
    expect(fields(query)).toEqual(expected);
  });

  it('is that of a table that Accept chose', () => {
    const found = readArguments(list, { path: {}, query: parseQuery('fields=name,id') });
    if ('problem' in found) throw new Error('not read');
    expect(inFormat(list, found.arguments, formatNamed('csv')).texts().fields).toBe('name,id');
    expect(inFormat(list, found.arguments, formatNamed('geojson')).texts().fields).toBe('id,name');
    expect(found.arguments.texts().fields).toBe('id,name');
  });
});

describe('a value in the query', () => {
  const problem = (id: string, query: string) => {
    const found = read(toyOperation(id), query, PATH);
    return 'problem' in found ? inEnglish(found.problem) : found;
  };
  const A = 'a'.repeat(1001);

  it.each<[string, string, string]>([
    ['planetList', 'limit=%ZZ', 'limit'],
    ['planetList', 'LIMIT=%', 'limit'],
    ['planetList', 'fields=%E1', 'fields'],
    ['planetList', 'name=%E1', 'name'],
    ['planetList', 'sunId=%E1', 'sunId'],
    ['planetList', 'starId[in]=1&starId[in]=%', 'starId[in]'],
    ['planetList', 'sortBy=%E1&sortBy=name', 'sortBy'],
    ['planetSearch', 'sortBy=%ZZ', 'sortBy'],
    ['planetPage', 'Page=%ZZ', 'Page'],
    ['planetList', `sortBy=x&limit=%ZZ&name=${A}`, 'limit'],
  ])('reports %s?%s as malformed', (id, query, name) => {
    const detail = `${name} contains a percent sign that does not start an encoded UTF-8 character; encode the value as UTF-8 and write a literal percent sign as %25.`;
    expect(problem(id, query)).toEqual({
      type: '/docs/problems/bad-encoding',
      title: expect.any(String),
      status: 400,
      detail,
      errors: [{ parameter: name, value: null, message: detail }],
    });
  });

  it.each<[string, string]>([
    ['planetList', 'x=%ZZ'],
    ['planetById', 'name=%ZZ'],
    ['planetPage', 'Page=1&PageSize=1&limit=%ZZ'],
    ['planetPage', 'Page=1&PageSize=1&limit=%ZZ&fields=id'],
    ['planetList', `x=${A}`],
    ['planetPage', `Page=1&PageSize=1&limit=${A}`],
  ])('ignores %s?%.40s', (id, query) => {
    expect(problem(id, query)).toHaveProperty('ignored', [expect.any(String)]);
  });

  it('is rejected if the request is strict', () => {
    expect(problem('planetList', 'fields=id&x=%ZZ')).toMatchObject({
      type: '/docs/problems/bad-parameter',
      errors: [{ parameter: 'x' }],
    });
  });

  it.each<[string, string, string]>([
    ['planetList', 'name', A],
    ['planetList', 'FIELDS', A],
    ['planetList', 'starId[in]', `1,${A}`],
    ['planetList', 'sortBy', A],
    ['planetList', 'limit', '1'.repeat(1001)],
    ['planetSearch', 'sortBy', A],
    ['planetPage', 'Page', '1'.repeat(1001)],
    ['planetList', 'name', '%C3%B1'.repeat(1001)],
  ])('rejects %s?%s as too long', (id, name, value) => {
    expect(problem(id, `${name}=${value}`)).toEqual({
      type: '/docs/problems/value-too-long',
      title: expect.any(String),
      status: 414,
      detail: expect.stringMatching(/^\S+ is longer than 1000 characters\.$/),
    });
  });

  it('may have a thousand characters, each time it is given', () => {
    expect(problem('planetList', `name=${'%C3%B1'.repeat(1000)}`)).toHaveProperty('arguments');
    expect(problem('planetList', `name=${'%F0%9F%92%A7'.repeat(1000)}`)).toHaveProperty('arguments');
    const many = Array.from({ length: 300 }, () => 'id').join();
    expect(problem('planetList', `fields=${many}&fields=${many},name`)).toHaveProperty(
      'arguments.fields',
      'id,name',
    );
  });
});
