// Breaks of a series between the years of a response: if the figure with the note was filtered out, the next one carries it.
import type { Row } from '../model/model.js';
import type { Series } from '../model/series.js';
import type { Breaks } from '../model/series-breaks.js';

/** The rows of a response in their order, of all rows of a record in the order of their years. */
export function carryBreaks(
  { year, breaks }: Series,
  all: readonly Row[],
  kept: readonly Row[],
): readonly Row[] {
  // Figures of several releases for one year do not form a series.
  const isSeries = all.every((row, at) => at === 0 || Number(all[at - 1]?.[year]) < Number(row[year]));
  if (breaks === undefined || !isSeries || kept.length < 2 || kept.length === all.length) return kept;
  const shown = new Set(kept);
  const carried = new Map<Row, Row>();
  let skipped: Row[] = [];
  let isAfterAnother = false;
  for (const row of all) {
    if (!shown.has(row)) {
      if (row[breaks.cause] !== null) skipped.push(row);
      continue;
    }
    if (isAfterAnother && skipped.length > 0)
      carried.set(row, { ...row, ...together(breaks, [...skipped, row]) });
    isAfterAnother = true;
    skipped = [];
  }
  return carried.size === 0 ? kept : kept.map((row) => carried.get(row) ?? row);
}

/** The first cause in the order of their declaration, and all sentences. */
function together({ cause, source, sentence, causes }: Breaks, rows: readonly Row[]): Row {
  const order = Object.keys(causes);
  const found = rows.filter((row) => row[cause] !== null);
  const sorted = found.toSorted((a, b) => order.indexOf(String(a[cause])) - order.indexOf(String(b[cause])));
  return {
    [cause]: sorted[0]?.[cause],
    [source]: sorted.find((row) => row[source] !== null)?.[source] ?? null,
    ...Object.fromEntries(
      Object.values(sentence).map((name) => [name, [...new Set(sorted.map((row) => row[name]))].join(' ')]),
    ),
  };
}
