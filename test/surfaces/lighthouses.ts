// A family and a figure of areas that are new to the service. This file has everything for both, and no other file mentions them.
import { createService, type Service, surfacesOf } from '../../src/app.js';
import { families } from '../../src/country/index.js';
import type { Dataset, Source } from '../../src/engine/dataset/dataset.js';
import { defineModel } from '../../src/engine/model/define-model.js';
import { defineFamily } from '../../src/engine/model/family.js';
import { integer, number, text } from '../../src/engine/model/field.js';
import { many, one } from '../../src/engine/model/relation.js';
import { readSettings } from '../../src/settings/settings.js';
import { smallDataset } from '../system/small-data.js';

const lighthouse = defineFamily({
  record: 'Lighthouse',
  file: 'lighthouses.json',
  title: { en: 'Lighthouses', es: 'Faros' },
  noun: { en: 'a lighthouse', es: 'un faro' },
  all: { en: 'all lighthouses', es: 'todos los faros' },
  about: { en: 'Lighthouses, for this test.', es: 'Faros, para esta prueba.' },
  fields: {
    id: integer().about({ en: 'Its number.', es: 'Su número.' }),
    name: text().about({ en: 'Its name.', es: 'Su nombre.' }),
    code: text().about({ en: 'Its code.', es: 'Su código.' }),
    height: number()
      .unit('m')
      .nullable()
      .about({ en: 'Metres above the ground.', es: 'Metros sobre el suelo.' }),
    keeper: text().nullable().extended().about({ en: 'Who keeps it.', es: 'Quién lo cuida.' }),
    cityId: integer().about({ en: 'Where it is.', es: 'Dónde está.' }),
    latitude: number().about({ en: 'Latitude.', es: 'Latitud.' }),
    longitude: number().about({ en: 'Longitude.', es: 'Longitud.' }),
  },
  relations: { city: one('city', 'cityId') },
  coordinates: { latitude: 'latitude', longitude: 'longitude' },
  find: { order: 1, weight: 'height' },
  search: ['name', 'city.name'],
  codes: ['code'],
  embeds: ['city'],
});

export const lighthouseFields = Object.keys(lighthouse.fields);

const here = { latitude: 1.5, longitude: -69.5 };
const rows = [
  { id: 1, name: 'Faro Ñato', code: 'F-1', height: null, keeper: 'Inés', cityId: 1, ...here },
  { id: 4, name: 'Faro Alto', code: 'F-4', height: 21.5, keeper: null, cityId: 12, ...here },
];

/** A figure that only one department has. */
export const LIT = { department: 5, share: 12.5 };

export const pilots: Source = {
  id: 'pilots',
  publisher: 'The pilots',
  title: { en: 'List of lights', es: 'Lista de luces' },
  licence: 'CC0-1.0',
  terms: 'public-domain',
  date: '2026-01-31',
  dateFrom: 'release',
  retrieved: null,
  url: 'https://lights.example',
  through: null,
};

/** The data has few records of other families, so that the description and the searches are ready sooner. */
export async function serviceWithLighthouses(): Promise<Service> {
  const files = await smallDataset();
  const departments = files.families.get('department');
  if (departments === undefined) throw new Error('There are no departments.');
  const lit = departments.rows.map((row) => ({
    ...row,
    litShare: row.id === LIT.department ? LIT.share : null,
  }));
  const dataset: Dataset = {
    ...files,
    families: new Map([
      ...files.families,
      ['department', { ...departments, rows: lit }],
      ['lighthouse', { rows, location: (index) => ({ file: 'data/lighthouses.json', line: index + 2 }) }],
    ]),
    sources: [...files.sources, pilots],
    provenance: [
      ...files.provenance,
      ...lighthouseFields.map((field) => ({ family: 'lighthouse', field, source: pilots.id })),
      { family: 'department', field: 'litShare', source: pilots.id },
    ],
  };
  const city = {
    ...families.city,
    lists: { ...families.city.lists, lighthouses: many('lighthouse', 'cityId') },
  };
  const litShare = number()
    .unit('%')
    .nullable()
    .extended()
    .label({ en: 'Lit coast', es: 'Costa iluminada' })
    .about({ en: 'Its lit coast.', es: 'Su costa iluminada.' });
  const department = {
    ...families.department,
    fields: { ...families.department.fields, litShare },
  };
  const model = defineModel({ ...families, city, department, lighthouse } as unknown as typeof families);
  return createService({ model, dataset, surfaces: surfacesOf(readSettings({})) });
}
