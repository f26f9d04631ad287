// Finds the records that hold a text in any of some fields, in id order. The index of a set of fields is made once.
import type { Catalog, Ordinals, Table } from '../catalog/catalog.js';
import { keptPerTable } from '../catalog/kept-per-table.js';
import { inOneGo, RECORDS_IN_A_STEP, type Steps } from '../catalog/steps.js';
import type { Row, SearchField } from '../model/model.js';
import { fold } from '../text/fold.js';
import { buildTrigramIndex, type TrigramIndex } from './trigram-index.js';

/** Stands between and around the fields of a record, so that no match reaches from one into the next. */
const EDGE = '\u0000';

interface SearchIndex {
  readonly texts: readonly string[];
  readonly trigrams: TrigramIndex;
}

const indexes = keptPerTable<SearchIndex>();

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
  const { texts, trigrams } = searchIndex(catalog, table, fields);
  const candidates = trigrams.candidates(needle) ?? table.all;
  const found = new Int32Array(candidates.length);
  let count = 0;
  for (let index = 0; index < candidates.length; index++) {
    const ordinal = candidates[index] as number;
    if ((texts[ordinal] as string).includes(needle)) found[count++] = ordinal;
  }
  return found.subarray(0, count);
}

function searchIndex(catalog: Catalog, table: Table, fields: readonly SearchField[]): SearchIndex {
  return indexes(table, nameOf(fields), () => inOneGo(buildIndex(catalog, table, fields)));
}

/** Makes the index of these fields before anybody searches them. */
export function* prepareSearch(catalog: Catalog, table: Table, fields: readonly SearchField[]): Steps<void> {
  const index = yield* buildIndex(catalog, table, fields);
  indexes(table, nameOf(fields), () => index);
}

const nameOf = (fields: readonly SearchField[]) =>
  fields.map(({ through, field }) => `${through?.name ?? ''}.${field}`).join();

function* buildIndex(catalog: Catalog, table: Table, fields: readonly SearchField[]): Steps<SearchIndex> {
  const texts: string[] = [];
  for (const [ordinal, row] of table.rows.entries()) {
    if (ordinal % RECORDS_IN_A_STEP === 0) yield;
    texts.push(foldFields(catalog, row, ordinal, fields));
  }
  return { texts, trigrams: yield* buildTrigramIndex(texts) };
}

function foldFields(catalog: Catalog, row: Row, ordinal: number, fields: readonly SearchField[]): string {
  const values = fields.map(({ through, field }) => {
    if (through === undefined) return row[field];
    const target = catalog.one(through, ordinal);
    return target === undefined ? null : (catalog.table(through.target).rows[target] as Row)[field];
  });
  return `${EDGE}${fold(values.filter((value) => value !== null).join(EDGE))}${EDGE}`;
}
