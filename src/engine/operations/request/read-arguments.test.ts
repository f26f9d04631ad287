// Reads all arguments of a request at once: names in any case, duplicates, spaces, and every error together.
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../../test/toy/in-english.js';
import { errors, PATH, read, texts } from '../../../../test/toy/toy-arguments.js';
import { toyOperation } from '../../../../test/toy/toy-engine.js';

const page = toyOperation('planetPage');
const moons = toyOperation('planetMoons');
const search = toyOperation('planetSearch');
const eclipses = toyOperation('eclipseOfMonth');

describe('arguments are read', () => {
  it.each([
    ['Page=1&PageSize=2', { Page: 1, PageSize: 2 }],
    ['page=1&PAGESIZE=2', { Page: 1, PageSize: 2 }],
    ['PageSize=2&Page=1&Page=1&page=1', { Page: 1, PageSize: 2 }],
    [
      'Page=1&PageSize=2&sortby=NAME&sortDIRECTION=DESC',
      { Page: 1, PageSize: 2, SortBy: 'name', SortDirection: 'desc' },
    ],
    ['Page=1&PageSize=2&SortBy=&SortDirection=', { Page: 1, PageSize: 2 }],
    ['Page=&Page=1&PageSize=2&pagesize=', { Page: 1, PageSize: 2 }],
    ['Page=1&PageSize=2&key=abc&key=def&q', { Page: 1, PageSize: 2 }],
    ['Page=1&PageSize=2&limit=0&offset=x', { Page: 1, PageSize: 2 }],
  ])('reports from ?%s', (query, expected) => {
    expect(read(page, query)).toEqual({ arguments: texts(expected), ignored: expect.any(Array) });
  });

  it('reads them from the path and the query in the order of parameters, so equal requests are equal', () => {
    const text = (query: string, id: string) => {
      const found = read(moons, query, { id });
      return 'arguments' in found ? JSON.stringify(found.arguments) : found;
    };
    const one = text('sortDirection=desc&sortBy=name&offset=0&limit=3', '7');
    expect(one).toBe('{"id":"7","sortBy":"name","sortDirection":"desc","limit":"3","offset":"0"}');
    expect(text('LIMIT=03&SORTBY=Name&x=1&sortDirection=DESC&offset=0', '07')).toBe(one);
  });

  it('from the path alone if a parameter of the query has the same name', () => {
    expect(read(toyOperation('planetById'), 'id=9', { id: '7' })).toEqual({
      arguments: { id: '7' },
      ignored: ['id'],
    });
  });

  it('apart from a filter with the name of a parameter in the path', () => {
    expect(read(moons, 'ID=9', { id: '7' })).toEqual({ arguments: { id: '7', '?id': '9' }, ignored: [] });
    expect(read(toyOperation('planetByName'), 'name=b&name[ne]=c', { name: 'a' })).toEqual({
      arguments: { name: 'a', '?name': 'b', '?name[ne]': 'c' },
      ignored: [],
    });
  });
});

describe('arguments are refused', () => {
  it.each<[string, [string, string | null][]]>([
    [
      '',
      [
        ['Page', null],
        ['PageSize', null],
      ],
    ],
    ['Page=&PageSize=3', [['Page', null]]],
    ['Page=&page=&PageSize=3', [['Page', null]]],
    ['Page=1&Page=&Page=2&PageSize=3', [['Page', '1,2']]],
    [
      'Page=0&PageSize=x',
      [
        ['Page', '0'],
        ['PageSize', 'x'],
      ],
    ],
    ['Page=1&page=2&PageSize=3', [['Page', '1,2']]],
    [
      'Page=1&PageSize=1&SortBy=nope&SortDirection=up',
      [
        ['SortBy', 'nope'],
        ['SortDirection', 'up'],
      ],
    ],
    [
      'Page=1&Page=2&SortBy=symbols',
      [
        ['Page', '1,2'],
        ['PageSize', null],
        ['SortBy', 'symbols'],
      ],
    ],
  ])('reports for ?%s every error', (query, expected) => {
    expect(errors(page, query)).toEqual(expected);
  });

  it('reports errors of the path and the query together', () => {
    const path = { year: '1899', month: '13' };
    expect(errors(eclipses, 'includePartial=maybe', path)).toEqual([
      ['year', '1899'],
      ['month', '13'],
      ['includePartial', 'maybe'],
    ]);
  });

  it('with a message that explains the error', () => {
    const found = read(page, 'Page=1&page=2');
    expect('problem' in found && inEnglish(found.problem).detail).toBe(
      'Page is given more than once, as "1" and "2"; send it only once. PageSize is required: the number of records per page, at least 1.',
    );
  });

  it.each([['  '], [''], ['\u0301']])('rejects the keyword %j', (keyword) => {
    expect(errors(search, '', { keyword })).toEqual([['keyword', keyword]]);
  });
});

