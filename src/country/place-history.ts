// How far the history of municipalities and departments reaches, and the remarks on its events.
import type { History } from '../engine/model/family.js';

type Past = History<'officialName' | 'daneCode'>;

const fields = { name: 'officialName', code: 'daneCode' } as const;

export const cityHistory: Past = {
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
    assumedSuccessor: {
      en: 'The code is in older lists. Its territory is assumed to belong to this municipality, and the act is the one that created it.',
      es: 'El código está en listas viejas. Se supone que su territorio pertenece a este municipio, y el acto es el de su creación.',
    },
  },
};

export const departmentHistory: Past = {
  ...fields,
  coverage: {
    en: 'Covers the creation of departments by the act in the geostatistical framework of DANE of 2018. Does not cover earlier provinces and states, changes of limits, or former names and codes.',
    es: 'Incluye la creación de los departamentos según el acto que da el Marco Geoestadístico Nacional de 2018 del DANE. No incluye provincias y estados anteriores, cambios de límites, ni nombres y códigos anteriores.',
  },
  notes: {},
};
