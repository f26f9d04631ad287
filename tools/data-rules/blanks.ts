// Texts have no leading, trailing or double spaces and no invisible characters.
import { type DataRule, differs, finding, rewriteTexts, textsOf } from './data-rule.js';

const tidy = (text: string) =>
  text
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export const blanks: DataRule = {
  name: 'blanks',
  about: 'No leading, trailing or repeated spaces, no line breaks, no invisible characters.',
  *check(data) {
    for (const { family, row, field, text } of textsOf(data)) {
      if (tidy(text) !== text) yield finding(family, row, field.name, differs(tidy(text), text));
    }
  },
  fix: (_, rows) => rewriteTexts(rows, tidy),
};
