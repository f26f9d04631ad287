// A radio station.
import { defineFamily } from '../engine/model/family.js';
import { number, text, texts } from '../engine/model/field.js';
import { one } from '../engine/model/relation.js';
import { marker } from '../engine/model/shape.js';
import { cityId, idField } from './shared-fields.js';

export const radio = defineFamily({
  record: 'Radio',
  file: 'radios.json',
  title: { en: 'Radio stations', es: 'Emisoras de radio' },
  noun: { en: 'a radio station', es: 'una emisora de radio' },
  all: { en: 'all radio stations', es: 'todas las emisoras de radio' },
  about: {
    en: 'Radio stations with their frequency and streams.',
    es: 'Emisoras de radio con su frecuencia y su transmisión en línea.',
  },
  fields: {
    id: idField(),
    name: text()
      .label({ en: 'Name', es: 'Nombre' })
      .about({ en: 'Name of the station.', es: 'Nombre de la emisora.' }),
    frequency: number().label({ en: 'Frequency', es: 'Frecuencia' }).nullable().about({
      en: 'MHz for FM, kHz for AM; null for a station that only streams, or if it is not known.',
      es: 'MHz para FM, kHz para AM; null para una emisora que solo transmite en línea, o si no se conoce.',
    }),
    band: text()
      .label({ en: 'Band', es: 'Banda' })
      .oneOf('FM', 'AM', 'Stream')
      .named({ Stream: { en: 'Online only', es: 'Solo en línea' } })
      .about({
        en: 'Band; `Stream` for a station that only streams.',
        es: 'Banda; `Stream` para una emisora que solo transmite en línea.',
      }),
    cityId: cityId(),
    url: text().label({ en: 'Website', es: 'Sitio web' }).nullable().about({
      en: 'URL of its website; null if it is not known.',
      es: 'URL de su sitio web; null si no se conoce.',
    }),
    streamers: texts().label({ en: 'Streams', es: 'Emisión en línea' }).about({
      en: 'URLs at which to listen to it: streams and playlists, without its page; empty if none is known.',
      es: 'URL en las que se escucha: transmisiones y listas de reproducción, sin su página; vacío si no se conoce ninguna.',
    }),
  },
  columns: ['cityId', 'frequency', 'band'],
  example: 30,
  schemaOrg: { type: 'RadioStation', properties: { sameAs: 'url' } },
  keyFacts: [{ show: 'frequency' }, { show: 'band' }, { show: 'cityId' }],
  relations: { city: one('city', 'cityId') },
  search: ['name', 'band'],
  embeds: ['city'],
  shapes: { inCity: { city: marker } },
  find: { order: 3, within: { family: 'city', key: 'cityId' } },
  synonyms: ['Radios', 'RadioStation', 'RadioStations', 'Emisora', 'Emisoras'],
});
