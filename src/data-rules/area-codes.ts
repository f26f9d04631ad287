// Landlines are dialled with 60 and the digit of their area: codes of areas agree with each other, and numbers with their area.
import { byId, type DataRule, finding, rowsOf } from './data-rule.js';
import { differs, expects } from './messages.js';

/** The digits in front of the area's digit, which mobile numbers do not start with. */
const LANDLINE = '60';
const phones = ['higherEducationInstitution'] as const;

export const areaCodes: DataRule = {
  name: 'area-codes',
  about: {
    en: 'The area code of a department is 60 and its digit; its municipalities have the same one, and so does every landline in them.',
    es: 'El indicativo de un departamento es 60 y su dígito. Sus municipios tienen el mismo, y también los teléfonos fijos.',
  },
  advice: {
    en: 'Write the number with the area code of its department, such as 604.',
    es: 'Escribe el número con el indicativo de su departamento, como 604.',
  },
  *check(data) {
    const departments = byId(data, 'department');
    const cities = byId(data, 'city');
    for (const row of departments.values()) {
      // The rule key-order reports missing fields.
      if (row.phonePrefix === undefined) continue;
      const code = `${LANDLINE}${row.phonePrefix}`;
      if (row.areaCode !== code)
        yield finding(data.model.family('department'), row, 'areaCode', differs(code, row.areaCode));
    }
    for (const row of cities.values()) {
      const code = row.daneCode === null ? null : departments.get(row.departmentId)?.areaCode;
      if (row.areaCode !== code)
        yield finding(data.model.family('city'), row, 'areaCode', differs(code, row.areaCode));
    }
    for (const name of phones) {
      for (const row of rowsOf(data, name)) {
        const code = cities.get(row.cityId)?.areaCode;
        const phone = String(row.phone ?? '');
        if (phone.startsWith(LANDLINE) && !phone.startsWith(String(code)))
          yield finding(
            data.model.family(name),
            row,
            'phone',
            expects(
              { en: `a number that starts with ${code}`, es: `un número que empiece por ${code}` },
              phone,
            ),
          );
      }
    }
  },
};
