// A plant or an animal from elsewhere that does harm here.
import { defineFamily } from '../model/family.js';
import { number, text } from '../model/field.js';
import { id } from './shared-fields.js';

export const invasiveSpecie = defineFamily({
  record: 'InvasiveSpecie',
  file: 'invasive-species.json',
  title: { en: 'Invasive species', es: 'Especies invasoras' },
  noun: { en: 'an invasive species', es: 'una especie invasora' },
  all: { en: 'all invasive species', es: 'todas las especies invasoras' },
  about: {
    en: 'Introduced plants and animals that do harm in the country, with their risk level.',
    es: 'Plantas y animales introducidos que causan daño en el país, con su nivel de riesgo.',
  },
  fields: {
    id: id(),
    name: text().about({ en: 'Common name, in Spanish.', es: 'Nombre común.' }),
    scientificName: text().about({
      en: 'Scientific name; some include the author.',
      es: 'Nombre científico; algunos incluyen el autor.',
    }),
    commonNames: text().about({
      en: 'Further common names as one text, comma-separated, in Spanish.',
      es: 'Otros nombres comunes en un solo texto, separados por comas.',
    }),
    impact: text().nullable().about({
      en: 'The harm it does, in Spanish; null if it is not known.',
      es: 'El daño que causa; null si no se conoce.',
    }),
    manage: text().nullable().about({
      en: 'How to control it, in Spanish; null if it is not known.',
      es: 'Cómo se controla; null si no se sabe.',
    }),
    riskLevel: number()
      .between(0, 2)
      .about({ en: 'Risk level: 0 low, 1 medium, 2 high.', es: 'Nivel de riesgo: 0 bajo, 1 medio, 2 alto.' }),
    urlImage: text().about({ en: 'URL of an image.', es: 'URL de una imagen.' }),
  },
  relations: {},
  search: ['name', 'scientificName', 'commonNames', 'impact', 'manage'],
  synonyms: ['InvasiveSpecies', 'EspecieInvasora', 'EspeciesInvasoras'],
});
