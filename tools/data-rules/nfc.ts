// Letters with accents are single characters (Unicode NFC), so that equal texts are equal bytes.
import { type DataRule, finding, rewriteTexts, textsOf } from './data-rule.js';

export const nfc: DataRule = {
  name: 'nfc',
  about: 'Texts are in Unicode NFC.',
  *check(data) {
    for (const { family, row, field, text } of textsOf(data)) {
      if (text.normalize('NFC') === text) continue;
      yield finding(
        family,
        row,
        field.name,
        `expected accents as single characters (NFC), found "${text}" decomposed`,
      );
    }
  },
  fix: (_, rows) => rewriteTexts(rows, (text) => text.normalize('NFC')),
};
