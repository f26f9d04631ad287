// The nearest record equals the first of all records sorted by distance.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fewer } from '../../../test/system/size.js';
import { type Coordinates, planetsAt } from '../../../test/toy/toy-places.js';
import { nearestRecord } from './describe-point.js';
import { recordsNear } from './point-index.js';

const HALF_WAY_AROUND = 20_040;

/** Few different values, so that points and distances coincide. They include the poles and the antimeridian. */
const degree = (most: number) => fc.integer({ min: -most, max: most });
const coordinates: fc.Arbitrary<Coordinates> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(degree(90), degree(180)) },
  { weight: 5, arbitrary: fc.tuple(degree(3), degree(3)) },
  { weight: 2, arbitrary: fc.tuple(degree(90), fc.constantFrom(-180, -179, 179, 180)) },
  fc.constant([null, null] as const),
);

it('returns the first record by distance, and by id at equal distances', () => {
  fc.assert(
    fc.property(
      fc.array(coordinates, { maxLength: 300 }),
      degree(90),
      degree(180),
      (allCoordinates, latitude, longitude) => {
        const table = planetsAt(allCoordinates);
        const [first] = recordsNear(table, { latitude, longitude, radius: HALF_WAY_AROUND }, undefined);
        const found = nearestRecord(table, { latitude, longitude });
        expect(found && [found.ordinal, found.kilometres]).toEqual(first);
      },
    ),
    { numRuns: fewer(300) },
  );
});
