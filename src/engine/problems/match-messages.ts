// How a row of names was matched, or why it was not.
import type { Localized } from '../text/localized.js';

export const matchMessages = {
  matchedExactly: (name: string): Localized => ({
    en: `The row has the name of ${name}.`,
    es: `La fila tiene el nombre de ${name}.`,
  }),
  matchedByAlias: (name: string): Localized => ({
    en: `${name} is known by this name, too.`,
    es: `${name} también se conoce con este nombre.`,
  }),
  matchedByAbbreviation: (name: string): Localized => ({
    en: `This is short for ${name}.`,
    es: `Es una abreviatura de ${name}.`,
  }),
  matchedBySpelling: (name: string): Localized => ({
    en: `This is ${name}, with its words run together, separated or left out.`,
    es: `Es ${name}, con palabras unidas, separadas u omitidas.`,
  }),
  matchedByTypo: (name: string): Localized => ({
    en: `This is ${name} with a typing error; no other name is as near.`,
    es: `Es ${name} con un error de digitación; ningún otro nombre se parece tanto.`,
  }),
  matchedByCode: (name: string): Localized => ({
    en: `This is the code of ${name}.`,
    es: `Es el código de ${name}.`,
  }),
  homonyms: (names: readonly string[]): Localized => ({
    en: `Several places have this name: ${names.join('; ')}. Say which larger area it is in, or choose one.`,
    es: `Varios lugares tienen este nombre: ${names.join('; ')}. Indica el área mayor a la que pertenece, o elige uno.`,
  }),
  similarNames: (names: readonly string[]): Localized => ({
    en: `Several names are this near: ${names.join('; ')}.`,
    es: `Varios nombres se parecen igual: ${names.join('; ')}.`,
  }),
  contradictingNames: (names: readonly string[]): Localized => ({
    en: `There is no such place in the larger area that the row names; it may be ${names.join('; ')}.`,
    es: `No existe ese lugar en el área mayor que indica la fila; puede ser ${names.join('; ')}.`,
  }),
  unknownLargerArea: (text: string): Localized => ({
    en: `The larger area "${text}" is not known.`,
    es: `El área mayor "${text}" no se conoce.`,
  }),
  onlyLargerArea: (name: string): Localized => ({
    en: `This is the name of ${name}, which is a larger area.`,
    es: `Es el nombre de ${name}, que es un área mayor.`,
  }),
  noSuchPlace: (): Localized => ({
    en: `No place has this name or a similar one.`,
    es: `Ningún lugar tiene este nombre ni uno parecido.`,
  }),
  noPlaceNamed: (columns: readonly string[]): Localized => ({
    en: `The row names no place; its columns should be called ${columns.join(', ')}.`,
    es: `La fila no nombra ningún lugar; sus columnas deben llamarse ${columns.join(', ')}.`,
  }),
};
