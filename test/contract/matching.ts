// The matches of a keyword, computed naively: the reference for searches.
import { type Row, rowOf, rowsOf } from './data-files.js';
import { type RecordName, records } from './records.js';

/** The same texts are requested with every filter. */
const foldedTexts = new Map<string, string>();

/** Neither letter case nor accents count, and ñ is n. */
export function folded(text: string): string {
  const known =
    foldedTexts.get(text) ??
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '');
  foldedTexts.set(text, known);
  return known;
}

/** The name of a record. For a president it is both names, separated by a space. */
export function nameOf(record: RecordName, row: Row): string | null {
  if (record === 'President') return `${row.name} ${row.lastName}`;
  return (row.name as string | undefined) ?? null;
}

/** A text of airports that is not part of the record. */
const extendedRelations = [{ name: 'municipality', record: 'City', key: 'municipalityId' }] as const;

/** The texts of a row in its search fields. A dot separates a relation from its field. */
export function textsOf(record: RecordName, row: Row, fields: readonly string[]): string[] {
  const values = fields.map((field) => {
    const [own, inner] = field.split('.') as [string, string?];
    if (inner === undefined) return own === 'name' ? nameOf(record, row) : row[own];
    const relation = [...records[record].relations, ...extendedRelations].find(({ name }) => name === own);
    if (relation === undefined) throw new Error(`${record} has no ${own}.`);
    return row[relation.key] === null ? null : rowOf(relation.record, row[relation.key])[inner];
  });
  return values.filter((value) => typeof value === 'string');
}

const cache = new Map<string, readonly { readonly row: Row; readonly texts: readonly string[] }[]>();

/** In id order. */
export function matching(record: RecordName, fields: readonly string[], keyword: string): readonly Row[] {
  const name = [record, ...fields].join();
  const table =
    cache.get(name) ??
    rowsOf(record).map((row) => ({ row, texts: textsOf(record, row, fields).map((text) => folded(text)) }));
  cache.set(name, table);
  const wanted = folded(keyword.trim());
  return table.filter(({ texts }) => texts.some((text) => text.includes(wanted))).map(({ row }) => row);
}
