// A populated centre that the national statistics office gives a code.
import { defineFamily } from '../model/family.js';
import { integer, number, text } from '../model/field.js';

export const urbanCenter = defineFamily({
  record: 'UrbanCenter',
  file: 'urban-centers.json',
  about: 'Populated centres: the seat of each municipality and the settlements around it.',
  fields: {
    id: integer(),
    cityId: integer(),
    code: text()
      .matching(/^\d{8}$/)
      .about('DANE code, eight digits.'),
    name: text(),
    type: text().oneOf('Cabecera municipal', 'Centro poblado'),
    longitude: number().between(-180, 180),
    latitude: number().between(-90, 90),
  },
  relations: {},
  search: ['name', 'code', 'type'],
  codes: ['code'],
  place: { latitude: 'latitude', longitude: 'longitude' },
  synonyms: ['UrbanCenters', 'UrbanCentre', 'UrbanCentres', 'CentroPoblado', 'CentrosPoblados'],
});
