// A plant or an animal from elsewhere that does harm here.
import { defineFamily } from '../model/family.js';
import { integer, number, text } from '../model/field.js';

export const invasiveSpecie = defineFamily({
  record: 'InvasiveSpecie',
  file: 'invasive-species.json',
  about: 'Plants and animals from elsewhere that do harm here, with their risk.',
  fields: {
    id: integer(),
    name: text(),
    scientificName: text(),
    commonNames: text(),
    impact: text().nullable(),
    manage: text().nullable(),
    riskLevel: number().between(0, 2).about('0 low, 1 medium, 2 high.'),
    urlImage: text(),
  },
  relations: {},
  search: ['name', 'scientificName', 'commonNames', 'impact', 'manage'],
  synonyms: ['InvasiveSpecies', 'EspecieInvasora', 'EspeciesInvasoras'],
});
