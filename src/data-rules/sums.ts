// Figures of one vintage add up: cities to their department, departments to the country.
import type { Row } from '../engine/model/model.js';
import { type DataRule, finding, rowsOf } from './data-rule.js';
import { differs } from './messages.js';

const sum = (rows: readonly Row[], field: string) =>
  Math.round(rows.reduce((total, row) => total + Number(row[field] ?? 0), 0) * 100) / 100;

export const sums: DataRule = {
  name: 'sums',
  about: {
    en: 'Populations and surfaces of cities add up to their department, those of departments to the country.',
    es: 'La población y la superficie de los municipios suman las de su departamento, y las de los departamentos las del país.',
  },
  advice: {
    en: 'Write the expected number, or correct the value of the municipality that changed it.',
    es: 'Escribe el número que se esperaba, o corrige el valor del municipio que lo cambió.',
  },
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
