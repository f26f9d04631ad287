// A place that visitors travel to.
import { defineFamily } from '../engine/model/family.js';
import { text, texts } from '../engine/model/field.js';
import { one } from '../engine/model/relation.js';
import { marker } from '../engine/model/shape.js';
import { pictureFields } from './picture-fields.js';
import { cityId, description, englishDescription, englishName, idField } from './shared-fields.js';

const decimal = /^-?\d+(\.\d+)?$/;

export const touristAttraction = defineFamily({
  record: 'TouristAttraction',
  path: 'TouristicAttraction',
  file: 'tourist-attractions.json',
  title: { en: 'Tourist attractions', es: 'Atracciones turísticas' },
  noun: { en: 'a tourist attraction', es: 'una atracción turística' },
  all: { en: 'all tourist attractions', es: 'todas las atracciones turísticas' },
  about: {
    en: 'Tourist attractions with images and coordinates.',
    es: 'Atracciones turísticas con imágenes y coordenadas.',
  },
  fields: {
    id: idField(),
    name: text()
      .label({ en: 'Name', es: 'Nombre' })
      .about({ en: 'Name of the attraction.', es: 'Nombre de la atracción.' }),
    description: description(),
    images: texts().label({ en: 'Pictures', es: 'Imágenes' }).picture().about({
      en: 'URLs of images; empty if it has none.',
      es: 'URL de imágenes; vacío si no hay.',
    }),
    latitude: text()
      .label({ en: 'Latitude', es: 'Latitud' })
      .matching(decimal)
      .about({ en: 'Latitude in degrees, as text.', es: 'Latitud en grados, como texto.' }),
    longitude: text()
      .label({ en: 'Longitude', es: 'Longitud' })
      .matching(decimal)
      .about({ en: 'Longitude in degrees, as text.', es: 'Longitud en grados, como texto.' }),
    cityId: cityId(),
    englishName: englishName(),
    ...pictureFields(),
    englishDescription: englishDescription(),
  },
  columns: ['cityId', 'description'],
  example: 20,
  schemaOrg: { type: 'TouristAttraction' },
  keyFacts: [{ show: 'cityId' }],
  relations: { city: one('city', 'cityId') },
  search: ['name', 'description'],
  coordinates: { latitude: 'latitude', longitude: 'longitude' },
  embeds: { city: 'inAttraction' },
  shapes: { inCity: { city: marker } },
  views: { search: 'plain', pagedList: 'inCity' },
  find: {
    names: ['englishName'],
    order: 2,
    parts: 'first',
    within: { family: 'city', key: 'cityId' },
    words: ['sight', 'attraction', 'turismo', 'Atracciones', 'Sitios turísticos', 'Lugares turísticos'],
  },
  synonyms: [
    'TouristAttraction',
    'TouristAttractions',
    'TouristicAttractions',
    'AtraccionTuristica',
    'AtractivosTuristicos',
  ],
});
