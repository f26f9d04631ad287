// The five ranks. The name equals the keyword, begins with it, has a word that begins with it, contains it, or another field contains it.
import { describe, expect, it } from 'vitest';
import { fold } from '../text/fold.js';
import { EDGE, RANKS, rankInName } from './search-table.js';

interface Others {
  readonly second?: string;
  readonly field?: string;
}

/** A record in the form of the index, folded and with an edge around each of its texts. */
function rank(name: string, keyword: string, { second, field }: Others = {}): number {
  const texts = [name, ...(second === undefined ? [] : [second]), field ?? ''].map(fold);
  const text = ['', ...texts, ''].join(EDGE);
  const wanted = fold(keyword);
  const at = text.indexOf(wanted);
  expect(at, 'the keyword stands in the record').toBeGreaterThan(0);
  return rankInName(text, fold(name).length + 1, wanted, at, second !== undefined);
}

const [EQUAL, BEGINS, WORD, WITHIN, ELSEWHERE] = [0, 1, 2, 3, 4];

describe('a keyword ranks', () => {
  it.each<[keyword: string, name: string, expected: number]>([
    ['bogota', 'Bogotá', EQUAL],
    ['BOGOTÁ', 'Bogota', EQUAL],
    ['san andres', 'San Andrés', EQUAL],
    ['ñ', 'N', EQUAL],
    ['bogota', 'Bogotá, D.C.', BEGINS],
    ['bog', 'Bogotá', BEGINS],
    ['nor', 'Norte Norteño', BEGINS],
    ['(el', '(El) Peñol', BEGINS],
    ['marta', 'Santa Marta', WORD],
    ['mar', 'Santa Marta', WORD],
    ['AND', 'San Ándrés', WORD],
    ['sabana', 'Bogotá-Sabana', WORD],
    ['viejo', 'Puerto (Viejo)', WORD],
    ['(viejo', 'Puerto (Viejo)', WORD],
    ['arco', "D'Arco", WORD],
    ['arco', 'D’Arco', WORD],
    ['reyes', '“Los Reyes”', WORD],
    ['los', '«Los Reyes»', WORD],
    ['66', 'Ruta 66', WORD],
    ['norte', 'Km 5/Norte', WORD],
    ['c.', 'Bogotá, D.C.', WORD],
    ['gena', 'Cartagena', WITHIN],
    ['norte', 'Km 5Norte', WITHIN],
    ['6', 'Ruta 66', WORD],
    ['6', 'Ruta A6', WITHIN],
    ['6', 'Ruta ٣6', WITHIN],
    ['x', 'Ωx', WITHIN],
    ['an', 'San', WITHIN],
  ])('ranks %j in %j as %i', (keyword, name, expected) => {
    expect(rank(name, keyword)).toBe(expected);
  });

  it.each<[keyword: string, name: string, expected: number]>([
    ['bosa', 'Barbosa Bosa', WORD],
    ['ana', 'Banana-Ana', WORD],
    ['aa', 'Baaa aa', WORD],
    ['bosa', 'Barbosa Nobosa', WITHIN],
  ])('ranks %j in %j by its best place as %i', (keyword, name, expected) => {
    expect(rank(name, keyword)).toBe(expected);
  });

  it.each<[keyword: string, name: string, others: Others, expected: number]>([
    ['valle', 'Cali', { field: 'Valle del Cauca' }, ELSEWHERE],
    ['valle', 'Cali', { field: 'Valle' }, ELSEWHERE],
    ['gena', 'Cartagena', { field: 'gena' }, WITHIN],
    ['gena', 'Cartagena', { field: 'de gena' }, WITHIN],
    ['cali', 'Cali', { field: 'Cali' }, EQUAL],
  ])('ranks %j in %j beside %j as %i', (keyword, name, others, expected) => {
    expect(rank(name, keyword, others)).toBe(expected);
  });

  it.each<[keyword: string, name: string, others: Others, expected: number]>([
    ['bogota, d.c.', 'Bogotá', { second: 'Bogotá, D.C.' }, EQUAL],
    ['cali', 'Nueva Cali', { second: 'Cali' }, EQUAL],
    ['cali', 'Calima', { second: 'Cali' }, EQUAL],
    ['distrito', 'Bogotá', { second: 'Distrito Capital' }, ELSEWHERE],
    ['capital', 'Bogotá', { second: 'Distrito Capital' }, ELSEWHERE],
    ['cali', 'Cali', { second: 'Santiago de Cali' }, EQUAL],
    ['cal', 'Cali', { second: 'Santiago de Cali' }, BEGINS],
    ['cali', 'Bogotá', { second: 'Bogotá, D.C.', field: 'Cali' }, ELSEWHERE],
    ['cali', 'Bogotá', { second: '', field: 'Cali' }, ELSEWHERE],
    ['cali', 'Bogotá', { field: 'Cali' }, ELSEWHERE],
  ])('ranks %j in %j with %j as %i', (keyword, name, others, expected) => {
    expect(rank(name, keyword, others)).toBe(expected);
  });

  it('has as many ranks as it declares', () => {
    expect([EQUAL, BEGINS, WORD, WITHIN, ELSEWHERE]).toEqual(
      Array.from({ length: RANKS }, (_, each) => each),
    );
  });
});
