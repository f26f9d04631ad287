// A record that names a city and a department names the department of that city.
import { byId, type DataRule, differs, finding, records } from './data-rule.js';

/** `deparmentId` is the contract's spelling. */
const keys = ['departmentId', 'deparmentId'];

export const cityInDepartment: DataRule = {
  name: 'city-in-department',
  about: 'A record that names a city and a department names the department of that city.',
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
