// Reading query options: when a request is strict, the value of each parameter, and every possible error.
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../../test/toy/in-english.js';
import { read as readTexts, texts } from '../../../../test/toy/toy-arguments.js';
import { toyOperation } from '../../../../test/toy/toy-engine.js';
import type { LocalizedProblem } from '../../problems/problem.js';

const PATH = { id: '2', name: 'x', keyword: 'x', year: '2001', month: '1' };

function read(id: string, query: string) {
  const found = readTexts(toyOperation(id), query, PATH);
  if ('problem' in found) return inEnglish(found.problem);
  const { id: _, name: __, keyword: ___, year: ____, ...args } = found.arguments;
  return args;
}

function messages(id: string, query: string): readonly string[] {
  const found = read(id, query);
  expect(found, query).toMatchObject({ status: 400, type: '/docs/problems/bad-parameter' });
  return (found as LocalizedProblem).errors?.map(({ message }) => message) ?? [];
}

describe('is read as', () => {
  it.each<[string, object]>([
    ['fields=name,id', { fields: ['id', 'name'] }],
    ['FIELDS=NAME, Id ,name', { fields: ['id', 'name'] }],
    ['fields=star.name,moons.planet.id,albedo', { fields: ['albedo', 'star.name', 'moons.planet.id'] }],
    ['fields=moons,moons.id', { fields: ['moons', 'moons.id'] }],
    ['fields=all,star.all', { fields: ['*', 'star.*'] }],
    ['fields=*,star.*', { fields: ['*', 'star.*'] }],
    ['fields=capturedMoons.name', { fields: ['capturedMoons.name'] }],
    ['fields=', {}],
    ['expand=Moons.Planet.Star,star', { expand: ['star', 'moons.planet.star'] }],
    ['expand=subMoons', { expand: ['subMoons'] }],
    ['relations=OMIT', { relations: 'omit' }],
    ['format=CSV-Excel', { format: 'csv-excel' }],
    ['near=4.5,-74', { near: [4.5, -74] }],
    ['near= 4 , -74 &radius=0.5&limit=3', { near: [4, -74], radius: 0.5, limit: 3 }],
    ['limit=2147483647&offset=0', { limit: 2_147_483_647, offset: 0 }],
    ['bbox=170,-10,-170,10', { bbox: [170, -10, -170, 10] }],
    ['name=Ñandú ', { '?name': 'Ñandú' }],
    ['NAME[CONTAINS]=a', { '?name[contains]': 'a' }],
    ['name[in]=a, b,a', { '?name[in]': ['a', 'b'] }],
    ['ringed=TRUE&nickname[null]=False', { '?ringed': true, '?nickname[null]': false }],
    ['radius[gte]=-1.5e3', { '?radius[gte]': -1500 }],
    ['firstSeen[lt]=2000-02-29', { '?firstSeen[lt]': '2000-02-29' }],
    ['starId[in]=1,2', { '?starId[in]': [1, 2] }],
    ['sortBy=-name', { sortBy: '-name' }],
    ['sortBy=KIND,-Name, id', { sortBy: 'kind,-name,id' }],
    ['sortBy=-albedo', { sortBy: '-albedo' }],
    ['sortBy=albedo&fields=id', { sortBy: 'albedo', fields: ['id'] }],
    [
      'near=1,2&sortBy=ringed,-distanceKm&fields=distanceKm',
      { sortBy: 'ringed,-distanceKm', near: [1, 2], fields: ['distanceKm'] },
    ],
    ['name=x&unknown=', { '?name': 'x' }],
  ])('reads %s as %j', (query, expected) => {
    expect(read('planetList', query)).toEqual(texts(expected));
  });

  it('reads options in any order and letter case as equal', () => {
    const one = read('planetList', 'ringed=true&fields=name,id&name[ne]=x');
    const other = read('planetList', 'name[NE]=x&Fields=id,name&ringed=TRUE');
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  });

  it('reads a day with and without its midnight', () => {
    for (const day of ['2001-01-21', '2001-01-21T00:00:00'])
      expect(read('eclipseOfYear', `date=${day}`)).toEqual({ '?date': '2001-01-21T00:00:00' });
  });
});

