// The rows of the toy model, in memory. They are few, with a null, a tie and an accent where tests need them.
import type {
  Alias,
  Correction,
  Dataset,
  Edition,
  EditionChanges,
  FamilyRows,
  Fault,
  Provenance,
  Reason,
  Retirement,
  Source,
  Terms,
} from '../../src/engine/dataset/dataset.js';
import type { Row } from '../../src/engine/model/model.js';
import { toyModel } from './toy-model.js';

export type ToyRows = Readonly<Record<string, readonly Row[]>>;

export const toyRows: ToyRows = {
  star: [{ id: 1, name: 'Sol' }],
  planet: [
    {
      id: 2,
      name: 'Ñandú',
      nickname: 'El pájaro',
      kind: 'rocky',
      radius: 2440.5,
      ringed: false,
      symbols: ['☿', 'n'],
      code: 'NAN',
      sign: 'ñ1',
      firstSeen: '1900-05-01',
      lastSeen: '1903-02-28',
      starId: 1,
      largestMoonId: 11,
      albedo: 0.1,
      latitude: 4.598,
      longitude: -74.081,
    },
    {
      id: 3,
      name: 'Nube',
      nickname: null,
      kind: 'giant',
      radius: 60268,
      ringed: true,
      symbols: [],
      code: null,
      sign: 'NAN',
      firstSeen: '1903-12-31',
      lastSeen: null,
      starId: 1,
      largestMoonId: null,
      albedo: null,
      latitude: null,
      longitude: null,
    },
    {
      id: 7,
      name: 'Zafiro',
      nickname: 'Azul "profundo"',
      kind: 'giant',
      radius: 60268,
      ringed: true,
      symbols: ['z'],
      code: 'ZAF',
      sign: 'z1',
      firstSeen: '1950-01-01',
      lastSeen: '1950-12-31',
      starId: 1,
      largestMoonId: 20,
      albedo: null,
      latitude: 6.25,
      longitude: -75.56,
    },
  ],
  moon: [
    { id: 10, name: 'Ánfora', description: 'Fría', planetId: 2, parentId: null, capturedById: 7 },
    { id: 11, name: 'Brasa', description: null, planetId: 2, parentId: null, capturedById: null },
    { id: 12, name: 'Cuenco', description: 'Errante', planetId: null, parentId: 20, capturedById: 7 },
    { id: 15, name: 'Dado', description: 'Del ánfora', planetId: null, parentId: 10, capturedById: null },
    { id: 20, name: 'Ébano', description: 'Oscura', planetId: 7, parentId: 11, capturedById: null },
    { id: 21, name: 'Farol', description: null, planetId: null, parentId: 10, capturedById: null },
  ],
};

export type ToyRetirement = Omit<Retirement, 'location'>;

export const toyRetired: Readonly<Record<string, readonly ToyRetirement[]>> = {
  moon: [{ id: 13, by: 12, reason: 'It was seen twice.' }],
};

export const toyEdition: Edition = { version: '2000.01.01', fingerprint: '0123456789abcdef'.repeat(4) };

export const toySources: readonly Source[] = [
  {
    id: 'survey',
    publisher: 'An observatory',
    title: { en: 'A survey of the sky', es: 'Un estudio del cielo' },
    licence: 'CC BY 4.0',
    terms: 'named',
    date: '1999-12-31',
    dateFrom: 'release',
    retrieved: '2000-01-01',
    url: 'https://sky.example',
    through: null,
  },
  {
    id: 'almanac',
    publisher: 'An observatory',
    title: { en: 'An almanac', es: 'Un almanaque' },
    licence: null,
    terms: 'free',
    date: null,
    dateFrom: null,
    retrieved: null,
    url: null,
    through: 'survey',
  },
];

export const toyTerms: readonly Terms[] = [
  {
    id: 'named',
    en: 'Name the observatory.',
    es: 'Nombra el observatorio.',
    url: 'https://sky.example/terms',
    bulk: 'forbidden',
  },
  {
    id: 'free',
    en: 'Use it for anything.',
    es: 'Úsalo para lo que quieras.',
    url: 'https://free.example',
    bulk: 'allowed',
  },
];

