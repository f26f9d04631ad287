// A festival whose name contains a month or a day is held in that month.
import { fold } from '../../src/engine/text/fold.js';
import { type DataRule, differs, finding, rowsOf } from './data-rule.js';

export const festivalMonths: DataRule = {
  name: 'festival-months',
  about:
    'The month of a festival is one of the twelve or unknown, and that of its name if the name has one ("Fiestas del 20 de enero").',
  *check(data) {
    const family = data.model.family('traditionalFairAndFestival');
    const months = family.field('month')?.values ?? [];
    for (const row of rowsOf(data, family.name)) {
      if (row.month !== null && !months.includes(String(row.month)))
        yield finding(family, row, 'month', `expected a month, found ${JSON.stringify(row.month)}`);
      const words = fold(String(row.name)).split(/[^a-z]+/);
      const named = months.find((month) => words.includes(fold(month)));
      if (named !== undefined && row.month !== named)
        yield finding(family, row, 'month', `${differs(named, row.month)}; the name is ${row.name}`);
    }
  },
};
