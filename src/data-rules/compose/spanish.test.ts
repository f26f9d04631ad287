// The Spanish of composed texts: lists, and contractions before departments.
import { describe, expect, it } from 'vitest';
import { ofDepartment, spanishList } from './compose-descriptions.js';

describe('spanishList', () => {
  it.each([
    [['Tunja'], 'Tunja'],
    [['Tunja', 'Paipa'], 'Tunja y Paipa'],
    [['Tunja', 'Paipa', 'Duitama'], 'Tunja, Paipa y Duitama'],
    [['Tunja', 'Iza'], 'Tunja e Iza'],
    [['Tunja', 'Íquira'], 'Tunja e Íquira'],
    [['Tunja', 'Hielo'], 'Tunja y Hielo'],
    [['Tunja', 'Hispania'], 'Tunja e Hispania'],
  ])('joins %j as %s', (items, text) => expect(spanishList(items)).toBe(text));
});

it('gives departments their article if they have one', () => {
  expect(ofDepartment('Huila')).toBe('del Huila');
  expect(ofDepartment('Antioquia')).toBe('de Antioquia');
  expect(ofDepartment('La Guajira')).toBe('de La Guajira');
});
