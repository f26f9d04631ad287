// How a row of names was matched, or why it was not, in Spanish.
import type { englishMatchWords } from './match-words-en.js';
import { sentence } from './sentence.js';

export const spanishMatchWords: typeof englishMatchWords = {
  matchedExactly: (name) => sentence`La fila tiene el nombre de ${name}.`,
  matchedByAlias: (name) => sentence`${name} también se conoce con este nombre.`,
  matchedByAbbreviation: (name) => sentence`Es una abreviatura de ${name}.`,
  matchedBySpelling: (name) => sentence`Es ${name}, con palabras unidas, separadas u omitidas.`,
  matchedByTypo: (name) =>
    sentence`Es ${name} con un error de digitación; ningún otro nombre se parece tanto.`,
  matchedByCode: (name) => sentence`Es el código de ${name}.`,
  homonyms: (names) =>
    sentence`Varios lugares tienen este nombre: ${names.join('; ')}. Indica el área mayor a la que pertenece, o elige uno.`,
  similarNames: (names) => sentence`Varios nombres se parecen igual: ${names.join('; ')}.`,
  contradictingNames: (names) =>
    sentence`No existe ese lugar en el área mayor que indica la fila; puede ser ${names.join('; ')}.`,
  unknownLargerArea: (text) => sentence`El área mayor "${text}" no se conoce.`,
  onlyLargerArea: (name) => sentence`Es el nombre de ${name}, que es un área mayor.`,
  noSuchPlace: () => sentence`Ningún lugar tiene este nombre ni uno parecido.`,
  noPlaceNamed: (columns) =>
    sentence`La fila no nombra ningún lugar; sus columnas deben llamarse ${columns.join(', ')}.`,
};
