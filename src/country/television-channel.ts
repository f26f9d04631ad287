// A television channel.
import { defineFamily } from '../engine/model/family.js';
import { boolean, integer, text } from '../engine/model/field.js';
import { one } from '../engine/model/relation.js';
import { marker } from '../engine/model/shape.js';
import { idField } from './shared-fields.js';

export const televisionChannel = defineFamily({
  record: 'TelevisionChannel',
  file: 'television-channels.json',
  title: { en: 'Television channels', es: 'Canales de televisión' },
  noun: { en: 'a television channel', es: 'un canal de televisión' },
  all: { en: 'all television channels', es: 'todos los canales de televisión' },
  about: {
    en: 'Television channels, national, regional and local.',
    es: 'Canales de televisión nacionales, regionales y locales.',
  },
  fields: {
    id: idField(),
    name: text()
      .label({ en: 'Name', es: 'Nombre' })
      .about({ en: 'Name of the channel.', es: 'Nombre del canal.' }),
    cityId: integer().label({ en: 'Municipality', es: 'Municipio' }).nullable().about({
      en: 'Id of the municipality it is based in; null if it is not known.',
      es: 'Id del municipio donde tiene su sede; null si no se conoce.',
    }),
    url: text().label({ en: 'Website or stream', es: 'Sitio web o señal en línea' }).nullable().about({
      en: 'URL of its website or live stream; null if it is not known.',
      es: 'URL de su sitio web o de su señal en vivo; null si no se conoce.',
    }),
    isActive: boolean().label({ en: 'Broadcasting', es: 'Al aire' }).about({
      en: 'False if the channel is known to have closed.',
      es: 'Es false si se sabe que el canal cerró.',
    }),
  },
  columns: ['cityId', 'isActive'],
  example: 123,
  schemaOrg: { type: 'Organization', properties: { sameAs: 'url' } },
  keyFacts: [{ show: 'isActive' }, { show: 'cityId' }],
  relations: { city: one('city', 'cityId') },
  search: ['name'],
  embeds: ['city'],
  shapes: { inCity: { city: marker } },
  find: { order: 3, within: { family: 'city', key: 'cityId' }, words: ['TV'] },
  synonyms: ['TelevisionChannels', 'Channel', 'Channels', 'CanalDeTelevision', 'Canal', 'Canales'],
});
