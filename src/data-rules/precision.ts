// Coordinates have at most six decimals: more would claim a precision of less than a hand's breadth.
import { type DataRule, finding, records } from './data-rule.js';
import { expects } from './messages.js';

const DECIMALS = 6;
const axes = ['latitude', 'longitude'] as const;

export const precision: DataRule = {
  name: 'precision',
  about: {
    en: 'Coordinates have at most six decimals.',
    es: 'Las coordenadas tienen máximo seis decimales.',
  },
  advice: {
    en: 'Round the number to six decimals.',
    es: 'Redondea el número a seis decimales.',
  },
  *check(data) {
    for (const { family, row } of records(data)) {
      for (const axis of axes) {
        const decimals = String(row[axis] ?? '').split('.')[1]?.length ?? 0;
        if (decimals <= DECIMALS) continue;
        yield finding(
          family,
          row,
          axis,
          expects(
            { en: `at most ${DECIMALS} decimals`, es: `un número con máximo ${DECIMALS} decimales` },
            row[axis],
          ),
        );
      }
    }
  },
};
