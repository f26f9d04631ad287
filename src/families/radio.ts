// A radio station.
import { defineFamily } from '../model/family.js';
import { integer, number, text, texts } from '../model/field.js';
import { one } from '../model/relation.js';
import { marker } from '../model/shape.js';

export const radio = defineFamily({
  record: 'Radio',
  file: 'radios.json',
  about: 'Radio stations with frequency and streams.',
  fields: {
    id: integer(),
    name: text(),
    frequency: number().nullable().about('MHz for FM, kHz for AM; null for a station that only streams.'),
    band: text().oneOf('FM', 'AM', 'Stream'),
    cityId: integer(),
    url: text().nullable(),
    streamers: texts(),
  },
  relations: { city: one('city', 'cityId') },
  search: ['name', 'band'],
  embeds: ['city'],
  shapes: { inCity: { city: marker } },
  synonyms: ['Radios', 'RadioStation', 'RadioStations', 'Emisora', 'Emisoras'],
});
