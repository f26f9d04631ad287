// The sums below the columns of a table, for fields that can be added, over the rows that were found. Parts of one whole count once in the
// fields that describe the whole. The server and the script add in the same way.
import type { ModelFamily, Row } from '../../engine/model/model.js';
import { type Html, html } from '../shell/html.js';
import { filledIn, isCount, type TableField, type TableSpec } from './table-spec.js';

interface ColumnSum {
  /** Null if no value is known. */
  readonly sum: number | null;
  /** The number of added values, and the number of rows. */
  readonly known: number;
  readonly all: number;
}

type ColumnSums = ReadonlyMap<string, ColumnSum>;

export const summedIn = (columns: readonly TableField[]): readonly TableField[] =>
  columns.filter(({ isAdditive }) => isAdditive);

/** The fields that the rows need for the sums of these columns. */
export const fieldsOfSums = ({ wholes }: TableSpec, columns: readonly TableField[]): readonly string[] => {
  const summed = summedIn(columns).map(({ name }) => name);
  return wholes === undefined || summed.length === 0 ? summed : [...summed, wholes.field];
};

export function sumsOf(
  { wholes }: { readonly wholes?: ModelFamily['wholes'] },
  columns: readonly TableField[],
  rows: Iterable<Row>,
): ColumnSums {
  const summed = summedIn(columns).map(({ name }) => ({
    name,
    isOfWhole: wholes?.same.includes(name) === true,
    sum: 0,
    known: 0,
    all: 0,
  }));
  const seen = new Set<unknown>();
  if (summed.length > 0)
    for (const row of rows) {
      const isFirst = wholes === undefined || !seen.has(row[wholes.field]);
      if (wholes !== undefined) seen.add(row[wholes.field]);
      for (const each of summed) {
        if (each.isOfWhole && !isFirst) continue;
        const value = row[each.name];
        each.all++;
        if (typeof value !== 'number') continue;
        each.known++;
        each.sum += value;
      }
    }
  return new Map(
    summed.map(({ name, sum, known, all }) => [name, { sum: known === 0 ? null : rounded(sum), known, all }]),
  );
}

/** Rounds to twelve digits, because adding decimals changes the last ones. */
const rounded = (value: number) => (Number.isInteger(value) ? value : Number(value.toPrecision(12)));

/** The number of rows with the head, and with the sums if there are any. */
export const rowCount = (columns: readonly TableField[], found: number): number =>
  found + 1 + (found > 1 && summedIn(columns).length > 0 ? 1 : 0);

/** The last row of the table. Empty without a sum, and for a single row. */
export function tableFoot(
  spec: TableSpec,
  columns: readonly TableField[],
  sums: ColumnSums,
  found: number,
): Html {
  if (sums.size === 0 || found < 2) return html``;
  const { words, locale } = spec;
  const isOfWhole = columns.some(({ name }) => sums.has(name) && spec.wholes?.same.includes(name));
  const written = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 2 });
  const cell = (field: TableField) => {
    const { sum, known, all } = sums.get(field.name) ?? { sum: null, known: 0, all: 0 };
    return html`<td${isCount(field) && html` class="count"`}>${sum !== null && written(sum)}${
      sum !== null &&
      known < all &&
      html` <small>${filledIn(words.knownOf, written(known), written(all))}</small>`
    }</td>`;
  };
  return html`<tr aria-rowindex="${found + 2}"><th scope="row">${words.sum}${isOfWhole && html` <small>${words.sumOfWholes}</small>`}</th>${columns.map(cell)}</tr>`;
}
