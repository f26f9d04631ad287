// A town of the national network of heritage towns.
import { defineFamily } from '../engine/model/family.js';
import { text } from '../engine/model/field.js';
import { one } from '../engine/model/relation.js';
import { pictureFields } from './picture-fields.js';
import { cityId, departmentId, description, englishDescription, idField } from './shared-fields.js';

export const heritageCity = defineFamily({
  record: 'HeritageCity',
  file: 'heritage-cities.json',
  title: { en: 'Heritage towns', es: 'Pueblos patrimonio' },
  noun: { en: 'a heritage town', es: 'un pueblo patrimonio' },
  all: { en: 'all heritage towns', es: 'todos los pueblos patrimonio' },
  about: {
    en: 'The towns of the national network of heritage towns.',
    es: 'Los pueblos de la red nacional de pueblos patrimonio.',
  },
  fields: {
    id: idField(),
    name: text().label({ en: 'Name', es: 'Nombre' }).about({
      en: 'Name of the town, a comma, and its department.',
      es: 'Nombre del pueblo, coma y su departamento.',
    }),
    description: description(),
    cityId: cityId(),
    departmentId: departmentId(),
    image: text()
      .label({ en: 'Picture', es: 'Imagen' })
      .picture()
      .about({ en: 'URL of an image.', es: 'URL de una imagen.' }),
    ...pictureFields(),
    englishDescription: englishDescription(),
  },
  columns: ['departmentId', 'cityId'],
  example: 16,
  keyFacts: [{ show: 'cityId' }, { show: 'departmentId' }],
  relations: {
    city: one('city', 'cityId'),
    department: one('department', 'departmentId'),
  },
  search: ['name', 'description'],
  embeds: ['city', 'department'],
  shapes: { full: { city: 'brief', department: 'brief' } },
  views: { byId: 'full' },
  find: { order: 4, within: { family: 'department', key: 'departmentId' } },
  synonyms: ['HeritageCities', 'HeritageTown', 'HeritageTowns', 'CiudadPatrimonio', 'PueblosPatrimonio'],
});
