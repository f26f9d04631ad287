// The toy model with a series: visits to moons by year, and the visits to a planet as the sums of its moons.
import type { Dataset } from '../../src/engine/dataset/dataset.js';
import { defineFamily } from '../../src/engine/model/family.js';
import { boolean, integer, text } from '../../src/engine/model/field.js';
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
    level: text().extended(),
    bodyId: integer().extended(),
    body: text().extended(),
    radius: integer().nullable().extended(),
    year: integer(),
    all: integer(),
    landed: integer().nullable(),
    log: text().named({
      almanac: { en: 'An almanac', es: 'Un almanaque' },
      survey: { en: 'A survey', es: 'Un censo' },
    }),
    state: text().oneOf('final', 'draft'),
    logTitle: text().extended(),
    isMain: boolean().extended(),
    gap: text().oneOf('orbit', 'seam').nullable().extended(),
    gapEn: text().nullable().extended(),
    gapEs: text().nullable().extended(),
    gapSource: text().nullable().extended(),
  },
  series: {
    file: 'visits.json',
    of: 'moon',
    key: 'moonId',
    year: 'year',
    release: 'log',
    title: 'logTitle',
    shared: ['state'],
    kind: 'state',
    inDefault: 'isMain',
    measures: ['all', 'landed'],
    breaks: {
      column: 'gaps',
      cause: 'gap',
      source: 'gapSource',
      sentence: { en: 'gapEn', es: 'gapEs' },
      causes: {
        orbit: {
          details: ['act', 'records', 'source'],
          inSums: false,
          sentence: ({ act, records }) => ({ en: `Orbit of ${records}, ${act}.`, es: `Órbita, ${act}.` }),
        },
        seam: {
          details: ['before'],
          inSums: true,
          sentence: ({ before, after }) => ({
            en: `${before.en}, then ${after.en}.`,
            es: `${before.es} y ${after.es}.`,
          }),
        },
      },
    },
    place: { level: 'level', id: 'bodyId', name: 'body', copies: ['radius'], example: 1999 },
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

const line = (
  moonId: number,
  log: 'almanac' | 'survey',
  isMain: boolean,
  from: number,
  all: readonly number[],
  landed: readonly (number | null)[] | null,
  gaps: readonly object[] | null = null,
): Row => ({ moonId, log, state: log === 'almanac' ? 'draft' : 'final', isMain, from, all, landed, gaps });

export const visitLines: readonly Row[] = [
  line(10, 'almanac', true, 1998, [4, 0], [null, 0]),
  line(10, 'survey', false, 1999, [2], null),
  line(10, 'survey', true, 2000, [6], null, [
    { year: 2000, cause: 'seam', before: 'almanac' },
    { year: 2000, cause: 'orbit', act: 'Act 7', records: [11], source: 'survey' },
  ]),
  line(11, 'almanac', true, 1999, [7], [1]),
  line(20, 'survey', true, 1999, [3], [3]),
];

export function seriesDataset(lines: readonly Row[] = visitLines): Dataset {
  const dataset = toyDataset();
  const location = (index: number) => ({ file: 'data/visits.json', line: index + 2 });
  return { ...dataset, families: new Map([...dataset.families, ['visits', { rows: lines, location }]]) };
}
