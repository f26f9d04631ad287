// Sentences that say where a place lies: the opening of every composed text.
import type { CityFacts } from './city-facts.js';
import { inDepartment, ofDepartment, regionPhrase, spanishList, spanishNumber } from './spanish.js';

/** Farther than this, a town is not near. */
const NEAR_KM = 35;

/** Its position relative to the capital of its department, or to its neighbours if they are near. */
function locations(facts: CityFacts, naming: Naming): readonly string[] {
  const { capital, direction } = facts;
  const km = `${spanishNumber(facts.distance)} ${facts.distance === 1 ? 'kilómetro' : 'kilómetros'}`;
  const fromCapital = [
    `a unos ${km} en línea recta al ${direction} de ${capital}`,
    `al ${direction} de ${capital}, a unos ${km} en línea recta`,
    `al ${direction} de la capital departamental, ${capital}`,
    `a unos ${km} de ${capital}, en dirección ${direction}`,
  ];
  const [nearest, next] = facts.neighbours;
  if (naming === 'capital only') return fromCapital;
  if (nearest === undefined || next === undefined || next.distance > NEAR_KM) return fromCapital;
  const near = neighbourNames(facts, 2);
  return [
    ...fromCapital,
    `cerca de ${near}, al ${direction} de ${capital}`,
    `en las cercanías de ${near}, a unos ${km} de ${capital}`,
    `al ${direction} de ${capital} y en las inmediaciones de ${near}`,
    ...(nearest.distance < 15 ? [`a poca distancia de ${nearest.name}, al ${direction} de ${capital}`] : []),
  ];
}

/** A neighbour in another department is named together with that department. */
export function neighbourNames({ neighbours, department }: CityFacts, count: number): string {
  return spanishList(
    neighbours
      .slice(0, count)
      .map((other) => (other.department === department ? other.name : `${other.name} (${other.department})`)),
  );
}

/** Whether neighbours may be named here, or are left to another sentence. */
export type Naming = 'neighbours too' | 'capital only';

export function placeSentences(facts: CityFacts, naming: Naming): readonly string[] {
  const { name, noun, department, region } = facts;
  const [of, within, land] = [ofDepartment(department), inDepartment(department), regionPhrase(region)];
  return locations(facts, naming).flatMap((where) => [
    `${name} es un ${noun} ${of} que se encuentra ${where}.`,
    `${name} queda ${within}, ${where}.`,
    `El ${noun} de ${name}, ${within}, está ${where}.`,
    `En el departamento ${of}, ${where}, se encuentra ${name}.`,
    `${capitalised(where)}, queda ${name}, ${noun} ${of}.`,
    `El territorio de ${name} pertenece al departamento ${of} y su cabecera está ${where}.`,
    `La cabecera de ${name}, ${noun} ${of}, se halla ${where}.`,
    ...(land === undefined
      ? []
      : [
          `${name} forma parte del departamento ${of}, en ${land}, y queda ${where}.`,
          `${name} es un ${noun} ${of}, departamento de ${land}, con cabecera ${where}.`,
          `En el departamento ${of}, uno de los de ${land}, está ${name}, con su cabecera ${where}.`,
        ]),
  ]);
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
