// Clauses have the same pattern if they differ only in names, numbers, compass points and climates.
import { expect, it } from 'vitest';
import { clausesOf, maskNames, sentencesOf } from './mask-names.js';

it.each([
  ['Iza queda en Boyacá, al este de Tunja.', 'San Pablo de Borbur queda en Boyacá, al este de Tunja.'],
  ['La cabecera está a 1.200 metros, en clima frío.', 'La cabecera está a 98 metros, en clima frío.'],
  [
    'Entre sus centros poblados están El Cerro y La Palma.',
    'Entre sus centros poblados están Urquita, El Plan y Mazo.',
  ],
  ['Iza queda en Boyacá, al este de Tunja.', 'Iza queda en Boyacá, al suroeste de Tunja.'],
  ['La cabecera está a 1.200 metros, en clima frío.', 'La cabecera está a 1.200 metros, en clima de páramo.'],
  ['El Peñón es un municipio de Bolívar.', 'Arenal es un municipio de Bolívar.'],
])('masks %s as %s', (a, b) => expect(maskNames(a)).toBe(maskNames(b)));

it.each([
  ['Iza queda al este de Tunja.', 'Iza mira al este de Tunja.'],
  ['El río surte de agua a Iza.', 'El río norte de agua a Iza.'],
  ['La cabecera está en clima frío.', 'La cabecera está en suelo frío.'],
])('masks %s other than %s', (a, b) => expect(maskNames(a)).not.toBe(maskNames(b)));

it('distinguishes sentences, not numbers', () => {
  expect(sentencesOf('Tiene 1.234 habitantes. La rodea el río.')).toEqual([
    'Tiene 1.234 habitantes.',
    'La rodea el río.',
  ]);
});

it('splits clauses at a semicolon', () => {
  expect(clausesOf('Iza es fría; mide 1.234,5 km². La rodea el río.')).toEqual([
    'Iza es fría',
    'mide 1.234,5 km².',
    'La rodea el río.',
  ]);
});

it('finds the same clause at the end of a sentence and inside one', () => {
  expect(maskNames('mide 1.234,5 km².')).toBe(maskNames('mide 30 km²'));
});
