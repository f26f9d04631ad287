// A surface is the exact one to the nearest square kilometre: typed clients of the contract read an integer.
import type { Row } from '../engine/model/model.js';
import { type DataRule, finding, records } from './data-rule.js';
import { differs } from './messages.js';

const wholeOf = ({ surfaceKm2 }: Row) => (typeof surfaceKm2 === 'number' ? Math.round(surfaceKm2) : null);

export const wholeSurfaces: DataRule = {
  name: 'whole-surfaces',
  about: {
    en: 'The surface of a record is its exact surface rounded to the nearest square kilometre.',
    es: 'La superficie de un registro es la exacta redondeada al kilómetro cuadrado.',
  },
  advice: {
    en: 'Write the expected number, or correct the exact area.',
    es: 'Escribe el número que se esperaba, o corrige la superficie exacta.',
  },
  *check(data) {
    for (const { family, row } of records(data)) {
      if (family.field('surfaceKm2') === undefined || row.surface === wholeOf(row)) continue;
      yield finding(family, row, 'surface', differs(wholeOf(row), row.surface));
    }
  },
  fix: (family, rows) =>
    family.field('surfaceKm2') === undefined
      ? rows
      : rows.map((row) => ('surface' in row ? { ...row, surface: wholeOf(row) } : row)),
};
