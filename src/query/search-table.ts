// Finds the records that hold a text in any of some fields, in id order. Folded texts are kept from the first search on.
import type { Catalog, Ordinals, Table } from '../catalog/catalog.js';
import { keptPerTable } from '../catalog/kept-per-table.js';
import type { Row, SearchField } from '../model/model.js';
import { fold } from '../text/fold.js';

/** Stands between and around the fields of a record, so that no match reaches from one into the next. */
const EDGE = '\u0000';

const foldedTexts = keptPerTable<readonly string[]>();

export function searchTable(
  catalog: Catalog,
  table: Table,
  fields: readonly SearchField[],
  text: string,
  extent: 'part' | 'whole',
): Ordinals {
  const folded = fold(text.trim());
  if (folded === '' || folded.includes(EDGE)) return new Int32Array(0);
  const needle = extent === 'whole' ? `${EDGE}${folded}${EDGE}` : folded;
  const name = fields.map(({ through, field }) => `${through?.name ?? ''}.${field}`).join();
  const texts = foldedTexts(table, name, () => foldFields(catalog, table, fields));
  return table.all.filter((ordinal) => (texts[ordinal] as string).includes(needle));
}

function foldFields(catalog: Catalog, table: Table, fields: readonly SearchField[]): readonly string[] {
  return table.rows.map((row, ordinal) => {
    const values = fields.map(({ through, field }) => {
      if (through === undefined) return row[field];
      const target = catalog.one(through, ordinal);
      return target === undefined ? null : (catalog.table(through.target).rows[target] as Row)[field];
    });
    return `${EDGE}${fold(values.filter((value) => value !== null).join(EDGE))}${EDGE}`;
  });
}
