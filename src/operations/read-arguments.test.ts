// All arguments of a request at once: names in any case, doubles, blanks, and every error together.
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../test/toy/in-english.js';
import { toyOperation } from '../../test/toy/toy-engine.js';
import { readArguments } from './read-arguments.js';

const page = toyOperation('planetPage');
const moons = toyOperation('planetMoons');
const search = toyOperation('planetSearch');
const eclipses = toyOperation('eclipseOfMonth');

function read(operation: typeof page, query: string, path: Record<string, string> = {}) {
  return readArguments(operation, { path, query: new URLSearchParams(query) });
}

/** The names and messages of the errors that a request is refused with. */
function errors(operation: typeof page, query: string, path: Record<string, string> = {}) {
  const found = read(operation, query, path);
  if (!('problem' in found)) return found;
  const problem = inEnglish(found.problem);
  expect(problem).toMatchObject({ status: 400, type: '/docs/problems/bad-parameter' });
  expect(problem.detail).toBe(problem.errors?.map(({ message }) => message).join(' '));
  return problem.errors?.map(({ parameter, value }) => [parameter, value]);
}

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
  ])('from ?%s', (query, expected) => {
    expect(read(page, query)).toEqual({ arguments: expected });
  });

  it('from the path and the query, in the order of the parameters, so that equal requests are equal', () => {
    const one = read(moons, 'sortDirection=desc&sortBy=name', { id: '7' });
    const other = read(moons, 'SORTBY=Name&x=1&sortDirection=DESC', { id: '07' });
    expect(JSON.stringify(one)).toBe('{"arguments":{"id":7,"sortBy":"name","sortDirection":"desc"}}');
    expect(JSON.stringify(other)).toBe(JSON.stringify(one));
  });

  it('without looking for a value of the path in the query', () => {
    expect(read(moons, 'id=9', { id: '7' })).toEqual({ arguments: { id: 7 } });
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
  ])('?%s, with every error', (query, expected) => {
    expect(errors(page, query)).toEqual(expected);
  });

  it('from the path and the query together', () => {
    const path = { year: '1899', month: '13' };
    expect(errors(eclipses, 'includePartial=maybe', path)).toEqual([
      ['year', '1899'],
      ['month', '13'],
      ['includePartial', 'maybe'],
    ]);
  });

  it('with words that say what is wrong', () => {
    const found = read(page, 'Page=1&page=2');
    expect('problem' in found && inEnglish(found.problem).detail).toBe(
      'Page is given more than once, as "1" and "2"; give it once. PageSize is required: Records on a page, from 1.',
    );
  });

  it.each([['  '], [''], ['\u0301']])('for the keyword %j', (keyword) => {
    expect(errors(search, '', { keyword })).toEqual([['keyword', keyword]]);
  });
});

describe('a value in the path', () => {
  it('may have a thousand characters', () => {
    const keyword = 'a'.repeat(1000);
    expect(read(search, '', { keyword })).toEqual({ arguments: { keyword } });
  });

  it('may not have one more', () => {
    const found = read(search, '', { keyword: 'a'.repeat(1001) });
    expect('problem' in found && inEnglish(found.problem)).toEqual({
      type: '/docs/problems/value-too-long',
      title: 'A value in the path is too long',
      status: 414,
      detail: 'keyword has more than 1000 characters; a part of it is enough to match.',
    });
  });

  it('is counted in characters', () => {
    expect(read(search, '', { keyword: '💧'.repeat(1000) })).toHaveProperty('arguments');
    expect(read(search, '', { keyword: '💧'.repeat(1001) })).toHaveProperty('problem.status', 414);
  });
});
