// If a record names a city and a department, the department is that of the city.
import { byId, type DataRule, differs, finding, records } from './data-rule.js';

/** `deparmentId` is the contract's spelling. */
const keys = ['departmentId', 'deparmentId'];

export const cityInDepartment: DataRule = {
  name: 'city-in-department',
  about: 'If a record names a city and a department, the department is that of the city.',
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
        `${differs(city.departmentId, row[key])}; city ${city.id} is ${city.name}`,
      );
    }
  },
};
