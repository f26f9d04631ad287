// Warns of states that are older than a limit on the day of the edition, and of those that should have a date.
import { type DataRule, finding, rowsOf } from './data-rule.js';
import { expects } from './messages.js';

interface State {
  readonly family: string;
  /** The ageing value, and the field with its date. */
  readonly value: string;
  readonly date: string;
  /** The date may lie this long before the edition. */
  readonly years: number;
}

const states: readonly State[] = [{ family: 'volcano', value: 'activityLevel', date: 'alertDate', years: 2 }];

/** The same day some years before an edition such as 2026.11.16. */
function yearsBefore(edition: string, years: number): string {
  const [year, ...rest] = edition.split('.');
  return [Number(year) - years, ...rest].join('-');
}

export const stale: DataRule = {
  name: 'stale',
  about: {
    en: 'States that age have a date, and it is within a limit on the day of the edition.',
    es: 'Los estados que envejecen tienen fecha, y está dentro de un límite el día de la edición.',
  },
  advice: {
    en: 'Look up the current value and its date.',
    es: 'Busca el valor actual y su fecha.',
  },
  severity: 'warning',
  *check(data) {
    for (const { family, value, date, years } of states) {
      const limit = yearsBefore(data.edition, years);
      for (const row of rowsOf(data, family)) {
        const found = row[date] as string | null;
        if (row[value] === null) continue;
        if (found !== null && found >= limit.slice(0, found.length)) continue;
        yield finding(
          data.model.family(family),
          row,
          date,
          expects({ en: `${limit} or later`, es: `${limit} o después` }, found),
        );
      }
    }
  },
};
