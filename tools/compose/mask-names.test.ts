// What counts as the same pattern: sentences that differ only in names and numbers.
import { expect, it } from 'vitest';
import { maskNames, sentencesOf } from './mask-names.js';

it.each([
  ['Iza queda en Boyacá, al este de Tunja.', 'San Pablo de Borbur queda en Boyacá, al este de Tunja.'],
  ['La cabecera está a 1.200 metros, en clima frío.', 'La cabecera está a 98 metros, en clima frío.'],
  [
    'Entre sus centros poblados están El Cerro y La Palma.',
    'Entre sus centros poblados están Urquita, El Plan y Mazo.',
  ],
  ['El Peñón es un municipio de Bolívar.', 'Arenal es un municipio de Bolívar.'],
])('%s = %s', (a, b) => expect(maskNames(a)).toBe(maskNames(b)));

it.each([
  ['Iza queda en Boyacá, al este de Tunja.', 'Iza queda en Boyacá, al oeste de Tunja.'],
  ['La cabecera está a 1.200 metros, en clima frío.', 'La cabecera está a 1.200 metros, en clima templado.'],
])('%s is not %s', (a, b) => expect(maskNames(a)).not.toBe(maskNames(b)));

it('tells sentences apart, not numbers', () => {
  expect(sentencesOf('Tiene 1.234 habitantes. La rodea el río.')).toEqual([
    'Tiene 1.234 habitantes.',
    'La rodea el río.',
  ]);
});
