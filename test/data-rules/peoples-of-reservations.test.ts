// Reports a reservation of another people than in its name, and a people without one.
import { expect, it } from 'vitest';
import { peoplesOfReservations } from '../../src/data-rules/people.js';
import { findingIn, inEnglish, realRow, withRow, withRows } from './broken-data.js';

const [TICUNA, TUCANO, UITOTO] = [46, 47, 49];

it.each([
  ['Ticuna de Macedonia', TUCANO, 'Tucano'],
  ['La Primavera Etnia Huitoto', TICUNA, 'Ticuna'],
])('reports that "%s" does not belong to %i, %s', (name, nativeCommunityId, people) => {
  const broken = withRow('indigenousReservation', 1, { name, nativeCommunityId });
  expect([...inEnglish(peoplesOfReservations).check(broken)]).toEqual([
    {
      file: 'data/indigenous-reservations.json',
      id: 1,
      field: 'nativeCommunityId',
      message: `expected a people named in "${name}", found ${people}`,
    },
  ]);
});

it('accepts one of several peoples, and a name without a people', () => {
  const of = (name: string, nativeCommunityId: number) =>
    inEnglish(peoplesOfReservations).check(withRow('indigenousReservation', 1, { name, nativeCommunityId }));
  expect([...of('Ticuna y Huitoto', UITOTO)]).toEqual([]);
  expect([...of('Pared y Parecito', UITOTO)]).toEqual([]);
});

it('reports a people without a reservation', () => {
  const { name } = realRow('nativeCommunity', 62);
  const broken = withRows('indigenousReservation', (rows) =>
    rows.filter(({ nativeCommunityId }) => nativeCommunityId !== 62),
  );
  expect([...inEnglish(peoplesOfReservations).check(broken)]).toEqual([
    findingIn('native-communities.json', 62, undefined, `expected a reservation of ${name}, found none`),
  ]);
});
