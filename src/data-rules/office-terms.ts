// The terms of an office follow each other without a gap, and overlap only while one acts for another.
import type { ModelFamily, Row } from '../engine/model/model.js';
import { type DataRule, type Finding, finding, rowsOf } from './data-rule.js';
import { differs, expects } from './messages.js';

/** Later than any day: the end of a term that is still running. */
const OPEN = '9999-12-31';

interface Term {
  readonly row: Row;
  readonly from: string;
  readonly to: string;
}

export const officeTerms: DataRule = {
  name: 'office-terms',
  about: {
    en: 'Terms of office leave no gap, only the latest is open, and of two that overlap one is an acting term.',
    es: 'Los periodos de un cargo no dejan vacíos, solo el último está abierto y, de dos que se cruzan, uno es encargo.',
  },
  advice: {
    en: 'Check the days on which the terms begin and end.',
    es: 'Revisa los días en que empiezan y terminan los periodos.',
  },
  *check(data) {
    for (const family of data.model.families) {
      const { period } = family;
      if (period === undefined) continue;
      const terms = rowsOf(data, family.name)
        .map((row) => ({ row, from: String(row[period.from]), to: String(row[period.to] ?? OPEN) }))
        .sort((a, b) => a.from.localeCompare(b.from) || b.to.localeCompare(a.to));
      yield* gaps(family, terms);
      yield* overlaps(family, terms);
    }
  },
};

function* gaps(family: ModelFamily, terms: readonly Term[]): Iterable<Finding> {
  let reached = terms[0]?.from ?? OPEN;
  for (const { row, from, to } of terms) {
    if (from > reached) yield finding(family, row, family.period?.from, differs(reached, from));
    if (to > reached) reached = to;
  }
}

function* overlaps(family: ModelFamily, terms: readonly Term[]): Iterable<Finding> {
  for (const [index, earlier] of terms.entries()) {
    for (const later of terms.slice(index + 1)) {
      const acts = earlier.row.acting === true || later.row.acting === true;
      if (later.from >= earlier.to || (acts && earlier.to !== OPEN)) continue;
      const found = earlier.to === OPEN ? null : earlier.to;
      const message = expects(
        {
          en: `an end by ${later.from}, when that of ${later.row.id} begins`,
          es: `un final a más tardar el ${later.from}, cuando empieza el del registro ${later.row.id}`,
        },
        found,
      );
      yield finding(family, earlier.row, family.period?.to, message);
    }
  }
}