describe('decides whether a request is strict', () => {
  it.each<[string, string, boolean]>([
    ['planetList', 'x=1', false],
    ['planetList', 'x=1&fields=', false],
    ['planetList', 'x=1&a[b]=', false],
    ['planetList', 'x=1&sortBy=name', false],
    ['planetList', 'x=1&star=2', false],
    ['planetList', 'x=1&fields=id', true],
    ['planetList', 'x=1&a[b]=1', true],
    ['planetList', 'x=1&a[]=1', true],
    ['planetList', 'x=1&sortBy=-name', true],
    ['planetList', 'x=1&sortBy=name,id', true],
    ['planetList', 'x=1&format=json', true],
    ['planetList', 'x=1&kind=rocky', true],
    ['planetList', 'x=1&limit=5', false],
    ['planetList', 'x=1&limit=5&offset=5', false],
    ['planetList', 'x=1&sunId=1', true],
    ['moonList', 'x=1&limit=5', false],
    ['moonList', 'x=1&near=1,2', true],
    ['planetById', 'x=1&kind=rocky', false],
    ['planetById', 'x=1&kind[ne]=rocky', true],
    ['starOnly', 'x=1&name=y', false],
    ['starOnly', 'x=1&relations=omit', true],
    ['planetSearch', 'x=1&sortBy=name', false],
    ['planetSearch', 'x=1&sortBy=-name', true],
    ['planetSearch', 'x=1&sortBy=nope', false],
    ['planetSearch', 'x=1&keyword=y', false],
    ['planetById', 'x=1&id=5', false],
    ['planetByName', 'x=1&name=y', true],
    ['planetMoons', 'x=1&id=5', true],
  ])('rejects %s?%s with %s', (id, query, isStrict) => {
    if (isStrict) expect(messages(id, query).join()).toContain('"x" is not a parameter of this operation.');
    else expect(read(id, query)).not.toHaveProperty('status');
  });
});

