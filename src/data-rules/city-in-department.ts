// If a record names a city and a department, the department is that of the city.
import { byId, type DataRule, finding, records } from './data-rule.js';
import { differs, joined } from './messages.js';

/** `deparmentId` is the contract's spelling. */
const keys = ['departmentId', 'deparmentId'];

export const cityInDepartment: DataRule = {
  name: 'city-in-department',
  about: {
    en: 'If a record names a city and a department, the department is that of the city.',
    es: 'Si un registro nombra un municipio y un departamento, el departamento es el del municipio.',
  },
  advice: {
    en: 'Change the municipality or the department.',
    es: 'Cambia el municipio o el departamento.',
  },
  *check(data) {
    const cities = byId(data, 'city');
    for (const { family, row } of records(data)) {
      const key = keys.find((name) => name in row);
      const city = cities.get(row.cityId);
      if (key === undefined || city === undefined || row[key] === city.departmentId) continue;
      yield finding(
        family,
        row,
        key,
        joined(differs(city.departmentId, row[key]), {
          en: `city ${city.id} is ${city.name}`,
          es: `el municipio ${city.id} es ${city.name}`,
        }),
      );
    }
  },
};
