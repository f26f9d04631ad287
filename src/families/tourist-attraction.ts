// A place that visitors come for.
import { defineFamily } from '../model/family.js';
import { integer, text, texts } from '../model/field.js';
import { one } from '../model/relation.js';
import { marker } from '../model/shape.js';

const decimal = /^-?\d+(\.\d+)?$/;

export const touristAttraction = defineFamily({
  record: 'TouristAttraction',
  path: 'TouristicAttraction',
  file: 'tourist-attractions.json',
  about: 'Places that visitors come for, with pictures and position.',
  fields: {
    id: integer(),
    name: text(),
    description: text().nullable(),
    images: texts(),
    latitude: text().matching(decimal).about('Degrees, as a text.'),
    longitude: text().matching(decimal).about('Degrees, as a text.'),
    cityId: integer(),
  },
  relations: { city: one('city', 'cityId') },
  search: ['name', 'description'],
  place: { latitude: 'latitude', longitude: 'longitude' },
  embeds: ['city'],
  shapes: { inCity: { city: marker } },
  views: { search: 'plain', page: 'inCity' },
  synonyms: ['TouristAttraction', 'TouristAttractions', 'TouristicAttractions', 'AtraccionTuristica'],
});
