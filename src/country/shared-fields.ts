// Fields with the same meaning in several families.
import { integer, number, text } from '../engine/model/field.js';
import type { Localized } from '../engine/text/localized.js';

/** English names for the Spanish values of records, for `named`. All other values are equal in both languages. */
export const inEnglish = (names: Readonly<Record<string, string>>): Readonly<Record<string, Localized>> =>
  Object.fromEntries(Object.entries(names).map(([es, en]) => [es, { en, es }]));

export const inhabitants = { en: 'inhabitants', es: 'habitantes' } as const;

/** For an area with a population and an exact surface. */
export const populationDensity = {
  of: 'population',
  per: 'surfaceKm2',
  label: { en: 'Density', es: 'Densidad' },
  unit: { en: 'inhabitants per km²', es: 'habitantes por km²' },
} as const;

export const idField = () =>
  integer().label({ en: 'Id', es: 'Id' }).about({
    en: 'Permanent identifier of the record, never reused.',
    es: 'Identificador del registro; es permanente y nunca se reutiliza.',
  });

/** The `otherName` of its family. */
export const englishName = () =>
  text().label({ en: 'English name', es: 'Nombre en inglés' }).writtenIn('en').nullable().extended().about({
    en: 'English name; null if it is the same or not known.',
    es: 'Nombre en inglés; null si es el mismo o no se conoce.',
  });

export const description = () =>
  text().label({ en: 'Description', es: 'Descripción' }).nullable().about({
    en: 'Short description in Spanish; null if missing.',
    es: 'Texto breve, en español; null si no hay.',
  });

/** Written from the same facts as the description, but not a literal translation. */
export const englishDescription = () =>
  text()
    .label({ en: 'Description in English', es: 'Descripción en inglés' })
    .translationOf('description', 'en')
    .nullable()
    .extended()
    .about({
      en: 'Short description in English; null if it is not written yet.',
      es: 'Texto breve, en inglés; null si aún no se ha escrito.',
    });

export const roundedArea = () =>
  number()
    .label({ en: 'Area, rounded', es: 'Superficie redondeada' })
    .unit('km²')
    .whole()
    .additive()
    .derived()
    .repeats('surfaceKm2')
    .about({
      en: 'Area in square kilometres, rounded to the nearest integer; DANE, MGN 2025.',
      es: 'Superficie en kilómetros cuadrados, redondeada al entero más cercano; DANE, MGN 2025.',
    });

export const cityId = () =>
  integer()
    .label({ en: 'Municipality', es: 'Municipio' })
    .about({ en: 'Id of the municipality it is in.', es: 'Id del municipio donde está.' });

export const departmentId = () =>
  integer()
    .label({ en: 'Department', es: 'Departamento' })
    .about({ en: 'Id of the department it is in.', es: 'Id del departamento donde está.' });

export const areaCode = () =>
  text()
    .label({ en: 'Area code', es: 'Indicativo' })
    .matching(/^60[124-8]$/)
    .extended()
    .about({
      en: 'Area code of its landlines, three digits, dialled before the seven of the number.',
      es: 'Indicativo de sus teléfonos fijos, tres dígitos que se marcan antes de los siete del número.',
    });

export const demonym = () =>
  text().label({ en: 'Demonym', es: 'Gentilicio' }).nullable().extended().about({
    en: 'What its people are called, in Spanish and masculine singular, several forms separated by commas; null if no source gives it.',
    es: 'Gentilicio, en masculino singular, con varias formas separadas por comas; null si ninguna fuente lo indica.',
  });

/** The contract misspells this name. */
export const deparmentId = () =>
  integer().label({ en: 'Department', es: 'Departamento' }).alias('departmentId').about({
    en: 'Id of the department it is in; the contract spells the name this way.',
    es: 'Id del departamento donde está; el contrato escribe así el nombre.',
  });

export const latitudeField = () =>
  number().label({ en: 'Latitude', es: 'Latitud' }).unit('°').between(-90, 90).about({
    en: 'Latitude in degrees, positive to the north.',
    es: 'Latitud en grados, positiva al norte.',
  });

export const longitudeField = () =>
  number().label({ en: 'Longitude', es: 'Longitud' }).unit('°').between(-180, 180).about({
    en: 'Longitude in degrees, positive to the east.',
    es: 'Longitud en grados, positiva al este.',
  });
