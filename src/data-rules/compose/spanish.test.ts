// The Spanish of composed texts: numbers, lists, contractions, directions, articles.
import { describe, expect, it } from 'vitest';
import {
  directionOf,
  ofDepartment,
  spanishCount,
  spanishList,
  spanishNumber,
  withArticle,
} from './spanish.js';

describe('spanishNumber', () => {
  it.each([
    [7, '7'],
    [999, '999'],
    [1000, '1.000'],
    [12345, '12.345'],
    [7942867, '7.942.867'],
    [60.2, '60,2'],
    [1620.54, '1.620,54'],
  ])('%d is %s', (value, text) => expect(spanishNumber(value)).toBe(text));
});

it.each([
  [2, 'dos'],
  [9, 'nueve'],
  [10, '10'],
  [1200, '1.200'],
])('counts %d as %s', (value, text) => expect(spanishCount(value)).toBe(text));

describe('spanishList', () => {
  it.each([
    [['Tunja'], 'Tunja'],
    [['Tunja', 'Paipa'], 'Tunja y Paipa'],
    [['Tunja', 'Paipa', 'Duitama'], 'Tunja, Paipa y Duitama'],
    [['Tunja', 'Iza'], 'Tunja e Iza'],
    [['Tunja', 'Íquira'], 'Tunja e Íquira'],
    [['Tunja', 'Hielo'], 'Tunja y Hielo'],
    [['Tunja', 'Hispania'], 'Tunja e Hispania'],
  ])('%j is %s', (items, text) => expect(spanishList(items)).toBe(text));
});

it('gives departments their article if they have one', () => {
  expect(ofDepartment('Huila')).toBe('del Huila');
  expect(ofDepartment('Antioquia')).toBe('de Antioquia');
  expect(ofDepartment('La Guajira')).toBe('de La Guajira');
});

it.each([
  [0, 'norte'],
  [44, 'noreste'],
  [90, 'este'],
  [-90, 'oeste'],
  [180, 'sur'],
  [-179, 'sur'],
  [338, 'norte'],
  [337, 'noroeste'],
] as const)('a bearing of %d is %s', (bearing, direction) => expect(directionOf(bearing)).toBe(direction));

it.each([
  ['Volcán Sotará', 'el volcán Sotará'],
  ['Aeropuerto de Puerto Nare', 'el aeropuerto de Puerto Nare'],
  ['Base Aérea Larandia', 'la Base Aérea Larandia'],
  ['Machín', undefined],
])('%s takes its article', (name, text) => expect(withArticle(name)).toBe(text));
