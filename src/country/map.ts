// An official map, with pictures and the page that publishes them.
import { defineFamily } from '../engine/model/family.js';
import { integer, text, texts } from '../engine/model/field.js';
import { one } from '../engine/model/relation.js';
import { marker } from '../engine/model/shape.js';
import { description, idField } from './shared-fields.js';

export const map = defineFamily({
  record: 'Map',
  file: 'maps.json',
  title: { en: 'Maps', es: 'Mapas' },
  noun: { en: 'a map', es: 'un mapa' },
  all: { en: 'all maps', es: 'todos los mapas' },
  about: {
    en: 'Official maps of the country. Maps of the whole country have no department.',
    es: 'Mapas oficiales del país. Los mapas de todo el país no tienen departamento.',
  },
  fields: {
    id: idField(),
    name: text()
      .label({ en: 'Title', es: 'Título' })
      .about({ en: 'Title of the map.', es: 'Título del mapa.' }),
    description: description(),
    departmentId: integer().label({ en: 'Department', es: 'Departamento' }).nullable().about({
      en: 'Id of the department it shows; null for a map of the whole country.',
      es: 'Id del departamento que muestra; null para un mapa de todo el país.',
    }),
    urlImages: texts()
      .label({ en: 'Pictures', es: 'Imágenes' })
      .picture()
      .about({ en: 'URLs of its images.', es: 'URL de sus imágenes.' }),
    urlSource: text().label({ en: 'Published at', es: 'Publicado en' }).about({
      en: 'URL of the page where it was published.',
      es: 'URL de la página donde se publicó.',
    }),
  },
  columns: ['departmentId', 'urlSource'],
  example: 4,
  keyFacts: [{ show: 'departmentId' }],
  relations: { department: one('department', 'departmentId') },
  search: ['name', 'description'],
  shapes: { inDepartment: { department: marker } },
  find: { order: 5 },
  synonyms: ['Maps', 'Mapa', 'Mapas'],
});
