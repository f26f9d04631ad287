// Texts have no leading, trailing or double spaces and no invisible characters.
import { type DataRule, finding, rewriteTexts, textsOf } from './data-rule.js';
import { differs } from './messages.js';

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
