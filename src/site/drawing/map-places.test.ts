// Converts places on the Earth to the map and back.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MapPlaces, onEarth, onMap } from './map-places.js';

const mainland = {
  west: -79,
  south: -4,
  east: -67,
  north: 12,
  left: 16,
  top: 16,
  perLongitude: 80,
  perLatitude: 81,
};
const island = {
  west: -82,
  south: 12,
  east: -81,
  north: 13,
  left: 24,
  top: 24,
  perLongitude: 70,
  perLatitude: 71,
};
const places: MapPlaces = [mainland, island];

it('converts points on the mainland and back', () => {
  const degrees = (from: number, to: number) => fc.double({ min: from, max: to, noNaN: true });
  fc.assert(
    fc.property(degrees(-76, -67), degrees(-4, 9), (longitude, latitude) => {
      const { x, y } = onMap(places, longitude, latitude);
      const back = onEarth(places, x, y);
      expect(back.longitude).toBeCloseTo(longitude, 9);
      expect(back.latitude).toBeCloseTo(latitude, 9);
    }),
  );
});

it('places a distant island in its inset', () => {
  expect(onMap(places, -82, 13)).toEqual({ x: 24, y: 24 });
  expect(onEarth(places, 24, 24)).toEqual({ longitude: -82, latitude: 13 });
});
