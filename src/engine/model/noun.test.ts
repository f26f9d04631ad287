import { expect, it } from 'vitest';
import { nounOf } from './noun.js';

it.each([
  [{ en: 'an airport', es: 'un aeropuerto' }, 'airport', 'Airport', 'aeropuerto', 'Aeropuerto'],
  [{ en: 'the country', es: 'el país' }, 'country', 'Country', 'país', 'País'],
  [
    { en: 'a protected area', es: 'un área protegida' },
    'protected area',
    'Protected area',
    'área protegida',
    'Área protegida',
  ],
  [{ en: 'a thesis', es: 'una tesis' }, 'thesis', 'Thesis', 'tesis', 'Tesis'],
])('%o', (withArticle, en, atStartEn, es, atStartEs) => {
  expect(nounOf(withArticle)).toEqual({
    withArticle,
    bare: { en, es },
    start: { en: atStartEn, es: atStartEs },
  });
});