export const toyProvenance: readonly Provenance[] = [
  { family: 'planet', field: 'name', source: 'survey' },
  { family: 'planet', field: 'radius', source: 'survey' },
  { family: 'planet', field: 'radius', source: 'almanac', ids: [3] },
  { family: 'planet', field: 'albedo', source: 'almanac' },
  { family: 'moon', field: 'name', source: 'survey' },
  { family: 'eclipse', field: 'date', source: 'almanac' },
];

export const toyCorrections: readonly Correction[] = [
  correction('radius', 60_000, 60_200, 'It was measured again.'),
  { ...correction('radius', 60_200, 60_268, 'The poles were left out.'), edition: '2000.01.01' },
  correction('nickname', null, 'Azul "profundo"', 'Found in a letter.'),
];

export const toyReasons: readonly Reason[] = [
  { en: 'It was measured again.', es: 'Se midió otra vez.' },
  { en: 'The poles were left out.', es: 'Faltaban los polos.' },
  { en: 'Found in a letter.', es: 'Apareció en una carta.' },
  { en: 'It was seen twice.', es: 'Se vio dos veces.' },
];

export const toyAliases: readonly Alias[] = [
  { family: 'planet', id: 7, alias: 'La gema', kind: 'commonName', source: 'almanac' },
  { family: 'moon', id: 20, alias: 'Madera', kind: 'oldName', source: 'survey' },
];

const toyChanges: readonly EditionChanges[] = [
  {
    edition: '1999.06.01',
    since: '1999.01.01-00000000',
    records: '00',
    changes: [{ change: 'family', family: 'moon', rows: 6 }],
  },
  {
    edition: '2000.01.01',
    since: '1999.06.01-aaaaaaaa',
    before: '00',
    after: '01',
    causes: [
      { part: 'planet', change: 'added', ids: [3], reason: { en: 'It was found.', es: 'Se encontró.' } },
      { reason: { en: 'The almanac came out.', es: 'Salió el almanaque.' } },
    ],
    changes: [
      { change: 'field', family: 'planet', field: 'albedo' },
      { change: 'added', family: 'planet', id: 3 },
      {
        change: 'changed',
        family: 'planet',
        id: 7,
        field: 'radius',
        from: 60_200,
        to: 60_268,
        source: 'survey',
      },
      { change: 'retired', family: 'moon', id: 13, by: 12, reason: 'It was seen twice.', record: { id: 13 } },
      {
        change: 'lineAdded',
        part: 'aliases',
        at: [0],
        family: 'planet',
        ids: [7],
        line: { family: 'planet', id: 7, alias: 'La gema', kind: 'commonName', source: 'almanac' },
      },
      { change: 'lineChanged', part: 'sources', at: [0, 1], from: { date: '1998' }, to: { date: '1999' } },
    ],
  },
];

function correction(field: string, was: unknown, is: unknown, reason: string): Correction {
  return { family: 'planet', id: 7, field, was, is, reason, source: 'survey' };
}

/** The toy dataset with other rows of some families, or other retirements. */
export function toyDataset(
  rows: ToyRows = {},
  retired: Readonly<Record<string, readonly ToyRetirement[]>> = toyRetired,
  faults: readonly Fault[] = [],
): Dataset {
  const all = { ...toyRows, ...rows };
  return {
    edition: toyEdition,
    checksums: new Map(),
    sources: toySources,
    terms: toyTerms,
    provenance: toyProvenance,
    corrections: toyCorrections,
    reasons: toyReasons,
    aliases: toyAliases,
    history: [],
    changes: toyChanges,
    families: new Map(Object.entries(all).map(([name, list]) => [name, familyRows(name, list)])),
    boundaries: new Map(),
    retired: new Map(
      Object.entries(retired).map(([name, list]) => [
        name,
        list.map((entry, index) => ({ ...entry, location: { file: 'data/retired.json', line: index + 2 } })),
      ]),
    ),
    faults,
  };
}

export function familyRows(name: string, rows: readonly Row[]): FamilyRows {
  const file = `data/${toyModel.family(name).file}`;
  return { rows, location: (index) => ({ file, line: index + 2 }) };
}
