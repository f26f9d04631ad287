// A festival whose name contains a month or a day is held in that month.
import { fold } from '../engine/text/fold.js';
import { type DataRule, finding, rowsOf } from './data-rule.js';
import { differs, expects, joined } from './messages.js';

export const festivalMonths: DataRule = {
  name: 'festival-months',
  about: {
    en: 'The month of a festival is one of the twelve, and that of its name if the name has one ("Fiestas del 20 de enero").',
    es: 'El mes de una fiesta es uno de los doce, y es el de su nombre si el nombre tiene uno («Fiestas del 20 de enero»).',
  },
  advice: {
    en: 'Change the month or the name.',
    es: 'Cambia el mes o el nombre.',
  },
  *check(data) {
    const family = data.model.family('traditionalFairAndFestival');
    const months = family.field('month')?.values ?? [];
    for (const row of rowsOf(data, family.name)) {
      if (!months.includes(String(row.month)))
        yield finding(
          family,
          row,
          'month',
          expects(
            {
              en: 'a month such as "Enero", with a capital letter',
              es: 'un mes como "Enero", con mayúscula inicial',
            },
            row.month,
          ),
        );
      const words = fold(String(row.name)).split(/[^a-z]+/);
      const named = months.find((month) => words.includes(fold(month)));
      if (named !== undefined && row.month !== named)
        yield finding(
          family,
          row,
          'month',
          joined(differs(named, row.month), {
            en: `the name is ${row.name}`,
            es: `el nombre es ${row.name}`,
          }),
        );
    }
  },
};
