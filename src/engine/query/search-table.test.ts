// Matching is folded, never spans two fields, and can be whole or partial. The best match of a name comes first.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewer } from '../../../test/system/size.js';
import { toyDataset, toyRows } from '../../../test/toy/toy-dataset.js';
import { toyEngine } from '../../../test/toy/toy-engine.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import { buildCatalog } from '../catalog/build-catalog.js';
import type { Row, SearchField } from '../model/model.js';
import { fold } from '../text/fold.js';
import { type MatchExtent, type Searched, searchTable } from './search-table.js';

const moon = toyModel.family('moon');
const { catalog } = toyEngine();
const fields = (...names: string[]): SearchField[] => names.map((field) => ({ through: undefined, field }));
/** These have no name, so they are in id order. */
const nameless = (others: readonly SearchField[]): Searched => named([], others);
const own = (...names: string[]): Searched => nameless(fields(...names));
/** These are in order of rank. */
const named = (
  name: readonly string[],
  others: readonly SearchField[] = [],
  otherName?: string,
): Searched => ({
  key: JSON.stringify([name, otherName, others.map(({ through, field }) => [through?.name, field])]),
  name,
  otherName,
  others,
});

function search(
  text: string,
  extent: MatchExtent = 'part',
  searched: Searched = nameless(moon.search),
  from = catalog,
) {
  const table = from.table(moon);
  return Array.from(searchTable(from, table, searched, text, extent), (at) => table.rows[at]?.id);
}

