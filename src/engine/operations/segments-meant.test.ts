// Words that are not path segments, and the segments that they mean.
import { expect, it } from 'vitest';
import { toyFamilies, toyModel } from '../../../test/toy/toy-model.js';
import { resolveModel } from '../model/resolve-model.js';
import { segmentsMeant } from './operation.js';

const meant = segmentsMeant(toyModel);
const planet = ['planet', 'planets'];
const moon = ['satellite', 'satellites', 'moons', 'capturedmoons', 'submoons'];

it.each<[string, readonly string[]]>([
  ['Planet', planet],
  ['World', planet],
  ['PLANETA', planet],
  ['Moon', moon],
  ['satellite', moon],
  ['Eclipse', ['eclipse']],
  ['Comet', []],
  ['', []],
  ['constructor', []],
])('returns for %s %j', (word, segments) => {
  expect([...meant(word)].sort()).toEqual([...segments].sort());
});

it('finds segments in any letter case, with or without accents', () => {
  const comet = {
    ...toyFamilies.star,
    record: 'Comet',
    file: 'comets.json',
    synonyms: ['Cométa', 'Estrella fugaz'],
  };
  const found = segmentsMeant(resolveModel({ ...toyFamilies, comet }));
  for (const word of ['cometa', 'COMÉTA', 'estrella FUGAZ']) expect([...found(word)]).toEqual(['comet']);
});
