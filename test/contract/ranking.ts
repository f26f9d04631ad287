// Orders search results and name lookups naively, by their similarity to the name.
import type { Row } from './data-files.js';
import { folded, matching, nameOf } from './matching.js';
import type { RecordName } from './records.js';

/** All matches by rank, and by id within a rank. */
export function ranked(record: RecordName, fields: readonly string[], keyword: string): readonly Row[] {
  const wanted = folded(keyword.trim());
  const hits = matching(record, fields, keyword).map((row) => ({ row, rank: rankOf(record, row, wanted) }));
  return hits.sort((a, b) => a.rank - b.rank || a.row.id - b.row.id).map(({ row }) => row);
}

function rankOf(record: RecordName, row: Row, wanted: string): number {
  const name = folded(nameOf(record, row) ?? '');
  const official = record === 'City' ? folded((row.officialName as string | null) ?? '') : '';
  if (name === wanted || official === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (hasWordThatBegins(name, wanted)) return 2;
  return name.includes(wanted) ? 3 : 4;
}

/** A word begins after any character that is neither a letter nor a digit. */
function hasWordThatBegins(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1))
    if (/[^\p{L}\p{Nd}]$/u.test(text.slice(0, at))) return true;
  return false;
}
