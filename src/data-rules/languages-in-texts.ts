// A people whose text describes its language as lost has no such language among its spoken ones.
import { type DataRule, finding, rowsOf } from './data-rule.js';
import { expects } from './messages.js';

const LOST =
  /\b(?:lengua|idioma)\b[^.;]*\b(?:se extinguió|dejó de hablarse|se perdió)|\bperdida la lengua\b/i;
/** Commas inside parentheses explain a language; the others separate languages. */
const SEPARATOR = /,\s*(?![^(]*\))/;

export const languagesInTexts: DataRule = {
  name: 'languages-in-texts',
  about: {
    en: 'Where a text says that the language of a people is lost, the field says that it is extinct.',
    es: 'Si un texto dice que la lengua de un pueblo se perdió, el campo dice que está extinta.',
  },
  advice: {
    en: 'Change the languages or the text.',
    es: 'Cambia las lenguas o el texto.',
  },
  *check(data) {
    for (const row of rowsOf(data, 'nativeCommunity')) {
      if (!LOST.test(String(row.description))) continue;
      const spoken = String(row.languages ?? '')
        .split(SEPARATOR)
        .filter((language) => !/^(español)?$|\(extinta\b/i.test(language));
      if (spoken.length === 0) continue;
      const message = expects(
        {
          en: 'Español or "(extinta)", as the text says',
          es: 'Español o «(extinta)», porque el texto dice que la lengua se perdió',
        },
        spoken.join(', '),
      );
      yield finding(data.model.family('nativeCommunity'), row, 'languages', message);
    }
  },
};
