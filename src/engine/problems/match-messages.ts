// Messages about how a row was matched, or why it was not.
import type { Localized } from '../text/localized.js';

export const matchMessages = {
  matchedExactly: (name: string): Localized => ({
    en: `This is the exact name of ${name}.`,
    es: `Es el nombre exacto de ${name}.`,
  }),
  matchedByAlias: (name: string): Localized => ({
    en: `This is another name of ${name}.`,
    es: `Es otro nombre de ${name}.`,
  }),
  matchedByFormerName: (name: string): Localized => ({
    en: `This is a former name of ${name}.`,
    es: `Es un nombre anterior de ${name}.`,
  }),
  matchedByAbbreviation: (name: string): Localized => ({
    en: `This is an abbreviation of ${name}.`,
    es: `Es una abreviatura de ${name}.`,
  }),
  matchedBySpelling: (name: string): Localized => ({
    en: `This is ${name}, with its words joined, separated or left out.`,
    es: `Es ${name}, con palabras unidas, separadas u omitidas.`,
  }),
  matchedByTypo: (name: string): Localized => ({
    en: `This is ${name} with a typo; no other name is as similar.`,
    es: `Es ${name} con un error de digitación; ningún otro nombre se parece tanto.`,
  }),
  matchedByCode: (name: string): Localized => ({
    en: `This is the code of ${name}.`,
    es: `Es el código de ${name}.`,
  }),
  matchedByFormerCode: (name: string): Localized => ({
    en: `This is a former code of ${name}.`,
    es: `Es un código anterior de ${name}.`,
  }),
  homonyms: (names: readonly string[]): Localized => ({
    en: `Several places have this name: ${names.join(', ')}. Add the larger area, or choose one.`,
    es: `Varios lugares tienen este nombre: ${names.join(', ')}. Agrega el área mayor a la que pertenece, o elige uno.`,
  }),
  similarNames: (names: readonly string[]): Localized => ({
    en: `Several names are equally similar: ${names.join(', ')}.`,
    es: `Varios nombres se parecen por igual: ${names.join(', ')}.`,
  }),
  contradictingNames: (names: readonly string[]): Localized => ({
    en: `No place fits all the names and codes in the row; it may be ${names.join(', ')}.`,
    es: `Ningún lugar coincide con todos los nombres y códigos de la fila; puede ser ${names.join(', ')}.`,
  }),
  unknownLargerArea: (text: string): Localized => ({
    en: `The larger area "${text}" is unknown.`,
    es: `No se reconoce el área mayor "${text}".`,
  }),
  onlyLargerArea: (name: string): Localized => ({
    en: `This is the name of ${name}, which is a larger area.`,
    es: `Es el nombre de ${name}, que es un área mayor.`,
  }),
  matchedByPart: (name: string): Localized => ({
    en: `This is ${name}; the other name is that of a place in it.`,
    es: `Es ${name}; el otro nombre es el de un lugar suyo.`,
  }),
  partOfPlace: (names: readonly string[]): Localized => ({
    en: `This is the name of a smaller place in ${names.join(', ')}.`,
    es: `Es el nombre de un lugar más pequeño de ${names.join(', ')}.`,
  }),
  noSuchPlace: (): Localized => ({
    en: `No place has this name or a similar one.`,
    es: `Ningún lugar tiene este nombre ni uno parecido.`,
  }),
  noPlaceNamed: (columns: readonly string[]): Localized => ({
    en: `The row does not name a place; call its columns ${columns.join(', ')}.`,
    es: `La fila no nombra ningún lugar; sus columnas deben llamarse ${columns.join(', ')}.`,
  }),
};
