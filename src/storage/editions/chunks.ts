// A dataset in chunks of plain data, for the way from one thread to another: small, so that unpacking one delays no request.

import type {
  Change,
  Correction,
  Dataset,
  EditionChanges,
  FamilyRows,
} from '../../engine/dataset/dataset.js';
import type { Row } from '../../engine/model/model.js';

export type Chunk =
  | { readonly family: string; readonly rows: readonly Row[] }
  | { readonly corrections: readonly Correction[] }
  | { readonly history: EditionChanges }
  | { readonly boundaries: string; readonly rows: readonly Row[] }
  | { readonly rest: Omit<Dataset, 'families' | 'corrections' | 'changes' | 'boundaries' | 'faults'> };

const ROWS_IN_A_CHUNK = 250;

/** The chunk with the rest comes last. Only for a dataset without faults. */
export function* chunksOf(dataset: Dataset): Generator<Chunk, void, void> {
  const { families, corrections, changes, boundaries, faults: _, ...rest } = dataset;
  for (const [family, { rows: all }] of families) for (const rows of inParts(all)) yield { family, rows };
  for (const part of inParts(corrections)) yield { corrections: part };
  for (const { changes: all, ...head } of changes)
    for (const part of inParts(all)) yield { history: { ...head, changes: part } };
  for (const [file, all] of boundaries) for (const rows of inParts(all)) yield { boundaries: file, rows };
  yield { rest };
}

/** At least one, so that an empty list arrives as well. */
function* inParts<Item>(all: readonly Item[]): Generator<readonly Item[], void, void> {
  for (let at = 0; at < all.length || at === 0; at += ROWS_IN_A_CHUNK)
    yield all.slice(at, at + ROWS_IN_A_CHUNK);
}

/** Takes chunks in their order, and gives the dataset once the last has come. */
export function datasetOfChunks(): (chunk: Chunk) => Dataset | undefined {
  const families = new Map<string, FamilyRows & { readonly rows: Row[] }>();
  const corrections: Correction[] = [];
  const histories = new Map<string, EditionChanges & { readonly changes: Change[] }>();
  const boundaries = new Map<string, Row[]>();
  return (chunk) => {
    if ('rest' in chunk)
      return {
        ...chunk.rest,
        families,
        corrections,
        changes: [...histories.values()],
        boundaries,
        faults: [],
      };
    if ('corrections' in chunk) corrections.push(...chunk.corrections);
    else if ('history' in chunk) {
      const { changes, ...head } = chunk.history;
      const known = histories.get(head.edition);
      if (known === undefined) histories.set(head.edition, { ...head, changes: [...changes] });
      else known.changes.push(...changes);
    } else if ('boundaries' in chunk) {
      const lines = boundaries.get(chunk.boundaries) ?? [];
      lines.push(...chunk.rows);
      boundaries.set(chunk.boundaries, lines);
    } else {
      const { family, rows } = chunk;
      const known = families.get(family);
      if (known === undefined)
        families.set(family, { rows: [...rows], location: (line) => ({ file: family, line }) });
      else known.rows.push(...rows);
    }
    return undefined;
  };
}
