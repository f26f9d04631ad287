// Letters with accents are single characters (Unicode NFC), so that equal texts are equal bytes.
import { type DataRule, finding, rewriteTexts, textsOf } from './data-rule.js';

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
