// Matching a text in some fields: folded, never across two fields, whole or in part.
import { describe, expect, it } from 'vitest';
import { toyRows } from '../../test/toy/toy-dataset.js';
import { toyEngine } from '../../test/toy/toy-engine.js';
import { toyModel } from '../../test/toy/toy-model.js';
import type { Row, SearchField } from '../model/model.js';
import { searchTable } from './search-table.js';

const moon = toyModel.family('moon');
const { catalog } = toyEngine();
const own = (...names: string[]): SearchField[] => names.map((field) => ({ through: undefined, field }));

function search(text: string, extent: 'part' | 'whole' = 'part', fields = moon.search, from = catalog) {
  const table = from.table(moon);
  return Array.from(searchTable(from, table, fields, text, extent), (at) => table.rows[at]?.id);
}

describe('a part', () => {
  it.each<[string, number[]]>([
    ['anfora', [10, 15]],
    ['ÁNFORA', [10, 15]],
    ['a\u0301nfora', [10, 15]],
    ['  ánfora ', [10, 15]],
    ['el ánf', [15]],
    ['nandu', [10, 11]],
    ['ñañdú', [10, 11]],
    ['zafiro', [20]],
    ['fri', [10]],
    ['x', []],
    ['frian', []],
    ['fría ñan', []],
  ])('%j is found in %j', (text, ids) => {
    expect(search(text)).toEqual(ids);
  });

  it('never reaches from one field into the next', () => {
    expect(search('farol')).toEqual([21]);
    expect(search('anforafria')).toEqual([]);
    expect(search('anfora\u0000fria')).toEqual([]);
    expect(search('\u0000')).toEqual([]);
    expect(search('\u0000anfora')).toEqual([]);
  });

  it('is looked for in the named fields only', () => {
    expect(search('anfora', 'part', own('name'))).toEqual([10]);
    expect(search('anfora', 'part', own('description'))).toEqual([15]);
  });

  it('does not find the word null where there is nothing', () => {
    expect(search('null')).toEqual([]);
  });
});

describe('the whole', () => {
  it.each<[string, number[]]>([
    ['anfora', [10]],
    ['Ánfora', [10]],
    [' fria ', [10]],
    ['anfor', []],
    ['nfora', []],
    ['anfora fria', []],
    ['del anfora', [15]],
  ])('%j is found in %j', (text, ids) => {
    expect(search(text, 'whole', own('name', 'description'))).toEqual(ids);
  });
});

it('does not mix up what two catalogs hold', () => {
  const rows = (toyRows.moon as Row[]).map((row) => ({ ...row, name: 'Otra' }));
  expect(search('brasa')).toEqual([11]);
  expect(search('brasa', 'part', moon.search, toyEngine({ moon: rows }).catalog)).toEqual([]);
});

// A keyword of combining marks alone is folded to nothing, and nothing is a part of everything.
it('finds nothing for a text that is folded to nothing', () => {
  expect(search('\u0301')).toEqual([]);
});