describe('is refused', () => {
  it.each([
    ['radus[gte]=5', '"radus[gte]" is not a parameter of this operation. Did you mean radius[gte]?'],
    ['fields=id&nmae=x', 'Did you mean name?'],
    ['fields=id&qqqqqqqq=x', '"qqqqqqqq" is not a parameter of this operation.'],
    ['name[gt]=x', 'name supports these filters: name, name[ne], name[in], name[contains], name[null].'],
    ['symbols=x&fields=id', 'symbols supports these filters: symbols[contains].'],
    ['name[continas]=x', 'Did you mean name[contains]?'],
    ['radius=5', 'radius can only be used together with near.'],
    ['near=1,2&limit=0', 'limit must be an integer from 1 to 2147483647, not 0.'],
    ['offset=-1', 'offset must be an integer from 0 to 2147483647, not -1.'],
    ['near=1,2&radius=0', 'radius must be a number greater than 0 and at most 2000, not "0".'],
    ['near=91,0', 'near must be latitude,longitude in degrees'],
    ['near=1', 'near must be latitude,longitude'],
    ['near=1,2,3', 'near must be latitude,longitude'],
    ['bbox=0,2,0,1', 'its south, 2, is north of its north, 1.'],
    ['bbox=-181,0,0,0', 'bbox must be west,south,east,north in degrees'],
    ['bbox=1,2,3', 'bbox must be west,south,east,north in degrees'],
    ['fields=distanceKm', 'fields: distanceKm requires near'],
    ['sortBy=-distanceKm', 'sortBy: distanceKm requires near'],
    ['fields=nmae', 'fields: Planet has no field "nmae". Did you mean name?'],
    ['fields=star.nmae', 'fields: "star.nmae": Star has no field "nmae". Did you mean name?'],
    ['fields=str.name', 'fields: "str.name": Planet has no relation "str". Did you mean star?'],
    [
      'fields=name.id',
      'fields: "name.id": "name" is a field of Planet, not a relation, so it has no fields.',
    ],
    ['fields=id,,name', 'fields: a field is missing before or after a comma.'],
    ['fields=star.planets.star.planets', 'follows more than 3 relations.'],
    ['expand=name', 'expand: Planet has no relation "name".'],
    ['expand=moons.planet.moons.planet', 'follows more than 3 relations.'],
    ['expand=__proto__', 'expand: Planet has no relation "__proto__".'],
    [
      'sortBy=name,nope',
      'sortBy must be a comma-separated list of sortable fields, such as id,-name; "nope" is not one of them.',
    ],
    ['sortBy=-', '"-" is not one of them.'],
    ['sortBy=id,id,id,id,id,id', 'sortBy accepts at most 5 fields, not 6.'],
    ['sortBy=constructor', 'sortBy must be one of id, name,'],
    ['sortBy=id,-__proto__', '"-__proto__" is not one of them.'],
    ['starId=x', 'starId must be an integer, not "x".'],
    ['starId=1.5', 'starId must be an integer'],
    ['radius[gt]=1,5', 'radius[gt] must be a number (as in JSON), not "1,5".'],
    ['radius[gt]=1e999', 'radius[gt] must be a number'],
    ['ringed=yes', 'ringed must be true or false, not "yes".'],
    ['nickname[null]=maybe', 'nickname[null] must be true or false'],
    ['firstSeen[gt]=2001-02-29', 'firstSeen[gt] must be a date (YYYY-MM-DD), not "2001-02-29".'],
    ['name= ', 'name must be a non-empty text'],
    ['starId[in]=1,,2', 'starId[in] must be a comma-separated list of integers; "" is not an integer.'],
    ['name=a&NAME=b', 'name is given more than once, as "a" and "b"; send it only once.'],
    ['relations=hide', 'relations must be one of marker, null, omit'],
  ])('reports for planetList?%s %s', (query, message) => {
    expect(messages('planetList', query).join(' ')).toContain(message);
  });

  it.each([
    ['planetById', 'name[in]=x', 'This operation returns a single record; filters only apply to lists.'],
    ['planetById', 'id=5&fields=id', '"id" is not a parameter of this operation. id is part of the path.'],
    ['planetSearch', 'keyword=x&fields=id', 'keyword is part of the path.'],
    ['moonList', 'near=1,2', 'Moon has no coordinates.'],
    [
      'moonList',
      'format=geojson',
      'format must be one of json, ndjson, csv, csv-excel; "geojson" is not one of them. The format geojson is available for Planet.',
    ],
    ['eclipseOfYear', 'fields=name&limit=5', '"limit" is not a parameter of this operation.'],
    ['planetById', 'fields=name&offset=5', '"offset" is not a parameter of this operation.'],
  ])('%s?%s: %s', (id, query, message) => {
    expect(messages(id, query).join(' ')).toContain(message);
  });

  it('reports each error separately', () => {
    const found = read('planetList', 'fields=nmae,id,sybmols&radus[gte]=1&starId=x');
    expect((found as LocalizedProblem).errors).toEqual([
      expect.objectContaining({
        parameter: 'fields',
        value: 'nmae',
        allowed: expect.arrayContaining(['name', 'moons', '*']),
      }),
      expect.objectContaining({ parameter: 'fields', value: 'sybmols' }),
      expect.objectContaining({ parameter: 'starId', value: 'x' }),
      expect.objectContaining({
        parameter: 'radus[gte]',
        value: '1',
        allowed: expect.arrayContaining(['name', 'sortBy']),
      }),
    ]);
  });

  it('limits the number of errors', () => {
    const names = Array.from({ length: 500 }, (_, index) => `x${index}[gte]=1`).join('&');
    expect(messages('planetList', names)).toHaveLength(10);
    expect(messages('planetList', `fields=${'x,'.repeat(400)}x`)).toHaveLength(10);
    expect(messages('planetList', `fields=id&${'y'.repeat(5000)}=1`).join().length).toBeLessThan(300);
  });
});
