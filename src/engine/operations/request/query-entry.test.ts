// Collects the values under one name, in any letter case and under its aliases, each value once.
import { expect, it } from 'vitest';
import { toyOperation } from '../../../../test/toy/toy-engine.js';
import { groupByName, isGiven, parseQuery } from './read-arguments.js';

const grouped = (query: string) =>
  [...groupByName(toyOperation('planetList'), parseQuery(query))].map(
    ([key, { name, values, isMalformed }]) => [key, name, [...values], isMalformed],
  );

it.each<[string, unknown[]]>([
  ['', []],
  ['Limit=1&LIMIT=2&limit=1', [['limit', 'Limit', ['1', '2'], false]]],
  ['x=1&X=', [['x', 'x', ['1'], false]]],
  ['x', [['x', 'x', [], false]]],
  ['x=%ZZ&x=1', [['x', 'x', ['1'], true]]],
  // An alias of a field means that field.
  ['sunId=1&starId=2', [['starid', 'sunId', ['1', '2'], false]]],
  ['SUNID[in]=1&starId[IN]=2', [['starid[in]', 'SUNID[in]', ['1', '2'], false]]],
  ['sunId[nope]=1', [['sunid[nope]', 'sunId[nope]', ['1'], false]]],
  ['__proto__=1', [['__proto__', '__proto__', ['1'], false]]],
])('%j', (query, expected) => {
  expect(grouped(query)).toEqual(expected);
});

it('counts as given if it has a value, even one that cannot be read', () => {
  const given = (query: string) =>
    [...groupByName(toyOperation('planetList'), parseQuery(query)).values()].map(isGiven);
  expect(given('a=1&b=&c=%ZZ&d')).toEqual([true, false, true, false]);
});
