// Records are in id order.
import { type DataRule, finding, rowsOf } from './data-rule.js';
import { expects } from './messages.js';

export const order: DataRule = {
  name: 'order',
  about: {
    en: 'Records are in id order.',
    es: 'Los registros están en el orden de sus id.',
  },
  advice: {
    en: 'Move the line so that the ids increase.',
    es: 'Mueve la línea para que los id vayan en aumento.',
  },
  *check(data) {
    for (const family of data.model.families) {
      let last = 0;
      for (const row of rowsOf(data, family.name)) {
        if (Number(row.id) < last)
          yield finding(
            family,
            row,
            'id',
            expects({ en: `an id after ${last}`, es: `un id mayor que ${last}` }, row.id),
          );
        last = Math.max(last, Number(row.id));
      }
    }
  },
  fix: (_, rows) => [...rows].sort((a, b) => Number(a.id) - Number(b.id)),
};
