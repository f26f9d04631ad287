// A model that is not a country. It uses every feature of a declaration, so that the engine is tested on all of them.
import { defineModel } from '../../src/engine/model/define-model.js';
import { defineFamily } from '../../src/engine/model/family.js';
import { boolean, date, integer, midnight, number, text, texts } from '../../src/engine/model/field.js';
import { many, one, through } from '../../src/engine/model/relation.js';
import { empties, emptyList, marker, markerList, notExpanded } from '../../src/engine/model/shape.js';

const star = defineFamily({
  record: 'Star',
  file: 'stars.json',
  only: 'Sol',
  title: { en: 'The star', es: 'La estrella' },
  noun: { en: 'the star', es: 'la estrella' },
  all: { en: 'the star', es: 'la estrella' },
  about: { en: 'The star itself.', es: 'La estrella misma.' },
  fields: { id: integer(), name: text() },
  relations: { planets: many('planet', 'starId') },
  shapes: { marked: { planets: markerList } },
});

const planet = defineFamily({
  record: 'Planet',
  file: 'planets.json',
  title: { en: 'Planets', es: 'Planetas' },
  noun: { en: 'a planet', es: 'un planeta' },
  all: { en: 'all planets', es: 'todos los planetas' },
  about: { en: 'What goes round the star.', es: 'Lo que gira alrededor de la estrella.' },
  fields: {
    id: integer(),
    name: text(),
    nickname: text().nullable(),
    kind: text().oneOf('rocky', 'giant'),
    radius: number().between(1, 100_000).about({ en: 'Kilometres.', es: 'Kilómetros.' }),
    ringed: boolean(),
    symbols: texts(),
    code: text()
      .matching(/^[A-Z]{3}$/)
      .nullable(),
    sign: text(),
    firstSeen: date(),
    lastSeen: date().nullable(),
    starId: integer().alias('sunId'),
    largestMoonId: integer().nullable(),
    albedo: number().nullable().extended(),
    latitude: number()
      .between(-90, 90)
      .nullable()
      .extended()
      .about({ en: 'Of the observatory that saw it first.', es: 'Del observatorio que lo vio primero.' }),
    longitude: number()
      .between(-180, 180)
      .nullable()
      .extended()
      .about({ en: 'Of the observatory that saw it first.', es: 'Del observatorio que lo vio primero.' }),
  },
  relations: {
    star: one('star', 'starId'),
    largestMoon: one('moon', 'largestMoonId'),
    moons: many('moon', 'planetId', { at: 'satellites', alsoAt: ['Satellite/planet/{planetId}'] }),
  },
  lists: {
    subMoons: through('moons', 'subMoons'),
    capturedMoons: many('moon', 'capturedById', {
      view: 'root',
      title: { en: 'Moons captured by a planet', es: 'Lunas capturadas por un planeta' },
    }),
  },
  otherName: 'nickname',
  synonyms: ['World', 'Planeta'],
  search: ['name', 'nickname', 'largestMoon.name'],
  codes: ['code', 'sign'],
  identifiers: ['code', 'sign', 'nickname'],
  period: { from: 'firstSeen', to: 'lastSeen', active: { en: 'in sight', es: 'a la vista' } },
  coordinates: { latitude: 'latitude', longitude: 'longitude' },
  shapes: {
    root: { star: 'marked', largestMoon: 'inPlanet', moons: 'inPlanet' },
    brief: { star: notExpanded, largestMoon: notExpanded, moons: empties },
    paged: { star: marker, largestMoon: marker, moons: notExpanded },
  },
  views: {
    wholeList: 'root',
    byId: 'root',
    byName: 'root',
    byCode: 'root',
    activeInYear: 'root',
    pagedList: 'paged',
    search: 'brief',
  },
});

const moon = defineFamily({
  record: 'Moon',
  path: 'Satellite',
  file: 'moons.json',
  title: { en: 'Moons', es: 'Lunas' },
  noun: { en: 'a moon', es: 'una luna' },
  all: { en: 'all moons', es: 'todas las lunas' },
  about: {
    en: 'What goes round a planet, or has lost it.',
    es: 'Lo que gira alrededor de un planeta, o lo perdió.',
  },
  fields: {
    id: integer(),
    name: text(),
    description: text().nullable(),
    planetId: integer().nullable(),
    parentId: integer().nullable(),
    capturedById: integer().nullable(),
  },
  relations: {
    planet: one('planet', 'planetId'),
    parent: one('moon', 'parentId'),
    subMoons: many('moon', 'parentId'),
  },
  name: ['name', 'description'],
  search: ['name', 'description', 'planet.name'],
  shapes: {
    root: { planet: 'brief', parent: marker, subMoons: 'inPlanet' },
    inPlanet: { planet: marker, parent: notExpanded, subMoons: empties },
    inMoon: { planet: notExpanded, parent: notExpanded, subMoons: emptyList },
  },
  embeds: { planet: 'plain', parent: 'inMoon' },
  views: { wholeList: 'root', byId: 'root', byName: 'root', search: 'root', pagedList: 'root' },
});

const eclipse = defineFamily({
  record: 'Eclipse',
  title: { en: 'Eclipses', es: 'Eclipses' },
  noun: { en: 'an eclipse', es: 'un eclipse' },
  all: { en: 'all eclipses', es: 'todos los eclipses' },
  about: { en: 'Days on which the star is hidden.', es: 'Días en que la estrella no se ve.' },
  fields: { date: midnight(), name: text(), saros: integer().extended() },
  calendar: {
    from: 1900,
    to: 2100,
    example: 2001,
    outside: { en: 'Nobody kept count before 1900.', es: 'Nadie llevó la cuenta antes de 1900.' },
    switches: {
      includePartial: {
        label: { en: 'Partial ones too', es: 'También los parciales' },
        about: { en: 'Adds the partial ones.', es: 'Agrega los parciales.' },
      },
    },
    date: 'date',
    rows: (year, on) => [
      { date: `${year}-01-21T00:00:00`, name: 'Winter', saros: 1 },
      ...(on('includePartial') ? [{ date: `${year}-01-30T00:00:00`, name: 'Partial', saros: 2 }] : []),
      { date: `${year}-11-03T00:00:00`, name: 'Autumn', saros: 3 },
    ],
  },
  relations: {},
});

export const toyFamilies = { star, planet, moon, eclipse };

export const toyModel = defineModel(toyFamilies);
