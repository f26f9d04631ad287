// A television channel.
import { defineFamily } from '../model/family.js';
import { boolean, integer, text } from '../model/field.js';
import { one } from '../model/relation.js';
import { marker } from '../model/shape.js';

export const televisionChannel = defineFamily({
  record: 'TelevisionChannel',
  file: 'television-channels.json',
  about: 'Television channels, national, regional and local.',
  fields: {
    id: integer(),
    name: text(),
    cityId: integer().nullable(),
    url: text().nullable(),
    isActive: boolean(),
  },
  relations: { city: one('city', 'cityId') },
  search: ['name'],
  embeds: ['city'],
  shapes: { inCity: { city: marker } },
  synonyms: ['TelevisionChannels', 'Channel', 'Channels', 'CanalDeTelevision', 'Canal', 'Canales'],
});
