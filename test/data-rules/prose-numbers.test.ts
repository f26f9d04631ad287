// Reports a number that is neither in the record nor in a related one.
import { expect, it } from 'vitest';
import type { RuleData } from '../../src/data-rules/data-rule.js';
import { proseNumbers } from '../../src/data-rules/prose-facts.js';
import { findingIn, inEnglish, realData, realRow, withRow } from './broken-data.js';

type Text = readonly [family: string, id: number, description: string];

const withTexts = (...texts: readonly Text[]) =>
  texts.reduce<RuleData>(
    (data, [family, id, description]) => withRow(family, id, { description }, data),
    realData,
  );

it('reports numbers that the record does not contain', () => {
  const data = withTexts(
    ['region', 1, 'Tiene 31.415 islas.'],
    ['volcano', 2, 'Mide 9.999,5 metros.'],
    ['president', 1, 'Gobernó desde 1902.'],
  );
  const seen = (file: string, id: number, found: string) =>
    findingIn(file, id, 'description', `expected numbers of the record only, found ${found}`);
  expect([...inEnglish(proseNumbers).check(data)]).toEqual([
    seen('regions.json', 1, '31.415 in "Tiene 31.415 islas."'),
    seen('volcanoes.json', 2, '9.999,5 in "Mide 9.999,5 metros."'),
    seen('presidents.json', 1, '1902 in "Gobernó desde 1902."'),
  ]);
});

it('accepts numbers of the record or of its city, and the year of the projection', () => {
  const { elevation, cityId } = realRow('volcano', 2);
  const { population } = realRow('city', Number(cityId));
  const inSpanish = (value: unknown) => Number(value).toLocaleString('de-DE');
  const text = `Mide ${inSpanish(elevation)} metros; cerca viven ${inSpanish(population)} personas en 2025.`;
  const data = withTexts(['volcano', 2, text], ['president', 1, 'Gobernó de 1886 a 1887.']);
  expect([...inEnglish(proseNumbers).check(data)]).toEqual([]);
});

it('accepts numbers of attractions and dishes only from the list of dated facts', () => {
  const { latitude } = realRow('touristAttraction', 4);
  expect(latitude).toBe('5.55');
  const data = withTexts(
    ['touristAttraction', 4, 'Tiene 55 metros y se conoce desde 2025.'],
    ['typicalDish', 1, 'Se sirve desde 1950.'],
  );
  const seen = (file: string, id: number, found: string) =>
    findingIn(file, id, 'description', `expected numbers of the record only, found ${found}`);
  expect([...inEnglish(proseNumbers).check(data)]).toEqual([
    seen('typical-dishes.json', 1, '1950 in "Se sirve desde 1950."'),
    seen('tourist-attractions.json', 4, '55 in "Tiene 55 metros y se conoce desde 2025."'),
    seen('tourist-attractions.json', 4, '2025 in "Tiene 55 metros y se conoce desde 2025."'),
  ]);
  const fact = { family: 'touristAttraction', id: 4, sources: ['atlas'] };
  const listed = [
    { ...fact, value: '55' },
    { ...fact, value: '2025' },
    { ...fact, family: 'typicalDish', id: 1, value: '1950' },
  ];
  expect([...proseNumbers.check({ ...data, datedFacts: [...data.datedFacts, ...listed] })]).toEqual([]);
});
