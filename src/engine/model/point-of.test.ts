// A location is two numbers, or two texts that contain one. One number alone is not a location.
import { expect, it } from 'vitest';
import { toyFamilies, toyModel } from '../../../test/toy/toy-model.js';
import { text } from './field.js';
import { pointOf } from './read-row.js';
import { resolveModel } from './resolve-model.js';

it.each<[latitude: unknown, longitude: unknown, found: readonly [number, number] | undefined]>([
  [4.5, -74.25, [4.5, -74.25]],
  [0, 0, [0, 0]],
  [null, -74, undefined],
  [4, null, undefined],
  [null, null, undefined],
  ['4.5', '-74.25', [4.5, -74.25]],
  ['here', '-74', undefined],
])('%j and %j lie at %j', (latitude, longitude, found) => {
  const point = pointOf(toyModel.family('planet'), { latitude, longitude });
  expect(point && [point.latitude, point.longitude]).toEqual(found);
});

it('returns no points for a family without a place', () => {
  expect(pointOf(toyModel.family('moon'), { latitude: 1, longitude: 1 })).toBeUndefined();
});

it('requires two fields with numbers for a place', () => {
  const { planet } = toyFamilies;
  const model = (coordinates: object, fields = {}) =>
    resolveModel({
      ...toyFamilies,
      planet: { ...planet, fields: { ...planet.fields, ...fields }, coordinates } as never,
    });
  expect(() => model({ latitude: 'height', longitude: 'longitude' })).toThrow(
    'planet.coordinates.latitude names a field height that it does not have',
  );
  expect(() => model({ latitude: 'latitude', longitude: 'ringed' })).toThrow(
    'planet.coordinates.longitude needs a number or a text that holds one, which ringed is not',
  );
  expect(() => model({ latitude: 'north', longitude: 'sign' }, { north: text() })).not.toThrow();
});
