// Reports a municipality or a place of birth that the text and the field do not agree on.
import { expect, it } from 'vitest';
import { citiesInTexts } from '../../src/data-rules/names-in-texts.js';
import { inEnglish, withRow } from './broken-data.js';

it.each([
  ['touristAttraction', 2, 'data/tourist-attractions.json', 'Sesquilé'],
  ['president', 4, 'data/presidents.json', 'Nóvita'],
  ['president', 23, 'data/presidents.json', 'Honda'],
  ['president', 52, 'data/presidents.json', 'Ciénaga de Oro'],
  ['traditionalFairAndFestival', 140, 'data/traditional-fairs-and-festivals.json', 'Charalá'],
])('reports that %s %i is somewhere else by its text', (family, id, file, named) => {
  const message = `expected ${named}, which the text names, found Bogotá D.C.`;
  expect([...inEnglish(citiesInTexts).check(withRow(family, id, { cityId: 167 }))]).toEqual([
    { file, id, field: 'cityId', message },
  ]);
});

it('reads Risaralda as the department', () => {
  const description = 'Se celebra en un municipio cafetero de Risaralda.';
  expect([
    ...inEnglish(citiesInTexts).check(withRow('traditionalFairAndFestival', 1, { description })),
  ]).toEqual([]);
});
