// The request of a form: places of the path, names of the query, and empty values.
import { expect, it } from 'vitest';
import { filterValue, missingIn, type TriedValue, triedRequest } from './try-request.js';

const inPath = (name: string, value: string): TriedValue => ({ in: 'path', name, value });
const inQuery = (name: string, value: string): TriedValue => ({ in: 'query', name, value });

it.each<[string, readonly TriedValue[], string]>([
  ['/a/{id}', [inPath('id', ' 7 ')], '/a/7'],
  ['/a/{name}', [inPath('name', 'San José/{x}?')], '/a/San%20Jos%C3%A9%2F%7Bx%7D%3F'],
  ['/a', [inQuery('fields', 'id,name'), inQuery('limit', ''), inQuery('offset', '  ')], '/a?fields=id,name'],
  ['/a', [filterValue('size', 'gte', '1'), filterValue('size', 'eq', '2')], '/a?size%5Bgte%5D=1&size=2'],
  // A filter with the name of a place in the path, and one given twice.
  ['/a/{id}/b', [inPath('id', '1'), filterValue('id', 'eq', '2')], '/a/1/b?id=2'],
  ['/a', [filterValue('n', 'ne', 'x'), filterValue('n', 'ne', 'y')], '/a?n%5Bne%5D=x&n%5Bne%5D=y'],
  ['/a/{id}', [inPath('id', ''), inQuery('q', '{z}')], '/a/{id}?q=%7Bz%7D'],
])('%s %j is %s', (template, values, request) => {
  expect(triedRequest(template, values)).toBe(request);
});

it('lists the empty places of the path', () => {
  const request = triedRequest('/a/{id}/{year}', [inPath('year', '{month}')]);
  expect(missingIn(request)).toEqual(['id']);
});
