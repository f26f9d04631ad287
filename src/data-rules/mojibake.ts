// No text has traces of wrong decoding (mojibake).
import { type DataRule, finding, textsOf } from './data-rule.js';

/**
 * UTF-8 read as Latin-1, the replacement character, a lost letter inside a word, an isolated accent, doubled
 * quotes, and a grave accent: Spanish has none, and no name in the data does.
 */
const DAMAGE = /Ã[\u0080-\u00BF]|Â[\u0080-\u00BF]|â€|\uFFFD|\p{L}\?\p{L}|[´¨`]|""|[àèìòùÀÈÌÒÙ]/u;

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
