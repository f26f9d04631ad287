// Sentences about land (height, climate, area) and population, separately or in one.
import type { CityFacts } from './city-facts.js';
import { rankPhrase, spanishNumber } from './spanish.js';

const BY = 'según la proyección del DANE para 2025';

function heights({ elevation, climate }: CityFacts): readonly string[] {
  if (elevation === null || climate === null) return [];
  const metres = `${spanishNumber(elevation)} ${elevation === 1 ? 'metro' : 'metros'}`;
  const land =
    elevation < 100
      ? ['es un territorio de tierras bajas']
      : elevation > 2500
        ? ['es un territorio de montaña alta']
        : [];
  return [
    `la cabecera está a ${metres} sobre el nivel del mar, en clima ${climate}`,
    `la cabecera, a ${metres} de altitud, tiene un clima ${climate}`,
    `su clima es ${climate}, propio de una cabecera que está a ${metres} de altitud`,
    `la altitud de la cabecera, de ${metres}, le da un clima ${climate}`,
    `el casco urbano se levanta a ${metres} sobre el mar y su clima es ${climate}`,
    `el núcleo urbano queda a ${metres} de altura y es de clima ${climate}`,
    `en la cabecera, a ${metres} sobre el nivel del mar, predomina el clima ${climate}`,
    `el clima es ${climate} en la cabecera, que está a ${metres} de altitud`,
    `a ${metres} sobre el nivel del mar, su casco urbano tiene clima ${climate}`,
    `por la altitud de su cabecera, de ${metres}, el clima es ${climate}`,
    ...land.map((kind) => `${kind}, de clima ${climate}, con la cabecera a ${metres} de altitud`),
  ];
}

function peoples(facts: CityFacts): readonly string[] {
  const { population, surface, noun } = facts;
  if (population === null || surface === null) return [];
  const [people, area] = [`${spanishNumber(population)} habitantes`, `${spanishNumber(surface)} km²`];
  const isMunicipality = noun === 'municipio';
  const ranked = isMunicipality
    ? rankPhrase(facts.populationRank, noun, 'más poblado del departamento')
    : undefined;
  const widest = isMunicipality
    ? rankPhrase(facts.surfaceRank, noun, 'más extenso del departamento')
    : undefined;
  const fewest = facts.cityCount >= 12 && facts.populationRank > facts.cityCount - 4;
  const smallest = facts.cityCount >= 12 && facts.surfaceRank > facts.cityCount - 4;
  return [
    `tiene ${people} ${BY}, en una superficie de ${area}`,
    `su población es de ${people}, ${BY}, y su extensión de ${area}`,
    `en sus ${area} viven ${people}, ${BY}`,
    `cuenta con ${people} en ${area}, ${BY}`,
    `la proyección del DANE para 2025 le atribuye ${people}, repartidos en ${area}`,
    `abarca ${area} y, ${BY}, reúne ${people}`,
    `con una superficie de ${area}, suma ${people} ${BY}`,
    `ocupa ${area}, con ${people} ${BY}`,
    `el DANE proyecta para 2025 una población de ${people} en este territorio de ${area}`,
    `su superficie es de ${area} y su población, ${BY}, de ${people}`,
    `para 2025 el DANE le calcula ${people} en ${area}`,
    `mide ${area} y, ${BY}, lo pueblan ${people}`.replace(
      'lo pueblan',
      isMunicipality ? 'lo pueblan' : 'la pueblan',
    ),
    ...(ranked === undefined
      ? []
      : [
          `es ${ranked}, con ${people} ${BY}, y ocupa ${area}`,
          `con ${people} ${BY}, es ${ranked}`,
          `por sus ${people}, ${BY}, es ${ranked}`,
        ]),
    ...(widest === undefined
      ? []
      : [
          `con ${area}, es ${widest}, y su población es de ${people}, ${BY}`,
          `es ${widest}, con ${area} en los que viven ${people}, ${BY}`,
        ]),
    ...(fewest
      ? [
          `está entre los territorios menos poblados del departamento, con ${people}, ${BY}, en ${area}`,
          `con ${people}, ${BY}, es uno de los territorios menos poblados del departamento`,
        ]
      : []),
    ...(smallest
      ? [`con ${area}, está entre los territorios menos extensos del departamento, y tiene ${people} ${BY}`]
      : []),
  ];
}

const asSentence = (clause: string) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;

export const climateSentences = (facts: CityFacts): readonly string[] => heights(facts).map(asSentence);

export const peopleSentences = (facts: CityFacts): readonly string[] => peoples(facts).map(asSentence);

/** Both in one sentence, for a department that has used up its plain patterns. */
export function landSentences(facts: CityFacts): readonly string[] {
  const [first, second] = [heights(facts), peoples(facts)];
  return first.flatMap((height) => second.map((people) => asSentence(`${height}; ${people}`)));
}
