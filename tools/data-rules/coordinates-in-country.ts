// Positions lie inside the country, its islands included.
import type { ModelFamily, Row } from '../../src/engine/model/model.js';
import { type DataRule, type Finding, finding, records } from './data-rule.js';
import type { Point } from './distance.js';

/** From the Leticia corner to the northern cays, from San Andrés to the Río Negro. */
const bounds = { south: -4.3, north: 16.2, west: -82.2, east: -66.8 };

const isKnown = (value: unknown) => value !== null && value !== undefined;

/** Some families have coordinates as texts, as the contract requires. */
export function pointOf(row: Row): Point | undefined {
  if (!isKnown(row.latitude) || !isKnown(row.longitude)) return undefined;
  return { latitude: Number(row.latitude), longitude: Number(row.longitude) };
}

export const coordinatesInCountry: DataRule = {
  name: 'coordinates-in-country',
  about: 'Positions lie within the country, islands included, and have both coordinates or neither.',
  *check(data) {
    for (const { family, row } of records(data)) {
      const point = pointOf(row);
      if (point === undefined) {
        yield* halfKnown(family, row);
        continue;
      }
      const { latitude, longitude } = point;
      if (!(latitude >= bounds.south && latitude <= bounds.north)) {
        yield finding(
          family,
          row,
          'latitude',
          `expected ${bounds.south} to ${bounds.north}, found ${latitude}`,
        );
      }
      if (!(longitude >= bounds.west && longitude <= bounds.east)) {
        yield finding(
          family,
          row,
          'longitude',
          `expected ${bounds.west} to ${bounds.east}, found ${longitude}`,
        );
      }
    }
  },
};

/** One coordinate alone is not a position. */
function* halfKnown(family: ModelFamily, row: Row): Iterable<Finding> {
  const { latitude, longitude } = row;
  if (isKnown(latitude) === isKnown(longitude)) return;
  const [missing, there] = isKnown(latitude) ? ['longitude', 'latitude'] : ['latitude', 'longitude'];
  yield finding(
    family,
    row,
    missing,
    `expected a ${missing} to go with the ${there} ${row[there]}, found ${row[missing]}`,
  );
}
