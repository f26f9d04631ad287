// Texts have no leading, trailing or double spaces and no invisible characters.
import { type DataRule, differs, finding, records, rewriteTexts, textsOf } from './data-rule.js';

const DECIMALS = 6;
const axes = ['latitude', 'longitude'] as const;

/** Coordinates have at most six decimals, because more would claim a precision of less than ten centimetres. */
export const precision: DataRule = {
  name: 'precision',
  about: {
    en: 'Coordinates have at most six decimals.',
    es: 'Las coordenadas tienen máximo seis decimales.',
  },
  advice: {
    en: 'Round the number to six decimals.',
    es: 'Redondea el número a seis decimales.',
  },
  *check(data) {
    for (const { family, row } of records(data)) {
      for (const axis of axes) {
        const decimals = String(row[axis] ?? '').split('.')[1]?.length ?? 0;
        if (decimals <= DECIMALS) continue;
        yield finding(family, row, axis, {
          en: `at most ${DECIMALS} decimals`,
          es: `un número con máximo ${DECIMALS} decimales`,
          found: row[axis],
        });
      }
    }
  },
};

/** Every line of the files beside the records has the form that the service reads. */
export const lines: DataRule = {
  name: 'lines',
  about: {
    en: 'Every line of the files beside the records, such as sources and corrections, has the fields that the service reads.',
    es: 'Cada línea de los archivos que acompañan a los registros, como fuentes y correcciones, tiene los campos que el servicio lee.',
  },
  advice: {
    en: 'Compare the line with the one above. It has the same fields, with values of the same kind.',
    es: 'Compara la línea con la de arriba. Lleva los mismos campos, con valores de la misma clase.',
  },
  general: 'line',
  *check({ lineFaults }) {
    for (const { file, line, field, message } of lineFaults)
      yield {
        file,
        id: undefined,
        field,
        message: {
          en: message,
          es:
            field === undefined
              ? 'a la línea le falta un campo o tiene uno que no sirve'
              : 'el valor de este campo falta o no sirve',
        },
        at: line - 2,
      };
  },
};

/** Letters with accents are single characters (Unicode NFC), so that equal texts are equal bytes. */
export const nfc: DataRule = {
  name: 'nfc',
  about: {
    en: 'Texts are in Unicode NFC.',
    es: 'Las letras con tilde son un solo carácter (Unicode NFC).',
  },
  advice: {
    en: 'Type the letters with accents again.',
    es: 'Vuelve a escribir las letras con tilde.',
  },
  *check(data) {
    for (const { family, row, field, text } of textsOf(data)) {
      if (text.normalize('NFC') === text) continue;
      yield finding(family, row, field.name, {
        en: `expected each accent together with its letter (NFC), found "${text}" with separate accents`,
        es: `las tildes de "${text}" son caracteres aparte y deben estar unidas a su letra (NFC)`,
      });
    }
  },
  fix: (_, rows) => rewriteTexts(rows, (text) => text.normalize('NFC')),
};

/**
 * Signs of damage: UTF-8 read as Latin-1, the replacement character, a lost letter inside a word, an isolated accent, doubled quotes, and a
 * grave accent, which no name in the data has.
 */
const DAMAGE = /Ã[\u0080-\u00BF]|Â[\u0080-\u00BF]|â€|\uFFFD|\p{L}\?\p{L}|[´¨`]|""|[àèìòùÀÈÌÒÙ]/u;

/** No text has traces of wrong decoding (mojibake). */
export const mojibake: DataRule = {
  name: 'mojibake',
  about: {
    en: 'No text shows traces of a wrong decoding, doubled quotes or grave accents.',
    es: 'Ningún texto tiene letras mal descifradas, comillas dobles repetidas ni acentos graves.',
  },
  advice: {
    en: 'Type the damaged letters again.',
    es: 'Vuelve a escribir las letras dañadas.',
  },
  *check(data) {
    for (const { family, row, field, text } of textsOf(data)) {
      if (/^https?:/.test(text) || !DAMAGE.test(text)) continue;
      yield finding(family, row, field.name, {
        en: `expected intact letters, found "${DAMAGE.exec(text)?.[0]}" in "${text}"`,
        es: `hay letras dañadas, "${DAMAGE.exec(text)?.[0]}", en "${text}"`,
      });
    }
  },
};

const tidy = (text: string) =>
  text
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export const blanks: DataRule = {
  name: 'blanks',
  about: {
    en: 'No leading, trailing or repeated spaces, no line breaks, no invisible characters.',
    es: 'Los textos no tienen espacios al comienzo, al final ni repetidos, ni saltos de línea, ni caracteres invisibles.',
  },
  advice: {
    en: 'Remove the extra spaces.',
    es: 'Quita los espacios que sobran.',
  },
  *check(data) {
    for (const { family, row, field, text } of textsOf(data)) {
      if (tidy(text) !== text) yield finding(family, row, field.name, differs(tidy(text), text));
    }
  },
  fix: (_, rows) => rewriteTexts(rows, tidy),
};
