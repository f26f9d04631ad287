// A plant or an animal that a catalogue of the country lists as invasive.
import { defineFamily } from '../engine/model/family.js';
import { number, text } from '../engine/model/field.js';
import { idField } from './shared-fields.js';

const riskLevels = {
  0: { en: 'Low', es: 'Bajo' },
  1: { en: 'Medium', es: 'Medio' },
  2: { en: 'High', es: 'Alto' },
};

export const invasiveSpecie = defineFamily({
  record: 'InvasiveSpecie',
  file: 'invasive-species.json',
  title: { en: 'Invasive species', es: 'Especies invasoras' },
  noun: { en: 'an invasive species', es: 'una especie invasora' },
  all: { en: 'all invasive species', es: 'todas las especies invasoras' },
  about: {
    en: 'Plants and animals in the catalogue of invasive species of the environmental authority of Cundinamarca (CAR, 2013), with some of the national list (Resolución 67 of 2023); the national list is not complete here.',
    es: 'Plantas y animales del catálogo de especies invasoras de la Corporación Autónoma Regional de Cundinamarca (CAR, 2013), con algunas de la lista nacional (Resolución 67 de 2023), que no está completa aquí.',
  },
  fields: {
    id: idField(),
    name: text()
      .label({ en: 'Name', es: 'Nombre' })
      .about({ en: 'Common name, in Spanish.', es: 'Nombre común.' }),
    scientificName: text().label({ en: 'Scientific name', es: 'Nombre científico' }).writtenIn('la').about({
      en: 'Scientific name; some include the author.',
      es: 'Nombre científico; algunos incluyen el autor.',
    }),
    commonNames: text().label({ en: 'Common names', es: 'Nombres comunes' }).about({
      en: 'Further common names as one text, comma-separated, in Spanish.',
      es: 'Otros nombres comunes en un solo texto, separados por comas.',
    }),
    impact: text().label({ en: 'Impact', es: 'Impacto' }).nullable().about({
      en: 'The harm it does, in Spanish; null if it is not known.',
      es: 'El daño que causa; null si no se conoce.',
    }),
    manage: text().label({ en: 'Management', es: 'Manejo' }).nullable().about({
      en: 'How to control it, in Spanish; null if it is not known.',
      es: 'Cómo se controla; null si no se sabe.',
    }),
    riskLevel: number()
      .label({ en: 'Risk level', es: 'Nivel de riesgo' })
      .between(0, 2)
      .whole()
      .named(riskLevels)
      .about({
        en: 'Risk level: 0 low, 1 medium, 2 high; 2 for all species of the national list.',
        es: 'Nivel de riesgo: 0 bajo, 1 medio, 2 alto; 2 para todas las especies de la lista nacional.',
      }),
    urlImage: text()
      .label({ en: 'Picture', es: 'Imagen' })
      .picture()
      .nullable()
      .about({ en: 'URL of an image; null if missing.', es: 'URL de una imagen; null si no hay.' }),
  },
  columns: ['scientificName', 'riskLevel'],
  example: 71,
  keyFacts: [{ show: 'riskLevel' }, { show: 'scientificName' }],
  relations: {},
  search: ['name', 'scientificName', 'commonNames', 'impact', 'manage'],
  find: { order: 3, parts: 'first', names: ['scientificName', 'commonNames'] },
  synonyms: ['InvasiveSpecies', 'EspecieInvasora', 'EspeciesInvasoras'],
});
