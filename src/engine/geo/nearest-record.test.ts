// The nearest record against the first of all records in the order of their distance.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toyDataset } from '../../../test/toy/toy-dataset.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import { buildCatalog } from '../catalog/build-catalog.js';
import { nearestRecord } from './nearest-record.js';
import { recordsNear } from './records-near.js';

type Coordinates = readonly [latitude: number | null, longitude: number | null];

const planet = toyModel.family('planet');
const HALF_WAY_AROUND = 20_040;

function tableOf(allCoordinates: readonly Coordinates[]) {
  const rows = allCoordinates.map(([latitude, longitude], index) => ({
    id: index + 1,
    starId: 1,
    largestMoonId: null,
    latitude,
    longitude,
  }));
  return buildCatalog(toyModel, toyDataset({ planet: rows, moon: [] }, {})).table(planet);
}

/** Few different values, so that points coincide and distances are the same; poles and the antimeridian among them. */
const degree = (most: number) => fc.integer({ min: -most, max: most });
const coordinates: fc.Arbitrary<Coordinates> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(degree(90), degree(180)) },
  { weight: 5, arbitrary: fc.tuple(degree(3), degree(3)) },
  { weight: 2, arbitrary: fc.tuple(degree(90), fc.constantFrom(-180, -179, 179, 180)) },
  fc.constant([null, null] as const),
);

it('is the first of all by distance and id', () => {
  fc.assert(
    fc.property(
      fc.array(coordinates, { maxLength: 300 }),
      degree(90),
      degree(180),
      (allCoordinates, latitude, longitude) => {
        const table = tableOf(allCoordinates);
        const [first] = recordsNear(table, { latitude, longitude, radius: HALF_WAY_AROUND }, undefined);
        const found = nearestRecord(table, { latitude, longitude });
        expect(found && [found.ordinal, found.kilometres]).toEqual(first);
      },
    ),
    { numRuns: 300 },
  );
});
