// Positions lie inside the country, its islands included.
import type { ModelFamily, Row } from '../engine/model/model.js';
import { type DataRule, type Finding, finding, records } from './data-rule.js';
import type { Point } from './distance.js';
import { expects, range } from './messages.js';

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
  about: {
    en: 'Positions lie within the country, islands included, and have both coordinates or neither.',
    es: 'Las posiciones quedan dentro del país, con sus islas, y tienen las dos coordenadas o ninguna.',
  },
  advice: {
    en: 'Check that latitude and longitude are not swapped, and that the longitude is negative.',
    es: 'Revisa que la latitud y la longitud no estén intercambiadas y que la longitud sea negativa.',
  },
  *check(data) {
    for (const { family, row } of records(data)) {
      const point = pointOf(row);
      if (point === undefined) {
        yield* halfKnown(family, row);
        continue;
      }
      const { latitude, longitude } = point;
      if (!(latitude >= bounds.south && latitude <= bounds.north)) {
        yield finding(family, row, 'latitude', range(bounds.south, bounds.north, row.latitude));
      }
      if (!(longitude >= bounds.west && longitude <= bounds.east)) {
        yield finding(family, row, 'longitude', range(bounds.west, bounds.east, row.longitude));
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
    expects(
      {
        en: `a ${missing} to go with the ${there} ${row[there]}`,
        es: `la otra coordenada, porque la primera es ${row[there]}`,
      },
      row[missing],
    ),
  );
}
