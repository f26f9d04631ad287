// The postal code of a city is its lowest urban one, or its lowest if it has no urban one.
import { type DataRule, differs, finding, rowsOf } from './data-rule.js';

export const postalCodesOfCities: DataRule = {
  name: 'postal-codes-of-cities',
  about: 'The postal code of a city is its lowest urban one, or its lowest if it has no urban one.',
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
