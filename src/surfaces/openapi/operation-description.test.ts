// What is said of each kind of operation, and of the relations it shows.
import { expect, it } from 'vitest';
import { toyOperation, toyOperations } from '../../../test/toy/toy-engine.js';
import { backReferences } from './back-references.js';
import { operationDescription } from './operation-description.js';

it.each([
  [
    'planetList',
    'Lists every `Planet`, in order of id unless `sortBy` says otherwise. Embeds `star`, `largestMoon` and `moons`.',
  ],
  [
    'planetSearch',
    'Finds every `Planet` that matches a keyword, the best matches first. An empty object replaces each record of `moons`. Other relations are null.',
  ],
  [
    'planetPage',
    'Fetches a page of `Planet` records and the totals that paging needs. The text `[Circular Reference]` replaces `star` and `largestMoon`. Other relations are null.',
  ],
  [
    'planetMoons',
    'Lists every `Moon` of this `Planet`, in order of id unless `sortBy` says otherwise. Embeds `parent`. Other relations are null.',
  ],
  ['starOnly', 'The star itself. Relations are null.'],
  ['eclipseOfYear', 'Lists every `Eclipse` of this year, in order of date.'],
  ['eclipseOfMonth', 'Lists every `Eclipse` of this month, in order of date.'],
])('%s', (id, description) => {
  expect(operationDescription(toyOperation(id))).toBe(description);
});

it('every operation has one', () => {
  for (const operation of toyOperations) expect(operationDescription(operation)).toMatch(/^[A-Z].*\.$/);
});

it('another name of a path says of which', () => {
  const operation = { ...toyOperation('planetMoons'), sameAs: '/api/v1/Planet/{id}/moons' };
  expect(operationDescription(operation)).toBe('Another name of `/api/v1/Planet/{id}/moons`.');
});

it.each([
  [
    'planetById',
    '`largestMoon.planet` and `moons.planet` are each the text `[Circular Reference]`. `star.planets` is a list that holds only the text `[Circular Reference]`. `largestMoon.subMoons` and `moons.subMoons` are each a list with one empty object for each record.',
  ],
  ['planetPage', '`star` and `largestMoon` are each the text `[Circular Reference]`.'],
  ['planetMoons', undefined],
])('what is no record in %s', (id, said) => {
  expect(backReferences(toyOperation(id).shape)).toBe(said);
});
