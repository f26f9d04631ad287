// A term of office as president of the republic, under the constitution of 1886 or 1991.
import { defineFamily } from '../engine/model/family.js';
import { boolean, date, integer, text } from '../engine/model/field.js';
import { one } from '../engine/model/relation.js';
import { marker } from '../engine/model/shape.js';
import { description, englishDescription, idField, inEnglish } from './shared-fields.js';

export const president = defineFamily({
  record: 'President',
  file: 'presidents.json',
  title: { en: 'Presidents', es: 'Presidentes' },
  noun: { en: 'a president', es: 'un presidente' },
  all: { en: 'all presidents', es: 'todos los presidentes' },
  about: {
    en: 'Presidents of the republic since the Constitution of 5 August 1886, one record for each term.',
    es: 'Presidentes de la República desde la Constitución del 5 de agosto de 1886, un registro por cada período.',
  },
  fields: {
    id: idField(),
    image: text()
      .label({ en: 'Portrait', es: 'Retrato' })
      .picture()
      .nullable()
      .about({ en: 'URL of a portrait; null if missing.', es: 'URL de un retrato; null si no hay.' }),
    name: text().label({ en: 'First names', es: 'Nombres' }).about({ en: 'First names.', es: 'Nombres.' }),
    lastName: text().label({ en: 'Surnames', es: 'Apellidos' }).about({ en: 'Surnames.', es: 'Apellidos.' }),
    startPeriodDate: date()
      .label({ en: 'Took office', es: 'Comienzo del período' })
      .about({ en: 'Day the term began.', es: 'Día en que comenzó el período.' }),
    endPeriodDate: date().label({ en: 'Left office', es: 'Fin del período' }).nullable().about({
      en: 'Day the term ended; null for the president in office.',
      es: 'Día en que terminó el período; null para quien está en ejercicio.',
    }),
    politicalParty: text()
      .label({ en: 'Party', es: 'Partido' })
      .named(
        inEnglish({
          'Partido Conservador': 'Conservative Party',
          'Partido Liberal': 'Liberal Party',
          'Partido Nacional': 'National Party',
          Militar: 'Military government',
          'Unión Republicana (Conservador)': 'Republican Union (Conservative)',
          'Partido Primero Colombia': 'Colombia First Party',
          'Partido de la U': 'Party of the U',
          'Centro Democrático': 'Democratic Centre',
          'Colombia Humana': 'Humane Colombia',
          'Defensores de la Patria': 'Defenders of the Homeland',
        }),
      )
      .about({
        en: 'Political party; `Militar` for a military government.',
        es: 'Partido político; `Militar` si fue un gobierno militar.',
      }),
    description: description(),
    cityId: integer().label({ en: 'Born in', es: 'Lugar de nacimiento' }).about({
      en: 'Id of the municipality of birth.',
      es: 'Id del municipio de nacimiento.',
    }),
    acting: boolean().label({ en: 'Acting', es: 'Encargado' }).nullable().extended().about({
      en: 'Whether the term was served as acting president, by a vice-president or designate; null if it is not settled.',
      es: 'Indica si ejerció en reemplazo o a falta de un titular, como vicepresidente o designado; null si no está establecido.',
    }),
    englishDescription: englishDescription(),
  },
  highlight: { label: { en: 'In office', es: 'En ejercicio' }, of: 'present' },
  columns: ['startPeriodDate', 'endPeriodDate', 'politicalParty', 'cityId'],
  example: 53,
  schemaOrg: {
    type: 'Person',
    properties: { givenName: 'name', familyName: 'lastName', birthPlace: 'cityId' },
  },
  keyFacts: [
    { period: 'whole', label: { en: 'Term', es: 'Período' } },
    { period: 'before', label: { en: 'Predecessor', es: 'Le antecedió' } },
    { period: 'after', label: { en: 'Successor', es: 'Le sucedió' } },
  ],
  relations: { city: one('city', 'cityId') },
  name: ['name', 'lastName'],
  search: ['name', 'lastName', 'politicalParty', 'description'],
  period: {
    from: 'startPeriodDate',
    to: 'endPeriodDate',
    active: { en: 'in office', es: 'en ejercicio' },
    now: ['actual', 'actualmente', 'current', 'now', 'hoy', 'today'],
  },
  embeds: ['city'],
  shapes: { inCity: { city: marker } },
  views: { wholeList: 'plain', byName: 'plain', search: 'plain', pagedList: 'plain' },
  find: { order: 2, names: ['lastName'] },
  synonyms: ['Presidents', 'Presidente', 'Presidentes'],
});
