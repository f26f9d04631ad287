// If an id is a name or a code, the problem names the record that was probably meant, and its URL.
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../test/toy/in-english.js';
import { toyEngine, toyOperation } from '../../../test/toy/toy-engine.js';
import { parseQuery, readArguments } from '../operations/request/read-arguments.js';
import { withProbablyMeant } from './probably-meant.js';

const { catalog } = toyEngine();

function refused(id: string, path: Record<string, string>, query = '') {
  const operation = toyOperation(id);
  const read = readArguments(operation, { path, query: parseQuery(query) });
  if (!('problem' in read)) throw new Error('It was to be refused.');
  const plain = inEnglish(read.problem);
  return { plain, found: inEnglish(withProbablyMeant(catalog, operation, path, read.problem)) };
}

describe('finds the record meant by', () => {
  it.each<[string, string, Record<string, string>, string, string]>([
    ['its name', 'planetById', { id: 'Zafiro' }, 'Planet 7, Zafiro', '/api/v1/Planet/7'],
    ['its name, folded', 'planetById', { id: ' NANDU ' }, 'Planet 2, Ñandú', '/api/v1/Planet/2'],
    ['a part of its name', 'planetById', { id: 'zafi' }, 'Planet 7, Zafiro', '/api/v1/Planet/7'],
    ['a code', 'planetById', { id: 'zaf' }, 'Planet 7, Zafiro', '/api/v1/Planet/7'],
    ['the first that has a code', 'planetById', { id: 'NAN' }, 'Planet 2, Ñandú', '/api/v1/Planet/2'],
    ['a short code', 'planetById', { id: 'Z1' }, 'Planet 7, Zafiro', '/api/v1/Planet/7'],
    ['another identifier', 'planetById', { id: 'el pajaro' }, 'Planet 2, Ñandú', '/api/v1/Planet/2'],
    [
      'the name of a parent',
      'planetMoons',
      { id: 'Zafiro' },
      'Planet 7, Zafiro',
      '/api/v1/Planet/7/satellites',
    ],
    [
      'it at an old path',
      'planetMoonsAt1',
      { planetId: 'Zafiro' },
      'Planet 7, Zafiro',
      '/api/v1/Satellite/planet/7',
    ],
    [
      'a name of two parts',
      'moonById',
      { id: 'ébano oscura' },
      'Moon 20, Ébano Oscura',
      '/api/v1/Satellite/20',
    ],
    ['a name with a part missing', 'moonById', { id: 'farol' }, 'Moon 21, Farol', '/api/v1/Satellite/21'],
  ])('%s', (_, id, path, meant, nearest) => {
    const { plain, found } = refused(id, path);
    expect(found.nearest).toBe(nearest);
    expect(found.detail).toBe(`${plain.detail} Did you mean ${meant}? It is at ${nearest}.`);
    expect(found.errors?.[0]?.message).toBe(found.detail);
    expect(found).toMatchObject({ type: '/docs/problems/bad-parameter', status: 400 });
  });
});

describe('finds no record for', () => {
  it.each<[string, string]>([
    ['a name that none has', 'comet'],
    ['too few letters of a name', 'za'],
  ])('suggests %s with the URL of the search', (_, given) => {
    const { plain, found } = refused('planetById', { id: given });
    expect(found).not.toHaveProperty('nearest');
    expect(found.detail).toBe(
      `${plain.detail} To look up Planet records by name, use /api/v1/Planet/search/${given}.`,
    );
  });

  it('ignores text that could do harm in a URL', () => {
    expect(refused('planetById', { id: 'a/b?c' }).found.detail).toContain('/api/v1/Planet/search/a%2Fb%3Fc.');
  });

  it.each(['0', '-1', '1.5', '99999999999', '+1', ' ', '2026-1'])(
    'ignores %j, which is a number or empty',
    (id) => {
      const { plain, found } = refused('planetById', { id });
      expect(found).toEqual(plain);
    },
  );
});

it('reports it with all other errors', () => {
  const { found } = refused('planetMoons', { id: 'Zafiro' }, 'sortBy=nope&limit=0');
  expect(found.errors?.map(({ parameter }) => parameter)).toEqual(['id', 'sortBy', 'limit']);
  expect(found.errors?.map(({ message }) => message.includes('Did you mean Planet 7'))).toEqual([
    true,
    false,
    false,
  ]);
  expect(found.nearest).toBe('/api/v1/Planet/7/satellites');
});

it('leaves other errors alone', () => {
  for (const [id, path, query] of [
    ['planetMoons', { id: '7' }, 'sortBy=nope'],
    ['planetSearch', { keyword: ' ' }, ''],
    ['planetInYear', { year: 'Zafiro' }, ''],
    ['planetById', { id: 'x'.repeat(1001) }, ''],
  ] as const) {
    const { plain, found } = refused(id, path, query);
    expect(found).toEqual(plain);
  }
});