/** Moons with these names and descriptions, and ids from 1. */
function moons(...texts: (readonly [name: string, description?: string | null])[]) {
  const alone = { planetId: null, parentId: null, capturedById: null };
  const rows = texts.map(([name, description = null], index) => ({
    id: index + 1,
    name,
    description,
    ...alone,
  }));
  const planet = (toyRows.planet as Row[]).map((row) => ({ ...row, largestMoonId: null }));
  return buildCatalog(toyModel, toyDataset({ planet, moon: rows }, {}));
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
  ])('finds %j in %j', (text, ids) => {
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

  it('does not find the word null in an empty field', () => {
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

it('does not mix up the records of two catalogs', () => {
  const rows = (toyRows.moon as Row[]).map((row) => ({ ...row, name: 'Otra' }));
  expect(search('brasa')).toEqual([11]);
  expect(search('brasa', 'part', nameless(moon.search), toyEngine({ moon: rows }).catalog)).toEqual([]);
});

// A keyword of combining marks folds to an empty text, which must not match everything.
it('finds nothing for a text that is folded to nothing', () => {
  expect(search('\u0301')).toEqual([]);
});

describe('hits come', () => {
  const towns = moons(
    ['Sabana de Cali', 'x'],
    ['Calima', 'x'],
    ['Escali', 'x'],
    ['Cali', 'x'],
    ['Yumbo', 'cerca de Cali'],
    ['Cali', 'y'],
    ['Buga', null],
    ['Nueva-Cáli', 'x'],
    ['Calimaya', 'x'],
  );
  const byName = named(['name'], fields('description'));

  it('ranks matches of the name first, then others, each by id', () => {
    expect(search('cali', 'part', byName, towns)).toEqual([4, 6, 2, 9, 1, 8, 3, 5]);
    expect(search('ÇÁLI', 'part', byName, towns)).toEqual(search('cali', 'part', byName, towns));
  });

  it('sorts by id if the family has no name', () => {
    expect(search('cali', 'part', own('name', 'description'), towns)).toEqual([1, 2, 3, 4, 5, 6, 8, 9]);
  });

  it('leaves out matches elsewhere if only a part of the name counts', () => {
    expect(search('cali', 'part of the name', byName, towns)).toEqual([4, 6, 2, 9, 1, 8, 3]);
    expect(search('cerca', 'part of the name', byName, towns)).toEqual([]);
    expect(search('cerca', 'part', byName, towns)).toEqual([5]);
  });

  it('finds the same for a keyword that is too short for the index', () => {
    expect(search('c', 'part', byName, towns)).toEqual([2, 4, 6, 9, 1, 8, 3, 5]);
  });
});

describe('a name of two fields', () => {
  const presidents = moons(['Ana', 'Mar Rojas'], ['Mariana', 'Ruiz'], ['Mar', null], ['Omar', 'Ana']);
  const both = named(['name', 'description']);

  it.each<[string, number[]]>([
    ['mar', [3, 2, 1, 4]],
    ['ana mar', [1]],
    ['ANA MAR ROJAS', [1]],
    ['rojas', [1]],
    ['ana', [1, 4, 2]],
    ['omar ana', [4]],
    ['mar null', []],
    ['mar ', [3, 2, 1, 4]],
    ['anamar', []],
  ])('%j is found in %j', (text, ids) => {
    expect(search(text, 'part', both, presidents)).toEqual(ids);
    expect(search(text, 'part of the name', both, presidents)).toEqual(ids);
  });

  it('is searched as one text, in the order of its fields', () => {
    const turned = named(['description', 'name']);
    expect(search('mar rojas ana', 'part', turned, presidents)).toEqual([1]);
    expect(search('mar rojas ana', 'part', both, presidents)).toEqual([]);
  });
});

describe('a second name', () => {
  const cities = moons(
    ['Cali la Vieja', 'Vieja'],
    ['Bogotá', 'Bogotá, D.C.'],
    ['La Cali', 'Cali'],
    ['Cali', 'Santiago de Cali'],
    ['Buga', null],
  );
  const withSecond = named(['name'], [], 'description');

  it.each<[string, number[]]>([
    ['cali', [3, 4, 1]],
    ['bogota, d.c.', [2]],
    ['santiago', [4]],
    ['bogota', [2]],
    ['null', []],
  ])('is as good as the first if it equals %j: %j', (text, ids) => {
    expect(search(text, 'part', withSecond, cities)).toEqual(ids);
  });

  it('adds no hits to a search by name, but changes the rank of others', () => {
    expect(search('santiago', 'part of the name', withSecond, cities)).toEqual([]);
    expect(search('cali', 'part of the name', withSecond, cities)).toEqual([3, 4, 1]);
  });

  it('changes no rank if the first name is not searched', () => {
    const onlySecond = named([], fields('name'), 'description');
    expect(search('cali', 'part', onlySecond, cities)).toEqual([1, 3, 4]);
  });

  it('is not joined to the first name in a search', () => {
    expect(search('bogota bogota', 'part', withSecond, cities)).toEqual([]);
    expect(search('bogotabogota', 'part', withSecond, cities)).toEqual([]);
  });
});

it('keeps an index for each set of names and fields', () => {
  const catalogs = moons(['Cali', 'Bogotá'], ['Bogotá', 'Cali']);
  expect(search('cali', 'part', named(['name'], fields('description')), catalogs)).toEqual([1, 2]);
  expect(search('cali', 'part', named(['description'], fields('name')), catalogs)).toEqual([2, 1]);
  expect(search('cali', 'part', named(['name'], [], 'description'), catalogs)).toEqual([1, 2]);
  expect(search('cali', 'part of the name', named(['name']), catalogs)).toEqual([1]);
  expect(search('cali', 'part', own('description'), catalogs)).toEqual([2]);
});

/** The definition of the rank, written plainly. */
function naiveRank(name: string, other: string, keyword: string): number | undefined {
  const at = Array.from({ length: name.length }, (_, start) => start).filter((start) =>
    name.startsWith(keyword, start),
  );
  if (name === keyword) return 0;
  if (at.includes(0)) return 1;
  if (at.some((start) => !/[\p{L}\p{N}]/u.test(name.charAt(start - 1)))) return 2;
  if (at.length > 0) return 3;
  return other.includes(keyword) ? 4 : undefined;
}

it('is ordered by the ranking rules, whatever the names are', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'Á', 'b', '1', ' ', '-', "'"), maxLength: 6 });
  const keyword = fc.string({ unit: fc.constantFrom('a', 'b', '1', '-'), minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word), { maxLength: 12 }), keyword, (texts, wanted) => {
      const ranked = texts.flatMap(([name, other], index) => {
        const rank = naiveRank(fold(name), fold(other), wanted);
        return rank === undefined ? [] : [{ id: index + 1, rank }];
      });
      const expected = ranked.sort((a, b) => a.rank - b.rank || a.id - b.id).map(({ id }) => id);
      expect(search(wanted, 'part', named(['name'], fields('description')), moons(...texts))).toEqual(
        expected,
      );
    }),
    { numRuns: fewer(200) },
  );
});
