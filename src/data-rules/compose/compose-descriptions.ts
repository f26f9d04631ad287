// Composes a description for every city that has none by hand: a few plain sentences from its data.
import type { RuleData } from '../data-rule.js';
import { cityFacts } from './city-facts.js';
import { ofDepartment, spanishCount, spanishList, spanishNumber, withArticle } from './spanish.js';

type CityFacts = ReturnType<typeof cityFacts>[number];
type Maker = (facts: CityFacts) => string | undefined;

const location: Maker = ({ name, noun, department, capital, isCapital, direction, distance }) => {
  const of = ofDepartment(department);
  if (isCapital) return `${name} es la capital ${of}.`;
  const far = distance === 1 ? 'un kilómetro' : `unos ${spanishCount(distance)} kilómetros`;
  return `${name} es un ${noun} ${of}, a ${far} en línea recta al ${direction} de ${capital}.`;
};

const height: Maker = ({ noun, elevation, climate }) => {
  if (elevation === null) return undefined;
  const seat = noun === 'municipio' ? 'cabecera' : 'localidad principal';
  const metres = elevation === 1 ? 'un metro' : `${spanishCount(elevation)} metros`;
  const kind = climate === undefined ? '' : `, en clima ${climate}`;
  return `Su ${seat} está a ${metres} sobre el nivel del mar${kind}.`;
};

const people: Maker = ({ noun, population }) =>
  population === null
    ? undefined
    : `El ${noun === 'municipio' ? noun : 'área'} tiene ${spanishNumber(population)} habitantes, según la proyección del DANE para 2025.`;

const births: Maker = ({ presidents }) => {
  if (presidents.length === 0) return undefined;
  const [born, held] = presidents.length === 1 ? ['nació', 'ocupó'] : ['nacieron', 'ocuparon'];
  return `Allí ${born} ${spanishList(presidents)}, que ${held} la presidencia de la República.`;
};

const standing = (names: readonly string[], where: string): string | undefined => {
  const named = names.flatMap((name) => withArticle(name) ?? []);
  if (named.length === 0) return undefined;
  return `${where} ${named.length === 1 ? 'está' : 'están'} ${spanishList(named)}.`;
};

/** A record names one municipality, though many a volcano stands where several meet. */
const mountains: Maker = ({ volcanoes }) => standing(volcanoes, 'En su territorio o en sus límites');

const airfields: Maker = ({ airports }) => standing(airports, 'En su territorio');

/** Neither how many nor whose: a reservation may reach into other municipalities and belong to several peoples. */
const reservations: Maker = ({ hasReservations }) =>
  hasReservations ? 'Comprende tierras de resguardo indígena.' : undefined;

const makers: readonly Maker[] = [location, height, people, reservations, births, mountains, airfields];

/** The sentences of a composed text, each of which states one fact, or is left out if the fact is unknown. */
export const citySentences = (facts: CityFacts): readonly string[] =>
  makers.flatMap((make) => make(facts) ?? []);

/** By city id, for those not written by hand. */
export function composeDescriptions(
  data: RuleData,
  byHand: ReadonlySet<number>,
): ReadonlyMap<number, string> {
  const cities = cityFacts(data).filter(({ id, population }) => !byHand.has(id) && population !== null);
  return new Map(cities.map((facts) => [facts.id, citySentences(facts).join(' ')]));
}
