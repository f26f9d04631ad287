// Writes the rows of one table, many with each statement.
import type { ClientBase } from 'pg';
import type { Row } from '../../engine/model/model.js';
import { quoted, quotedTable } from './postgres-columns.js';
import { EDITION_COLUMN, type EditionTable } from './postgres-tables.js';

/** Large enough that journeys do not count, small enough for every engine's limits on one statement. */
const ROWS_AT_ONCE = 500;

export async function insertRows(
  client: ClientBase,
  { name, columns }: EditionTable,
  edition: string,
  rows: readonly Row[],
  written: () => void = () => undefined,
): Promise<void> {
  const names = [EDITION_COLUMN, ...columns.map((column) => column.name)].map(quoted).join(', ');
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const batch = rows.slice(from, from + ROWS_AT_ONCE);
    let parameter = 1;
    const tuples = batch.map(() => `($1, ${columns.map(() => `$${++parameter}`).join(', ')})`);
    await client.query(`INSERT INTO ${quotedTable(name)} (${names}) VALUES ${tuples.join(', ')}`, [
      edition,
      ...batch.flatMap((row) => columns.map((column) => row[column.name])),
    ]);
    for (const _ of batch) written();
  }
}
