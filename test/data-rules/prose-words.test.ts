// Reports a handwritten text with common words only, but no text with a rare word and no composed one.
import { expect, it } from 'vitest';
import { proseWords } from '../../src/data-rules/prose.js';
import { findingIn, inEnglish, realData, withRow } from './broken-data.js';

const check = (id: number, description: string) => [
  ...inEnglish(proseWords).check(withRow('city', id, { description })),
];
const [byHand] = realData.cityTexts;
const id = Number(byHand?.id);
const composed = realData.rows
  .get('city')
  ?.find((row) => !realData.cityTexts.some((text) => text.id === row.id));

it('reports words that ten or more other texts share, whatever the names and numbers', () => {
  for (const text of [
    'Es un municipio del norte, entre el río y la cordillera.',
    'Abejorral es un municipio de Antioquia, entre Aguadas y Sonsón, desde 1811.',
  ])
    expect(check(id, text)).toEqual([
      findingIn(
        'cities.json',
        id,
        'description',
        `expected a word that few texts have, found common ones only: "${text}"`,
      ),
    ]);
});

it('accepts one word that few texts have', () => {
  expect(check(id, 'Es un municipio del norte con un zepelín, entre el río y la cordillera.')).toEqual([]);
});

it('accepts composed texts that share their pattern', () => {
  expect(check(Number(composed?.id), 'Es un municipio del norte, entre el río y la cordillera.')).toEqual([]);
});
