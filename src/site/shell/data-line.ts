// The line of a record in the repository of the data: files have one record per line, in the order of the rows, after a line with a bracket.
import type { Catalog, Ordinal, Table } from '../../engine/catalog/catalog.js';
import type { ModelFamily } from '../../engine/model/model.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';

export interface DataLine {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

/** The line before the first record. */
const BEFORE = 1;

/** GitHub has no editor for larger files. It does not document the limit; larger ones were refused. */
const LARGEST = 1_000_000;

const ROWS_IN_A_STEP = 200;

/** Undefined for a computed record, and for a file that is too large to edit in a browser. */
export function* dataLine(
  catalog: Catalog,
  family: ModelFamily,
  ordinal: Ordinal,
): YieldingWork<DataLine | undefined> {
  const { file } = family;
  if (file === undefined || !(yield* isEditable(catalog.table(family)))) return undefined;
  return { file, line: ordinal + 1 + BEFORE };
}

const measured = new WeakMap<Table, boolean>();

function* isEditable(table: Table): YieldingWork<boolean> {
  const known = measured.get(table);
  if (known !== undefined) return known;
  let bytes = 0;
  for (const [index, row] of table.rows.entries()) {
    if (index % ROWS_IN_A_STEP === ROWS_IN_A_STEP - 1) yield;
    // With the comma and the line break.
    bytes += Buffer.byteLength(JSON.stringify(row)) + 2;
    if (bytes > LARGEST) break;
  }
  measured.set(table, bytes <= LARGEST);
  return bytes <= LARGEST;
}
