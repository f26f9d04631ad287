// Areas in hectares are positive and have at most two decimals: more is the noise of a map program.
import { type DataRule, finding, rowsOf } from './data-rule.js';
import { expects } from './messages.js';

const fields: Readonly<Record<string, readonly string[]>> = {
  naturalArea: ['landArea', 'maritimeArea', 'totalArea', 'actArea', 'actMaritimeArea'],
  indigenousReservation: ['areaHa'],
};

const isPrecise = (value: number) => value > 0 && Math.round(value * 100) / 100 === value;

export const hectares: DataRule = {
  name: 'hectares',
  about: {
    en: 'Areas in hectares are positive and have at most two decimals.',
    es: 'Las áreas en hectáreas son positivas y tienen máximo dos decimales.',
  },
  advice: {
    en: 'Round the hectares to two decimals.',
    es: 'Redondea las hectáreas a dos decimales.',
  },
  *check(data) {
    for (const [name, areas] of Object.entries(fields)) {
      for (const row of rowsOf(data, name)) {
        for (const field of areas) {
          const value = row[field];
          if (typeof value !== 'number' || isPrecise(value)) continue;
          yield finding(
            data.model.family(name),
            row,
            field,
            expects(
              {
                en: 'a positive number with at most two decimals',
                es: 'un número positivo con máximo dos decimales',
              },
              value,
            ),
          );
        }
      }
    }
  },
};
