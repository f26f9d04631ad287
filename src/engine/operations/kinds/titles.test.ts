// The titles of operations in both languages come from the nouns of the families.
import { expect, it } from 'vitest';
import { toyOperation } from '../../../../test/toy/toy-engine.js';
import { inside } from '../../text/fold.js';

it.each([
  ['planetList', 'All planets', 'Todos los planetas'],
  ['moonList', 'All moons', 'Todas las lunas'],
  ['moonById', 'A moon by id', 'Una luna por su id'],
  ['planetByName', 'Planets by name', 'Planetas por nombre'],
  ['planetSearch', 'Search planets', 'Buscar planetas'],
  ['planetPage', 'A page of planets', 'Una página de planetas'],
  ['planetByCode', 'Planets by code', 'Planetas por código'],
  ['planetInYear', 'Planets in sight in a year', 'Planetas a la vista en un año'],
  ['planetMoons', 'Moons of a planet', 'Lunas de un planeta'],
  ['planetCapturedMoons', 'Moons captured by a planet', 'Lunas capturadas por un planeta'],
  ['starOnly', 'The star', 'La estrella'],
  ['eclipseOfYear', 'Eclipses of a year', 'Eclipses de un año'],
  ['eclipseOfMonth', 'Eclipses of a month', 'Eclipses de un mes'],
])('%s', (id, en, es) => {
  expect(toyOperation(id).summary).toEqual({ en, es });
});

it('keeps the capitals of an abbreviation', () => {
  expect(['Áreas protegidas', 'UNESCO sites'].map(inside)).toEqual(['áreas protegidas', 'UNESCO sites']);
});
