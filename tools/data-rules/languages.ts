// The languages of a people are languages, not families of languages.
import { type DataRule, finding, rowsOf } from './data-rule.js';

const FAMILY = /^(la )?(familia|lenguas|idiomas|tucanos)\b/i;

export const languages: DataRule = {
  name: 'languages',
  about: 'The languages of an indigenous people are named one by one, not by their family.',
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
        `expected the name of a language, found "${family}"`,
      );
    }
  },
};
