// The record of a family that most readers know: the heaviest, or the first if none has a weight.
import type { ModelFamily, Row } from '../../engine/model/model.js';

export function foremostRecord({ find }: Pick<ModelFamily, 'find'>, rows: readonly Row[]): Row | undefined {
  const weight = find?.weight;
  if (weight === undefined) return rows[0];
  const of = (row: Row) => Number(row[weight] ?? 0);
  return rows.reduce<Row | undefined>(
    (best, row) => (best === undefined || of(row) > of(best) ? row : best),
    undefined,
  );
}
