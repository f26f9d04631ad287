// Codes start with the code of the area that contains them: a postal code with its department's, a settlement's with its city's.
import type { Row } from '../engine/model/model.js';
import { byId, type DataRule, finding, rowsOf } from './data-rule.js';
import { expects } from './messages.js';

/** Populated centres of an entity whose code is no longer in use. */
const withoutCode = (city: Row | undefined) => city === undefined || city.daneCode === null;

export const codePrefixes: DataRule = {
  name: 'code-prefixes',
  about: {
    en: 'A code starts with the code of the area it belongs to; a postal code starts with its postal zone.',
    es: 'Un código empieza por el código del área a la que pertenece, y un código postal por su zona postal.',
  },
  advice: {
    en: 'Check the code and the place of the record.',
    es: 'Revisa el código y el lugar del registro.',
  },
  *check(data) {
    const [cities, departments] = [byId(data, 'city'), byId(data, 'department')];
    const departmentCode = (city: Row | undefined) => String(departments.get(city?.departmentId)?.daneCode);
    const expected: readonly [family: string, field: string, prefix: (row: Row) => string | undefined][] = [
      ['city', 'daneCode', (row) => departmentCode(row)],
      ['city', 'postalCode', (row) => departmentCode(row)],
      ['postalCode', 'code', (row) => departmentCode(cities.get(row.cityId))],
      ['postalCode', 'code', (row) => String(row.postalZone)],
      [
        'urbanCenter',
        'code',
        ({ cityId }) => (withoutCode(cities.get(cityId)) ? undefined : String(cities.get(cityId)?.daneCode)),
      ],
    ];
    for (const [name, field, prefixOf] of expected) {
      for (const row of rowsOf(data, name)) {
        const [code, prefix] = [row[field], prefixOf(row)];
        if (code === null || prefix === undefined || String(code).startsWith(prefix)) continue;
        yield finding(
          data.model.family(name),
          row,
          field,
          expects(
            { en: `a code that starts with ${prefix}`, es: `un código que empiece por ${prefix}` },
            code,
          ),
        );
      }
    }
  },
};