describe('a value in the path', () => {
  it('accepts a thousand characters', () => {
    const keyword = 'a'.repeat(1000);
    expect(read(search, '', { keyword })).toEqual({ arguments: { keyword }, ignored: [] });
  });

  it('rejects one more', () => {
    const found = read(search, '', { keyword: 'a'.repeat(1001) });
    expect('problem' in found && inEnglish(found.problem)).toEqual({
      type: '/docs/problems/value-too-long',
      title: 'The URL or one of its values is too long',
      status: 414,
      detail: 'keyword is longer than 1000 characters.',
    });
  });

  it('counts characters', () => {
    expect(read(search, '', { keyword: '💧'.repeat(1000) })).toHaveProperty('arguments');
    expect(read(search, '', { keyword: '💧'.repeat(1001) })).toHaveProperty('problem.status', 414);
  });
});

describe('reports names that have no effect', () => {
  it.each<[string, string, readonly string[]]>([
    ['planetList', '', []],
    ['planetList', 'sortBy=name&limit=1', []],
    ['planetList', 'q=1', ['q']],
    ['planetList', 'Q=1&q=2', ['Q']],
    ['planetList', 'b=1&a=2', ['b', 'a']],
    ['planetList', 'q=&q', []],
    ['planetList', 'a%C3%B1o=1', ['año']],
    ['planetList', '%E1=1', ['%E1']],
    ['planetList', 'q=%E1', ['q']],
    ['planetList', 'Page=1&PageSize=2', ['Page', 'PageSize']],
    ['planetList', 'fields=id&name=x&sunId=1', []],
    ['planetById', 'limit=1&name=x', ['limit', 'name']],
    ['planetPage', 'Page=1&PageSize=2&limit=5&OFFSET=1', ['limit', 'OFFSET']],
    ['planetPage', 'Page=1&PageSize=2&limit=5&fields=id', ['limit']],
    ['eclipseOfYear', 'limit=5', ['limit']],
    ['planetSearch', 'sortBy=nope&q=1', ['sortBy', 'q']],
    ['planetList', '__proto__=1&constructor=2', ['__proto__', 'constructor']],
  ])('reads %s?%s as %j', (id, query, ignored) => {
    expect(read(toyOperation(id), query, { ...PATH, year: '2001' })).toHaveProperty('ignored', ignored);
  });
});

describe('an order that the contract does not have', () => {
  const kinds = ['planetSearch', 'planetByName', 'planetByCode', 'planetInYear'];

  it.each(kinds)('is accepted if it is valid: %s', (id) => {
    const query = 'sortBy=NAME&sortDirection=Desc&limit=2&offset=1';
    expect(read(toyOperation(id), query, PATH)).toMatchObject({
      arguments: { sortBy: 'name', sortDirection: 'desc', limit: '2', offset: '1' },
      ignored: [],
    });
  });

  it.each(kinds)('is ignored if it is invalid, unless the request is strict: %s', (id) => {
    const operation = toyOperation(id);
    const plain = read(operation, '', PATH);
    expect(read(operation, 'SortBy=nope&sortDirection=up', PATH)).toEqual({
      ...plain,
      ignored: ['SortBy', 'sortDirection'],
    });
    expect(read(operation, 'sortBy=albedo', PATH)).toEqual({ ...plain, ignored: ['sortBy'] });
    expect(errors(operation, 'sortBy=nope&sortDirection=up&fields=id', PATH)).toEqual([
      ['sortBy', 'nope'],
      ['sortDirection', 'up'],
    ]);
    expect(errors(operation, 'sortBy=-nope', PATH)).toEqual([['sortBy', '-nope']]);
    expect(read(operation, 'sortBy=-albedo', PATH)).toHaveProperty('arguments.sortBy', '-albedo');
  });

  it.each(['planetList', 'planetMoons'])('is refused if the contract has one: %s', (id) => {
    expect(errors(toyOperation(id), 'sortBy=nope', PATH)).toEqual([['sortBy', 'nope']]);
  });

  it.each([
    'limit=0',
    'limit=-1',
    'limit=x',
    'limit=2147483648',
    'offset=-1',
    'offset=1.5',
    'offset=2147483648',
  ])('does not excuse ?%s', (query) => {
    const [name, value] = query.split('=');
    for (const id of [...kinds, 'planetList', 'planetMoons', 'planetMoonsAt1'])
      expect(errors(toyOperation(id), query, { ...PATH, planetId: '2' })).toEqual([[name, value]]);
  });
});
