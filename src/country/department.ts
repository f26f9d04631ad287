// A department: the first level of the administrative division, the capital district included.

import { defineFamily } from '../engine/model/family.js';
import { integer, number, text } from '../engine/model/field.js';
import { many, one, sums, through } from '../engine/model/relation.js';
import { empties, notExpanded } from '../engine/model/shape.js';
import { areaFields } from './area-fields.js';
import { departmentHistory } from './place-history.js';
import {
  areaCode,
  demonym,
  description,
  englishDescription,
  idField,
  inhabitants,
  populationDensity,
  roundedArea,
} from './shared-fields.js';

export const department = defineFamily({
  record: 'Department',
  file: 'departments.json',
  title: { en: 'Departments', es: 'Departamentos' },
  noun: { en: 'a department', es: 'un departamento' },
  all: { en: 'all departments', es: 'todos los departamentos' },
  about: {
    en: 'The departments and the capital district, with their related records.',
    es: 'Los departamentos y el Distrito Capital, con sus registros relacionados.',
  },
  fields: {
    id: idField(),
    name: text()
      .label({ en: 'Name', es: 'Nombre' })
      .about({ en: 'Name in common use.', es: 'Nombre de uso común.' }),
    description: description(),
    cityCapitalId: integer().label({ en: 'Capital', es: 'Capital' }).about({
      en: 'Id of the municipality that is its capital.',
      es: 'Id del municipio que es su capital.',
    }),
    municipalities: number()
      .label({ en: 'Municipalities', es: 'Municipios' })
      .unit({ en: 'municipalities', es: 'municipios' })
      .additive()
      .whole()
      .derived()
      .about({
        en: 'Number of municipalities; the island of San Andrés and the non-municipalised areas, which DANE classifies separately, are not included.',
        es: 'Número de municipios; no cuentan la isla de San Andrés ni las áreas no municipalizadas, que el DANE clasifica aparte.',
      }),
    surface: roundedArea(),
    population: number()
      .label({ en: 'Population', es: 'Población' })
      .unit(inhabitants)
      .additive()
      .whole()
      .derived()
      .inYear(2025)
      .about({
        en: 'Inhabitants, the sum of its municipalities; DANE projection for 2025.',
        es: 'Habitantes, la suma de sus municipios; proyección del DANE para 2025.',
      }),
    phonePrefix: text().label({ en: 'Phone prefix', es: 'Indicativo telefónico' }).about({
      en: 'Area code in the one-digit form used until 2021; `areaCode` contains the one in use.',
      es: 'Indicativo de un dígito que se usó hasta 2021; `areaCode` contiene el vigente.',
    }),
    countryId: integer()
      .label({ en: 'Country', es: 'País' })
      .about({ en: 'Id of the country.', es: 'Id del país.' }),
    regionId: integer()
      .label({ en: 'Natural region', es: 'Región natural' })
      .about({ en: 'Id of its natural region.', es: 'Id de su región natural.' }),
    surfaceKm2: number()
      .label({ en: 'Area', es: 'Superficie' })
      .unit('km²')
      .additive()
      .extended()
      .derived()
      .about({
        en: 'Area in square kilometres, the sum of its municipalities; DANE, MGN 2025.',
        es: 'Superficie en kilómetros cuadrados, la suma de sus municipios; DANE, MGN 2025.',
      }),
    daneCode: text()
      .label({ en: 'DANE code', es: 'Código DANE' })
      .matching(/^\d{2}$/)
      .extended()
      .about({ en: 'DANE code (DIVIPOLA), two digits.', es: 'Código DANE (DIVIPOLA), dos dígitos.' }),
    isoCode: text()
      .label({ en: 'ISO code', es: 'Código ISO' })
      .matching(/^CO-[A-Z]{2,3}$/)
      .extended()
      .about({ en: 'ISO 3166-2 code.', es: 'Código ISO 3166-2.' }),
    latitude: number()
      .label({ en: 'Latitude of the capital', es: 'Latitud de la capital' })
      .unit('°')
      .between(-90, 90)
      .extended()
      .about({ en: 'Latitude of its capital, in degrees.', es: 'Latitud de su capital, en grados.' }),
    longitude: number()
      .label({ en: 'Longitude of the capital', es: 'Longitud de la capital' })
      .unit('°')
      .between(-180, 180)
      .extended()
      .about({ en: 'Longitude of its capital, in degrees.', es: 'Longitud de su capital, en grados.' }),
    officialName: text().label({ en: 'Official name', es: 'Nombre oficial' }).extended().about({
      en: 'Name in the DIVIPOLA, the list of DANE, the national statistics office.',
      es: 'Nombre en la DIVIPOLA, la lista del DANE.',
    }),
    areaCode: areaCode(),
    demonym: demonym(),
    ...areaFields(),
    englishDescription: englishDescription(),
  },
  highlight: {
    label: { en: 'Largest department', es: 'Departamento más extenso' },
    of: { most: 'surfaceKm2' },
  },
  columns: ['population', 'populationDensity', 'surfaceKm2', 'cityCapitalId', 'regionId', 'daneCode'],
  ratios: { populationDensity },
  schemaOrg: { type: 'State' },
  keyFacts: [
    { show: 'population', ranked: [] },
    { show: 'cityCapitalId' },
    { show: 'surfaceKm2', ranked: [] },
  ],
  relations: {
    cityCapital: one('city', 'cityCapitalId'),
    country: one('country', 'countryId'),
    cities: many('city', 'departmentId'),
    region: one('region', 'regionId'),
    naturalAreas: many('naturalArea', 'departmentId'),
    maps: many('map', 'departmentId'),
    indigenousReservations: many('indigenousReservation', 'deparmentId'),
    airports: many('airport', 'deparmentId'),
  },
  lists: {
    volcanoes: many('volcano', 'departmentId'),
    typicalDishes: many('typicalDish', 'departmentId', { alsoAt: ['TypicalDish/{departmentId}/department'] }),
    heritageCities: many('heritageCity', 'departmentId'),
    intangibleHeritages: many('intangibleHeritage', 'departmentId', {
      alsoAt: ['IntangibleHeritage/{departmentId}/department'],
    }),
    touristAttractions: through('cities', 'touristAttractions', { at: 'touristicAttractions' }),
    presidents: through('cities', 'presidents', {
      title: { en: 'Presidents born in a department', es: 'Presidentes nacidos en un departamento' },
    }),
    radios: through('cities', 'radios'),
    higherEducationInstitutions: through('cities', 'higherEducationInstitutions'),
    televisionChannels: through('cities', 'televisionChannels'),
    postalCodes: through('cities', 'postalCodes'),
    urbanCenters: through('cities', 'urbanCenters'),
    traditionalFairsAndFestivals: through('cities', 'traditionalFairsAndFestivals'),
    internationalDesignations: many('internationalDesignation', 'departmentId', { view: 'plain' }),
  },
  figures: {
    population: sums('population', 'cities'),
    ethnicPopulation: sums('ethnicPopulation', 'cities'),
  },
  knownBy: {
    daneCode: { en: 'DANE code', es: 'código DANE', example: '05' },
    areaCode: {
      en: 'area code',
      es: 'indicativo',
      example: '604',
      also: ['prefijo', 'código de área', 'indicativo telefónico', 'phone prefix'],
    },
    isoCode: { en: 'ISO 3166-2 code', es: 'código ISO 3166-2', example: 'CO-ANT' },
  },
  find: {
    order: 1,
    weight: 'population',
    names: ['demonym'],
    within: { family: 'country', key: 'countryId' },
    words: ['Dept', 'Depto', 'Dpto'],
    seat: {
      key: 'cityCapitalId',
      family: 'city',
      words: ['Capital', 'Capital city', 'Capital departamental'],
    },
  },
  synonyms: ['Departments', 'Departamento', 'Departamentos'],
  identifiers: ['daneCode', 'isoCode'],
  history: departmentHistory,
  search: ['name', 'description', 'phonePrefix'],
  coordinates: { latitude: 'latitude', longitude: 'longitude' },
  embeds: ['cityCapital'],
  shapes: {
    full: {
      cityCapital: 'brief',
      country: 'plain',
      cities: 'brief',
      region: 'inDepartment',
      naturalAreas: 'inDepartment',
      maps: 'inDepartment',
      indigenousReservations: 'inPlace',
      airports: empties,
    },
    brief: {
      cityCapital: notExpanded,
      country: notExpanded,
      cities: notExpanded,
      region: notExpanded,
      naturalAreas: notExpanded,
      maps: notExpanded,
      indigenousReservations: notExpanded,
      airports: empties,
    },
  },
  views: { search: 'full' },
});
