// Figures of one vintage add up: cities to their department, departments to the country.
import type { Row } from '../../src/engine/model/model.js';
import { type DataRule, differs, finding, rowsOf } from './data-rule.js';

const sum = (rows: readonly Row[], field: string) =>
  Math.round(rows.reduce((total, row) => total + Number(row[field] ?? 0), 0) * 100) / 100;

export const sums: DataRule = {
  name: 'sums',
  about:
    'Populations and surfaces of cities add up to their department, those of departments to the country.',
  *check(data) {
    const [cities, departments] = [rowsOf(data, 'city'), rowsOf(data, 'department')];
    for (const row of departments) {
      const own = cities.filter(({ departmentId }) => departmentId === row.id);
      const municipalities = own.filter(({ type }) => type === 'Municipio').length;
      const expected = {
        population: sum(own, 'population'),
        surfaceKm2: sum(own, 'surfaceKm2'),
        municipalities,
      };
      for (const [field, value] of Object.entries(expected)) {
        if (row[field] !== value)
          yield finding(data.model.family('department'), row, field, differs(value, row[field]));
      }
    }
    for (const row of rowsOf(data, 'country')) {
      for (const field of ['population', 'surfaceKm2']) {
        const value = sum(departments, field);
        if (row[field] !== value)
          yield finding(data.model.family('country'), row, field, differs(value, row[field]));
      }
    }
  },
};
