// The coverage of the history of municipalities and departments, and the remarks on its events.
import type { History } from '../engine/model/family.js';

type PlacePast = History<'officialName' | 'daneCode'>;

const fields = { name: 'officialName', code: 'daneCode' } as const;

export const cityHistory: PlacePast = {
  ...fields,
  coverage: {
    en: 'Covers creations since 1951 with an act in the geostatistical framework of DANE of 2018, and names and codes in lists from about 2001 to 2026. Does not cover older creations, codes of the censuses of 1951 to 1973, the acts of most changes of name, the annexations to Bogotá of 1954, or limits moved between neighbours. An empty list means that no event is known.',
    es: 'Incluye las creaciones desde 1951 con un acto en el Marco Geoestadístico Nacional de 2018 del DANE, y los nombres y códigos de listas de 2001 a 2026, aproximadamente. No incluye creaciones anteriores, códigos de los censos de 1951 a 1973, los actos de la mayoría de los cambios de nombre, las anexiones a Bogotá de 1954 ni los límites que cambiaron entre vecinos. Una lista vacía significa que no se conoce ningún hecho.',
  },
  notes: {
    firstPrinted: {
      en: 'The date is that of the first edition of the DIVIPOLA with the new name.',
      es: 'La fecha es la de la primera edición de la DIVIPOLA con el nombre nuevo.',
    },
    oldLists: {
      en: 'The name is in lists from about 2001 to 2012. Its dates are not known.',
      es: 'El nombre está en listas de 2001 a 2012, aproximadamente. No se conocen sus fechas.',
    },
    otherUnit: {
      en: 'The unit is an area that is not a municipality.',
      es: 'La unidad es un área no municipalizada.',
    },
    originDerived: {
      en: 'The origin of the territory is derived from the population estimates of DANE. The estimates of the new unit begin at that time, and those of the other fall by about as much.',
      es: 'El origen del territorio se dedujo de las estimaciones de población del DANE. Las de la unidad nueva empiezan en esa época y las de la otra bajan más o menos lo mismo.',
    },
    originPress: {
      en: 'The origin of the territory is taken from press reports.',
      es: 'El origen del territorio se tomó de la prensa.',
    },
    seriesLater: {
      en: 'The population estimates of DANE begin some years after the act.',
      es: 'Las estimaciones de población del DANE empiezan algunos años después del acto.',
    },
    actUnclear: {
      en: 'The source names a decree of 1998 and later court rulings.',
      es: 'La fuente menciona un decreto de 1998 y fallos judiciales posteriores.',
    },
    earlierEntity: {
      en: 'Lists up to 2019 use the former code for an earlier municipality with this name. Its territory was then counted in Riosucio.',
      es: 'Listas de hasta 2019 usan el código anterior para un municipio previo con este nombre. Después su territorio se contó en Riosucio.',
    },
    zeroLater: {
      en: 'Some tables of DANE list the former code until 2024, with zero inhabitants.',
      es: 'Algunas tablas del DANE traen el código anterior hasta 2024, con cero habitantes.',
    },
    raised: {
      en: 'The population estimates of DANE count the place apart since 1985, before the act. It was a corregimiento or a town of an intendency or commissary, and the act made it a municipality.',
      es: 'Las estimaciones de población del DANE cuentan el lugar aparte desde 1985, antes del acto. Era un corregimiento o un pueblo de una intendencia o comisaría, y el acto lo hizo municipio.',
    },
    countedBefore: {
      en: 'The population estimates of DANE count the unit apart since 1985, before the act.',
      es: 'Las estimaciones de población del DANE cuentan la unidad aparte desde 1985, antes del acto.',
    },
    thenArea: {
      en: 'It was then an area that is not a municipality.',
      es: 'Era entonces un área no municipalizada.',
    },
    restoredRank: {
      en: 'It is not a creation. According to Wikipedia, Decreto 2453 of 1954 made the old municipality a corregimiento of Tunja from 1955 on, and the Supreme Court declared the decree unenforceable. The act and the day are those of DANE.',
      es: 'No es una creación. Según Wikipedia, el Decreto 2453 de 1954 convirtió el antiguo municipio en corregimiento de Tunja desde 1955, y la Corte lo declaró inexequible. El acto y la fecha son los del DANE.',
    },
    restoredAlike: {
      en: 'It is not a creation. According to Wikipedia, the old municipality was a corregimiento for some time. The act and the day are those of DANE, as for its neighbours.',
      es: 'No es una creación. Según Wikipedia, el antiguo municipio fue corregimiento durante un tiempo. El acto y la fecha son los del DANE, como los de sus vecinos.',
    },
    assumedSuccessor: {
      en: 'The code is in older lists. Its territory is assumed to belong to this municipality, and the act is the one that created it.',
      es: 'El código está en listas viejas. Se supone que su territorio pertenece a este municipio, y el acto es el de su creación.',
    },
  },
};

export const departmentHistory: PlacePast = {
  ...fields,
  coverage: {
    en: 'Covers the act that made each a department: the Constitution of 1886 for the states of the federation, and after it a law, a decree or the Constitution of 1991. If a department was abolished and created again, the last act counts. Does not cover the division of 1908 and its end in 1909 and 1910, earlier provinces, states, territories, intendencies and commissaries, changes of limits, or former names and codes.',
    es: 'Incluye el acto que hizo departamento a cada uno: la Constitución de 1886 para los Estados de la federación y, después, una ley, un decreto o la Constitución de 1991. Si un departamento se suprimió y se volvió a crear, cuenta el último acto. No incluye la división de 1908 ni su fin en 1909 y 1910, las provincias, los Estados, los territorios, las intendencias y las comisarías anteriores, los cambios de límites, ni nombres y códigos anteriores.',
  },
  notes: {
    stateBefore: {
      en: 'The Constitution made departments of the nine states of the federation, which acts of 1855 to 1861 had created.',
      es: 'La Constitución hizo departamentos de los nueve Estados de la federación, creados por actos de 1855 a 1861.',
    },
    reorganisation: {
      en: 'Ley 65 of 1909, which other lists give, ordered that the earlier departments be put back.',
      es: 'La Ley 65 de 1909, que dan otras listas, ordenó reintegrar los departamentos anteriores.',
    },
    earlierDepartment: {
      en: 'A department of this name existed from 1905 to 1909.',
      es: 'Entre 1905 y 1909 existió un departamento con este nombre.',
    },
    threeDays: {
      en: 'Sources give three days of August 1966: 8, 18 and 30.',
      es: 'Las fuentes dan tres días de agosto de 1966: 8, 18 y 30.',
    },
  },
};
