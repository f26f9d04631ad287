// Parses query strings as forms encode them, and reports invalid encodings.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseQuery, type QueryPair } from './read-arguments.js';

it.each<[string, QueryPair[]]>([
  ['', []],
  ['a=1', [['a', '1']]],
  [
    'a=1&b=2&a=3',
    [
      ['a', '1'],
      ['b', '2'],
      ['a', '3'],
    ],
  ],
  ['&&a=1&', [['a', '1']]],
  ['a', [['a', '']]],
  ['a=', [['a', '']]],
  ['=1', [['', '1']]],
  ['=', [['', '']]],
  ['a=b=c', [['a', 'b=c']]],
  ['a==', [['a', '=']]],
  ['a+b=c+d', [['a b', 'c d']]],
  ['a=%2B+%20', [['a', '+  ']]],
  ['a%3Db=c%26d', [['a=b', 'c&d']]],
  ['name[in]=1,2', [['name[in]', '1,2']]],
  ['name%5Bin%5D=1%2C2', [['name[in]', '1,2']]],
  ['q=Bogot%C3%A1', [['q', 'Bogotá']]],
  ['q=Bogotá', [['q', 'Bogotá']]],
  ['q=%F0%9F%92%A7', [['q', '💧']]],
  ['q=%00', [['q', '\u0000']]],
  ['__proto__=1', [['__proto__', '1']]],
  ['a=1;b=2', [['a', '1;b=2']]],
])('%j', (query, pairs) => {
  expect(parseQuery(query)).toEqual(pairs);
});

it.each<[string, QueryPair[]]>([
  ['q=%', [['q', undefined]]],
  ['q=50%', [['q', undefined]]],
  ['q=%ZZ', [['q', undefined]]],
  ['q=%E1', [['q', undefined]]],
  ['q=%C3', [['q', undefined]]],
  ['q=%C3%28', [['q', undefined]]],
  ['q=%ED%A0%80', [['q', undefined]]],
  [
    'q=Bogot%E1&a=1',
    [
      ['q', undefined],
      ['a', '1'],
    ],
  ],
  // A name is only compared, so an unreadable name is unknown.
  ['%E1=1', [['%E1', '1']]],
  ['%=%', [['%', undefined]]],
])('reports that %j is malformed', (query, pairs) => {
  expect(parseQuery(query)).toEqual(pairs);
});

it('reads well encoded text as forms write it, just as URLSearchParams does', () => {
  const texts = fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })));
  fc.assert(
    fc.property(texts, (pairs) => {
      const written = new URLSearchParams(pairs).toString();
      expect(parseQuery(written)).toEqual([...new URLSearchParams(written)]);
    }),
  );
});
