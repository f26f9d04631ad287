// The descriptions of each kind of operation, and of the relations it shows.
import { expect, it } from 'vitest';
import { toyOperation, toyOperations } from '../../../test/toy/toy-engine.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import type { ModelShape } from '../../engine/model/model.js';
import type { Operation } from '../../engine/operations/operation.js';
import { operationDescription } from './document-schemas.js';
import { backReferences } from './public-document.js';

it.each([
  ['planetList', 'Lists all planets in order of id or `sortBy`. Embeds `star`, `largestMoon` and `moons`.'],
  [
    'planetSearch',
    'Finds planets that match a keyword, best matches first. No match returns an empty list. An empty object replaces each record of `moons`. Other relations are null.',
  ],
  [
    'planetPage',
    'Returns a page of planets and the total number of records and pages. The text `[Circular Reference]` replaces `star` and `largestMoon`. Other relations are null.',
  ],
  [
    'planetMoons',
    'Lists all moons of a planet in order of id or `sortBy`. An unknown id returns 404. Embeds `parent`. Other relations are null.',
  ],
  ['starOnly', 'Returns the star itself. Relations are null.'],
  ['eclipseOfYear', 'Lists all eclipses of a year in order of date.'],
  ['eclipseOfMonth', 'Lists all eclipses of a month in order of date.'],
])('%s', (id, description) => {
  expect(operationDescription(toyOperation(id))).toBe(description);
});

it('names a relation that is an empty list', () => {
  const shape = toyModel.family('moon').shapes.get('inMoon') as ModelShape;
  expect(operationDescription({ ...toyOperation('planetMoons'), shape } as Operation)).toMatch(
    / An empty list replaces `subMoons`\. Other relations are null\.$/,
  );
});

it('describes every operation in a sentence', () => {
  for (const operation of toyOperations) expect(operationDescription(operation)).toMatch(/^[A-Z].*\.$/);
});

it('names the first path if a path is its alias', () => {
  const operation = { ...toyOperation('planetMoons'), sameAs: '/api/v1/Planet/{id}/moons' };
  expect(operationDescription(operation)).toBe('Alias of `/api/v1/Planet/{id}/moons`.');
});

it.each([
  [
    'planetById',
    '`largestMoon.planet` and `moons.planet` are each the text `[Circular Reference]`. `star.planets` is a list that contains only the text `[Circular Reference]`. `largestMoon.subMoons` and `moons.subMoons` are each a list with one empty object for each record.',
  ],
  ['planetPage', '`star` and `largestMoon` are each the text `[Circular Reference]`.'],
  ['planetMoons', '`parent.subMoons` is an empty list.'],
  ['starOnly', undefined],
])('relations that are not records in %s', (id, said) => {
  expect(backReferences(toyOperation(id).shape)).toBe(said);
});
