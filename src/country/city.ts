// A city is a municipality, or another unit of the same level.

import { defineFamily } from '../engine/model/family.js';
import { boolean, integer, number, text } from '../engine/model/field.js';
import { figures, many, one } from '../engine/model/relation.js';
import { empties, emptyList, marker, notExpanded } from '../engine/model/shape.js';
import { areaFields } from './area-fields.js';
import { pictureFields } from './picture-fields.js';
import { cityHistory } from './place-history.js';
import { placeWords } from './place-words.js';
import {
  areaCode,
  demonym,
  description,
  englishDescription,
  idField,
  inEnglish,
  inhabitants,
  populationDensity,
} from './shared-fields.js';
import { surroundings } from './surroundings.js';

export const city = defineFamily({
  record: 'City',
  file: 'cities.json',
  title: { en: 'Municipalities', es: 'Municipios' },
  noun: { en: 'a municipality', es: 'un municipio' },
  all: { en: 'all municipalities', es: 'todos los municipios' },
  about: {
    en: 'The municipalities and the other units on the DANE list: non-municipalised areas, an island and an entity that no longer exists. Their types distinguish them.',
    es: 'Los municipios y las demás unidades de la lista del DANE: áreas no municipalizadas, una isla y una entidad que ya no existe. Su tipo los distingue.',
  },
  fields: {
    id: idField(),
    name: text().label({ en: 'Name', es: 'Nombre' }).about({
      en: 'Name in common use.',
      es: 'Nombre de uso común.',
    }),
    description: description().derived(),
    surface: number()
      .label({ en: 'Area, rounded', es: 'Superficie redondeada' })
      .unit('km²')
      .whole()
      .additive()
      .nullable()
      .derived()
      .repeats('surfaceKm2')
      .about({
        en: 'Area in square kilometres, rounded to the nearest integer; DANE, MGN 2025. Null for an entity that no longer exists.',
        es: 'Superficie en kilómetros cuadrados, redondeada al entero más cercano; DANE, MGN 2025. Null para una entidad que ya no existe.',
      }),
    population: number()
      .label({ en: 'Population', es: 'Población' })
      .unit(inhabitants)
      .additive()
      .whole()
      .nullable()
      .inYear(2025)
      .about({
        en: 'Inhabitants; DANE projection for 2025. Null for an entity that no longer exists.',
        es: 'Habitantes; proyección del DANE para 2025. Null para una entidad que ya no existe.',
      }),
    postalCode: text()
      .label({ en: 'Postal code', es: 'Código postal' })
      .matching(/^\d{6}$/)
      .nullable()
      .about({
        en: 'Its lowest urban postal code, or its lowest rural one if it has no urban ones; null if it has none.',
        es: 'El menor de sus códigos postales urbanos, o de los rurales si no tiene urbanos; null si no tiene ninguno.',
      }),
    departmentId: integer()
      .label({ en: 'Department', es: 'Departamento' })
      .about({ en: 'Id of its department.', es: 'Id de su departamento.' }),
    surfaceKm2: number()
      .label({ en: 'Area', es: 'Superficie' })
      .unit('km²')
      .additive()
      .nullable()
      .extended()
      .about({
        en: 'Area in square kilometres; DANE, MGN 2025. Null for an entity that no longer exists.',
        es: 'Superficie en kilómetros cuadrados; DANE, MGN 2025. Null para una entidad que ya no existe.',
      }),
    daneCode: text()
      .label({ en: 'DANE code', es: 'Código DANE' })
      .matching(/^\d{5}$/)
      .nullable()
      .extended()
      .about({
        en: 'DANE code (DIVIPOLA), five digits; the first two are those of its department. Null for an entity that no longer exists.',
        es: 'Código DANE (DIVIPOLA), cinco dígitos; los dos primeros son los de su departamento. Null para una entidad que ya no existe.',
      }),
    officialName: text().label({ en: 'Official name', es: 'Nombre oficial' }).nullable().extended().about({
      en: 'Name in the DIVIPOLA, the list of DANE, the national statistics office. Null for an entity that no longer exists.',
      es: 'Nombre en la DIVIPOLA, la lista del DANE. Null para una entidad que ya no existe.',
    }),
    type: text()
      .label({ en: 'Type', es: 'Tipo' })
      .oneOf('Municipio', 'Isla', 'Área no municipalizada')
      .named(
        inEnglish({
          Municipio: 'Municipality',
          Isla: 'Island',
          'Área no municipalizada': 'Non-municipalised area',
        }),
      )
      .nullable()
      .extended()
      .about({
        en: 'Classification by DANE; null for an entity that no longer exists.',
        es: 'Clasificación del DANE; null para una entidad que ya no existe.',
      }),
    latitude: number()
      .label({ en: 'Latitude of the seat', es: 'Latitud de la cabecera' })
      .unit('°')
      .between(-90, 90)
      .extended()
      .about({ en: 'Latitude of its seat, in degrees.', es: 'Latitud de la cabecera, en grados.' }),
    longitude: number()
      .label({ en: 'Longitude of the seat', es: 'Longitud de la cabecera' })
      .unit('°')
      .between(-180, 180)
      .extended()
      .about({ en: 'Longitude of its seat, in degrees.', es: 'Longitud de la cabecera, en grados.' }),
    elevation: number()
      .label({ en: 'Elevation of the seat', es: 'Altitud de la cabecera' })
      .unit('m')
      .whole()
      .nullable()
      .extended()
      .about({
        en: 'Elevation of its seat, in metres above sea level; null if it is not known.',
        es: 'Altitud de la cabecera, en metros sobre el nivel del mar; null si no se conoce.',
      }),
    website: text().label({ en: 'Website', es: 'Sitio web' }).nullable().extended().about({
      en: 'Website of its town hall; null if it is not certain.',
      es: 'Sitio web de su alcaldía; null si no se conoce con certeza.',
    }),
    pdet: boolean().label({ en: 'In a PDET', es: 'Hace parte de un PDET' }).nullable().extended().about({
      en: 'Whether it belongs to a development programme with a territorial focus (PDET, Decreto 893 de 2017); null if it is not known.',
      es: 'Si hace parte de un programa de desarrollo con enfoque territorial (PDET, Decreto 893 de 2017); null si no se conoce.',
    }),
    zomac: boolean().label({ en: 'Is a ZOMAC', es: 'Es ZOMAC' }).nullable().extended().about({
      en: 'Whether it is one of the areas most affected by the armed conflict (ZOMAC, Decreto 1650 de 2017); null if it is not known.',
      es: 'Si es una de las zonas más afectadas por el conflicto armado (ZOMAC, Decreto 1650 de 2017); null si no se conoce.',
    }),
    planningRegion: text()
      .label({ en: 'Planning region', es: 'Región de planeación' })
      .oneOf(
        'Región Caribe',
        'Región Centro Oriente',
        'Región Centro Sur',
        'Región Eje Cafetero - Antioquia',
        'Región Llano',
        'Región Pacífico',
      )
      .named(
        inEnglish({
          'Región Caribe': 'Caribbean',
          'Región Centro Oriente': 'Central East',
          'Región Centro Sur': 'Central South',
          'Región Eje Cafetero - Antioquia': 'Coffee Axis and Antioquia',
          'Región Llano': 'Llanos',
          'Región Pacífico': 'Pacific',
        }),
      )
      .nullable()
      .extended()
      .about({
        en: 'Region it belongs to in national plans, not always its natural region; null if it is not known.',
        es: 'Región a la que pertenece en los planes nacionales, que no siempre es su región natural; null si no se conoce.',
      }),
    seatName: text().label({ en: 'Seat', es: 'Cabecera' }).nullable().extended().about({
      en: 'Name of its seat, in the DIVIPOLA; often, but not always, its own. Null for an entity that no longer exists.',
      es: 'Nombre de su cabecera en la DIVIPOLA; a menudo, pero no siempre, el suyo. Null para una entidad que ya no existe.',
    }),
    wikidataId: text()
      .label({ en: 'Wikidata', es: 'Wikidata' })
      .matching(/^Q\d+$/)
      .sameAs('http://www.wikidata.org/entity/{}')
      .nullable()
      .extended()
      .about({
        en: 'Its item in Wikidata; null if sources do not agree on it.',
        es: 'Su elemento en Wikidata; null si las fuentes no coinciden.',
      }),
    geonamesId: integer()
      .label({ en: 'GeoNames', es: 'GeoNames' })
      .sameAs('https://sws.geonames.org/{}/')
      .nullable()
      .extended()
      .about({
        en: 'Its number in GeoNames, as an administrative division; null if it has none.',
        es: 'Su número en GeoNames, como división administrativa; null si no tiene.',
      }),
    osmRelationId: integer()
      .label({ en: 'OpenStreetMap', es: 'OpenStreetMap' })
      .sameAs('https://www.openstreetmap.org/relation/{}')
      .nullable()
      .extended()
      .about({
        en: 'Number of its relation in OpenStreetMap; null if it is not known.',
        es: 'Número de su relación en OpenStreetMap; null si no se conoce.',
      }),
    areaCode: areaCode().nullable().about({
      en: 'Area code of its landlines, three digits, dialled before the seven of the number. Null for an entity that no longer exists.',
      es: 'Indicativo de sus teléfonos fijos, tres dígitos que se marcan antes de los siete del número. Null para una entidad que ya no existe.',
    }),
    founded: text()
      .label({ en: 'Founded', es: 'Fundación' })
      .matching(/^\d{4}(-\d{2}-\d{2})?$/)
      .nullable()
      .extended()
      .about({
        en: 'Date of its foundation as a settlement, a year or a day as far as it is known; null if it is not known or disputed.',
        es: 'Fecha de su fundación como poblado, un año o un día según lo que se conozca; null si no se conoce o se discute.',
      }),
    demonym: demonym(),
    ...areaFields(),
    ...pictureFields(),
    englishDescription: englishDescription(),
  },
  highlight: {
    label: { en: 'Municipality with most inhabitants', es: 'Municipio con más habitantes' },
    of: { most: 'population' },
  },
  columns: ['population', 'departmentId', 'populationDensity', 'surfaceKm2', 'daneCode', 'postalCode'],
  ratios: { populationDensity },
  schemaOrg: { type: 'City', properties: { sameAs: 'website' } },
  keyFacts: [
    { show: 'population', ranked: ['department'] },
    { show: 'populationDensity', ranked: [] },
    { show: 'daneCode' },
  ],
  relations: {
    department: one('department', 'departmentId'),
    touristAttractions: many('touristAttraction', 'cityId', { at: 'touristicAttractions' }),
    presidents: many('president', 'cityId', {
      title: { en: 'Presidents born in a municipality', es: 'Presidentes nacidos en un municipio' },
    }),
    indigenousReservations: many('indigenousReservation', 'cityId'),
    airports: many('airport', 'cityId', {
      title: { en: 'Airports that serve a municipality', es: 'Aeropuertos que sirven a un municipio' },
    }),
    radios: many('radio', 'cityId'),
    urbanCenters: many('urbanCenter', 'cityId', { alsoAt: ['UrbanCenter/city/{cityId}'] }),
    higherEducationInstitutions: many('higherEducationInstitution', 'cityId'),
    televisionChannels: many('televisionChannel', 'cityId'),
  },
  lists: {
    postalCodes: many('postalCode', 'cityId', { alsoAt: ['PostalCode/city/{cityId}'] }),
    volcanoes: many('volcano', 'cityId', { view: 'full' }),
    heritageCities: many('heritageCity', 'cityId'),
    locatedAirports: many('airport', 'municipalityId', {
      title: { en: 'Airports in a municipality', es: 'Aeropuertos en un municipio' },
    }),
    traditionalFairsAndFestivals: many('traditionalFairAndFestival', 'cityId', {
      alsoAt: ['TraditionalFairAndFestival/{cityId}/city'],
    }),
    internationalDesignations: many('internationalDesignation', 'cityId', { view: 'plain' }),
  },
  figures: { population: figures('population'), ethnicPopulation: figures('ethnicPopulation') },
  otherName: 'officialName',
  knownBy: {
    daneCode: { en: 'DANE code', es: 'código DANE', example: '05001', also: ['divipola'] },
    wikidataId: { en: 'Wikidata item', es: 'elemento de Wikidata', example: 'Q48278' },
    geonamesId: { en: 'GeoNames id', es: 'id de GeoNames', example: '3674954' },
    osmRelationId: { en: 'OpenStreetMap relation', es: 'relación de OpenStreetMap', example: '1343264' },
  },
  find: {
    order: 1,
    weight: 'population',
    names: ['demonym'],
    generic: ['D.C.'],
    within: { family: 'department', key: 'departmentId' },
    words: ['Town', 'Pueblo', 'Pueblos', 'Mpio', 'Código DANE', 'DANE', 'DANE code'],
  },
  synonyms: ['Cities', 'Municipality', 'Municipalities', 'Ciudad', 'Ciudades', 'Municipio', 'Municipios'],
  identifiers: ['daneCode'],
  proper: {
    field: 'type',
    value: 'Municipio',
    others: {
      one: { en: 'other unit', es: 'otra unidad' },
      many: { en: 'other units', es: 'otras unidades' },
    },
  },
  boundary: {
    files: { fine: 'boundaries/fine.json', coarse: 'boundaries/coarse.json' },
    islets: 'boundaries/islets.json',
    source: 'mgn-boundaries',
    groups: ['department', 'department.region', 'department.country'],
    places: 'urbanCenters',
    plane: 'MAGNA-SIRGAS',
    surroundings,
  },
  matching: {
    within: 'department',
    seat: 'cityCapital',
    parts: 'urbanCenters',
    columns: {
      own: ['municipality', 'municipio', 'city', 'ciudad', 'town', 'mpio'],
      within: ['department', 'departamento', 'depto', 'dpto', 'state'],
      both: ['place', 'lugar', 'location', 'ubicacion'],
      alone: ['name', 'nombre'],
    },
    words: placeWords,
    example: { own: 'MEDELLIN', within: 'Antioquia' },
  },
  history: cityHistory,
  search: ['name', 'officialName', 'description', 'postalCode', 'daneCode'],
  coordinates: { latitude: 'latitude', longitude: 'longitude' },
  embeds: ['department'],
  shapes: {
    full: {
      department: marker,
      touristAttractions: 'inCity',
      presidents: 'inCity',
      indigenousReservations: 'inPlace',
      airports: empties,
      radios: 'inCity',
      urbanCenters: 'plain',
      higherEducationInstitutions: 'inCity',
      televisionChannels: 'inCity',
    },
    brief: {
      department: marker,
      touristAttractions: notExpanded,
      presidents: notExpanded,
      indigenousReservations: notExpanded,
      airports: empties,
      radios: notExpanded,
      urbanCenters: notExpanded,
      higherEducationInstitutions: notExpanded,
      televisionChannels: notExpanded,
    },
    // Clients of API Colombia iterate over this list in the city of an attraction.
    inAttraction: {
      department: notExpanded,
      touristAttractions: emptyList,
      presidents: notExpanded,
      indigenousReservations: notExpanded,
      airports: notExpanded,
      radios: notExpanded,
      urbanCenters: notExpanded,
      higherEducationInstitutions: notExpanded,
      televisionChannels: notExpanded,
    },
  },
  views: { wholeList: 'full', byId: 'full' },
});
