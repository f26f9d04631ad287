// Areas and centroids on the sphere, compared with the known values of rectangles of degrees.
import { describe, expect, it } from 'vitest';
import { toyPartition } from '../../../test/toy/toy-partition.js';
import { areaKm2, centroid } from './area-size.js';
import { polygonsOf } from './rings.js';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const RADIUS = 6371.0072;

/** A rectangle between two meridians and two parallels. */
const rectangle = (width: number, south: number, north: number) =>
  RADIUS ** 2 * radians(width) * (Math.sin(radians(north)) - Math.sin(radians(south)));

const grid = { scale: [1, 1], translate: [-75, 3] } as const;
const holed = [
  [0, 0, 0],
  [0, 1, 0],
  [0, 0, 0],
];
const drawn = (members: readonly number[], cells: readonly (readonly number[])[] = holed) => {
  const arcs = toyPartition(cells, grid);
  return [arcs, polygonsOf(arcs, Array(arcs.count).keys(), (area) => members.includes(area))] as const;
};

describe('the area', () => {
  it.each([
    ['of a square', [1], rectangle(1, 4, 5)],
    ['without its hole', [0], rectangle(3, 3, 6) - rectangle(1, 4, 5)],
    ['of areas that are merged', [0, 1], rectangle(3, 3, 6)],
  ])('%s', (_, members, expected) => {
    expect(areaKm2(...drawn(members)) / expected).toBeCloseTo(1, 12);
  });

  it('equals the surface of the Earth for an area that covers it', () => {
    const arcs = toyPartition([[0]], { scale: [360, 180], translate: [-180, -90] });
    const polygons = polygonsOf(arcs, Array(arcs.count).keys(), (area) => area === 0);
    expect(areaKm2(arcs, polygons)).toBeCloseTo(510_065_600, -3);
  });
});

describe('the centroid', () => {
  it('lies in the hole of a ring', () => {
    expect(centroid(...drawn([0]))).toEqual({ longitude: -73.5, latitude: 4.5 });
  });

  it('lies between islands, weighted by size', () => {
    const { longitude, latitude } = centroid(...drawn([0], [[0, 0, -1, 0]]));
    expect(longitude).toBeCloseTo(-75 + (1 * 2 + 3.5) / 3, 12);
    expect(latitude).toBeCloseTo(3.5, 12);
  });
});
