// Sentences about what sets a place apart: heritage, volcanoes, airports, peoples, festivals, settlements, people born there.
import type { CityFacts } from './city-facts.js';
import { neighbourNames } from './place-sentences.js';
import { feastWithArticle, spanishList, spanishNumber } from './spanish.js';

type Maker = (facts: CityFacts) => readonly string[];

const isSpoken = (name: string) => !/\d| - |\(|Sector/.test(name);
const withThe = (names: readonly string[]) => spanishList(names.map((name) => `el ${name}`));
const lowered = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const presidents: Maker = ({ presidents: born }) =>
  born.length !== 1
    ? born
        .slice(0, 1)
        .map(() => `Es la cuna de ${spanishList(born)}, que ocuparon la presidencia de la República.`)
    : [
        `Es la cuna de ${born[0]}, que ocupó la presidencia de la República.`,
        `Aquí nació ${born[0]}, presidente de la República.`,
      ];

const volcanoes: Maker = ({ volcanoes: names }) =>
  names.length === 0
    ? []
    : [
        `En su territorio se encuentra ${withThe(names.map(lowered))}.`,
        `Dentro de sus límites se registra ${withThe(names.map(lowered))}.`,
        `A este territorio se asigna ${withThe(names.map(lowered))}.`,
      ];

const attractions: Maker = ({ attractions: names }) =>
  names.length === 0
    ? []
    : [
        `Entre sus lugares de interés figura ${spanishList(names)}.`,
        `Entre sus atractivos para el visitante está ${spanishList(names)}.`,
      ];

const airports: Maker = ({ airports: names }) =>
  names.length === 0
    ? []
    : [
        `Lo comunica por aire ${withThe(names)}.`,
        `Para el transporte aéreo cuenta con ${withThe(names)}.`,
        `Las aeronaves llegan a su territorio por ${withThe(names)}.`,
        `Le presta servicio ${withThe(names)}.`,
      ];

const festivals: Maker = ({ festivals: list }) =>
  list.slice(0, 1).flatMap(({ name, month }) => {
    const feast = feastWithArticle(name);
    return [
      `En ${month} se celebra allí ${feast}.`,
      `Su calendario festivo tiene en ${month} una cita: ${feast}.`,
      `El mes de ${month} trae consigo ${feast}.`,
      `De sus celebraciones se conoce ${feast}, en ${month}.`,
    ];
  });

const reservations: Maker = ({ reservations: names, peoples }) => {
  const people =
    peoples.length === 1 ? `del pueblo ${peoples[0]}` : `de los pueblos ${spanishList(peoples.slice(0, 4))}`;
  const shown = names.filter(isSpoken).slice(0, 2);
  if (names.length === 0) return [];
  if (names.length === 1) {
    return [
      `En su jurisdicción está el resguardo indígena ${names[0]}, ${people}.`,
      `Comprende tierras del resguardo ${names[0]}, ${people}.`,
      `Parte de su población indígena vive en el resguardo ${names[0]}, ${people}.`,
      `El resguardo ${names[0]}, ${people}, tiene aquí su territorio.`,
    ];
  }
  const count = spanishNumber(names.length);
  return [
    `En su jurisdicción hay ${count} resguardos indígenas ${people}.`,
    `Comprende ${count} resguardos indígenas, territorio ${people}.`,
    `Los resguardos ${people} que se registran en su territorio son ${count}.`,
    ...(shown.length === 2
      ? [
          `Entre sus ${count} resguardos indígenas, ${people}, están ${spanishList(shown)}.`,
          `${shown[0]} y ${shown[1]} son dos de los resguardos indígenas de su territorio, ${people}.`,
        ]
      : []),
  ];
};

const settlements: Maker = ({ settlements: all }) => {
  const [a, b] = all.filter(({ name }) => isSpoken(name));
  if (a === undefined) return [];
  if (b === undefined) {
    return [
      `Fuera de la cabecera tiene el centro poblado de ${a.name}, al ${a.direction}.`,
      `Al ${a.direction} de la cabecera queda el centro poblado de ${a.name}.`,
      `Su zona rural tiene al ${a.direction} el centro poblado de ${a.name}.`,
      `El DANE registra en su zona rural el centro poblado de ${a.name}, al ${a.direction} de la cabecera.`,
      `${a.name}, al ${a.direction} de la cabecera, es un centro poblado de su zona rural.`,
    ];
  }
  const count = spanishNumber(all.length);
  const [first, second] = [`${a.name}, al ${a.direction} de la cabecera`, `${b.name}, al ${b.direction}`];
  const together =
    a.direction === b.direction
      ? [
          `Al ${a.direction} de la cabecera quedan los centros poblados de ${a.name} y ${b.name}.`,
          `Los centros poblados de ${a.name} y ${b.name} están al ${a.direction} de la cabecera.`,
        ]
      : [
          `Al ${a.direction} de la cabecera queda el centro poblado de ${a.name}, y al ${b.direction} el de ${b.name}.`,
          `Entre sus centros poblados están ${first}, y ${second}.`,
          `Su zona rural incluye los centros poblados de ${first}, y ${second}.`,
        ];
  if (all.length === 2) return together;
  return [
    ...together,
    `Además de la cabecera, el DANE le registra ${count} centros poblados, entre ellos ${a.name} y ${b.name}.`,
    `Su población rural se agrupa en ${count} centros poblados, como ${a.name} y ${b.name}.`,
    `${a.name} y ${b.name} figuran entre los ${count} centros poblados de su zona rural.`,
    `De los ${count} centros poblados de su zona rural, ${a.name} queda al ${a.direction} de la cabecera.`,
    `Fuera del casco urbano hay ${count} centros poblados; el de ${b.name} queda al ${b.direction}.`,
  ];
};

const neighbours: Maker = (facts) => {
  const [first, second] = facts.neighbours;
  if (first === undefined || second === undefined) return [];
  const near = neighbourNames(facts, 3);
  return [
    `La cabecera más cercana es la de ${first.name}, al ${first.direction}; le sigue la de ${second.name}, al ${second.direction}.`,
    `Su vecino más próximo es ${first.name}, al ${first.direction}.`,
    `Al ${first.direction} le queda ${first.name}, la cabecera más cercana.`,
    `Hacia el ${first.direction} está ${first.name} y hacia el ${second.direction} ${second.name}, sus cabeceras vecinas.`,
    `Las cabeceras más cercanas son ${near}.`,
    `Tiene en sus alrededores las cabeceras de ${near}.`,
    `En su entorno quedan ${near}.`,
  ];
};

/** Rarer things first: they say more about a place. */
const makers: readonly Maker[] = [
  presidents,
  volcanoes,
  attractions,
  festivals,
  airports,
  reservations,
  settlements,
];

/** One list of alternatives for each thing worth mentioning, the most telling first. */
export function featureSentences(facts: CityFacts): readonly (readonly string[])[] {
  return makers.map((make) => make(facts)).filter((alternatives) => alternatives.length > 0);
}

/** What holds for any place, for those that nothing else sets apart. */
export const neighbourSentences: Maker = neighbours;
