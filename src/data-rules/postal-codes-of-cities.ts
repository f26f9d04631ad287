// The postal code of a city is its lowest urban one, or its lowest if it has no urban one.
import { type DataRule, finding, rowsOf } from './data-rule.js';
import { differs } from './messages.js';

export const postalCodesOfCities: DataRule = {
  name: 'postal-codes-of-cities',
  about: {
    en: 'The postal code of a city is its lowest urban one, or its lowest if it has no urban one.',
    es: 'El código postal de un municipio es su código urbano más bajo, o el más bajo si no tiene urbano.',
  },
  advice: {
    en: 'Write the expected code, or correct the postal code with the same municipality.',
    es: 'Escribe el código que se esperaba, o corrige el código postal que tiene ese municipio.',
  },
  *check(data) {
    for (const row of rowsOf(data, 'city')) {
      const own = rowsOf(data, 'postalCode').filter(({ cityId }) => cityId === row.id);
      const urban = own.filter(({ type }) => type === 'Urbano');
      const expected = (urban.length > 0 ? urban : own).map(({ code }) => String(code)).sort()[0] ?? null;
      if (row.postalCode !== expected) {
        yield finding(data.model.family('city'), row, 'postalCode', differs(expected, row.postalCode));
      }
    }
  },
};
