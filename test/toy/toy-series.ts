// The toy model with a series: visits to moons by year, and those of a planet, which are the sums of its moons.
import type { Dataset } from '../../src/engine/dataset/dataset.js';
import { defineFamily } from '../../src/engine/model/family.js';
import { integer, text } from '../../src/engine/model/field.js';
import type { Row } from '../../src/engine/model/model.js';
import { figures, sums } from '../../src/engine/model/relation.js';
import { resolveModel } from '../../src/engine/model/resolve-model.js';
import { toyDataset } from './toy-dataset.js';
import { toyFamilies } from './toy-model.js';

const { planet, moon } = toyFamilies;

export const visits = defineFamily({
  record: 'Visits',
  title: { en: 'Visits by year', es: 'Visitas por año' },
  noun: { en: 'a count of visits', es: 'un conteo de visitas' },
  all: { en: 'all counts of visits', es: 'todos los conteos de visitas' },
  about: { en: 'How often probes came by.', es: 'Cuántas veces pasaron sondas.' },
  fields: {
    year: integer(),
    all: integer(),
    landed: integer().nullable(),
    log: text(),
    state: text().oneOf('final', 'draft'),
    logTitle: text().extended(),
  },
  series: {
    file: 'visits.json',
    of: 'moon',
    key: 'moonId',
    year: 'year',
    release: 'log',
    title: 'logTitle',
    shared: ['state'],
    measures: ['all', 'landed'],
  },
  relations: {},
});

export const seriesFamilies = {
  ...toyFamilies,
  planet: { ...planet, figures: { visits: sums('visits', 'moons') } },
  moon: { ...moon, figures: { visits: figures('visits') } },
  visits,
};

export const seriesModel = resolveModel(seriesFamilies);

export const visitLines: readonly Row[] = [
  { moonId: 10, log: 'almanac', state: 'draft', from: 1998, all: [4, 0], landed: [null, 0] },
  { moonId: 10, log: 'survey', state: 'final', from: 1999, all: [2], landed: null },
  { moonId: 11, log: 'almanac', state: 'draft', from: 1999, all: [7], landed: [1] },
  { moonId: 20, log: 'survey', state: 'final', from: 1999, all: [3], landed: [3] },
];

export function seriesDataset(lines: readonly Row[] = visitLines): Dataset {
  const dataset = toyDataset();
  const location = (index: number) => ({ file: 'data/visits.json', line: index + 2 });
  return { ...dataset, families: new Map([...dataset.families, ['visits', { rows: lines, location }]]) };
}
