// The languages of a people are languages, not families of languages.
import { type DataRule, finding, rowsOf } from './data-rule.js';
import { expects } from './messages.js';

const FAMILY = /^(la )?(familia|lenguas|idiomas|tucanos)\b/i;

export const languages: DataRule = {
  name: 'languages',
  about: {
    en: 'The languages of an indigenous people are named one by one, not by their family.',
    es: 'Las lenguas de un pueblo indígena se nombran una por una y no por su familia.',
  },
  advice: {
    en: 'Name each language, as in "Español, Nasa Yuwe".',
    es: 'Nombra cada lengua, como en «Español, Nasa Yuwe».',
  },
  *check(data) {
    for (const row of rowsOf(data, 'nativeCommunity')) {
      const family = String(row.languages ?? '')
        .replaceAll(/\([^)]*\)/g, '')
        .split(/,\s*/)
        .find((language) => FAMILY.test(language));
      if (family === undefined) continue;
      yield finding(
        data.model.family('nativeCommunity'),
        row,
        'languages',
        expects({ en: 'the name of a language', es: 'el nombre de una lengua' }, family),
      );
    }
  },
};
