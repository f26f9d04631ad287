// A dataset in chunks of plain data, for the way from one thread to another: small, so that unpacking one holds up nobody.

import type { Dataset, Edition, FamilyRows, Retirement, Source } from '../dataset/dataset.js';
import type { Row } from '../model/model.js';

export type Chunk =
  | { readonly family: string; readonly rows: readonly Row[] }
  | {
      readonly edition: Edition;
      readonly sources: readonly Source[];
      readonly retired: ReadonlyMap<string, readonly Retirement[]>;
    };

const ROWS_IN_A_PARCEL = 250;

/** The chunk without a family comes last. Only for a dataset without faults. */
export function* chunksOf({ edition, sources, families, retired }: Dataset): Generator<Chunk, void, void> {
  for (const [family, { rows }] of families)
    for (let at = 0; at < rows.length || at === 0; at += ROWS_IN_A_PARCEL)
      yield { family, rows: rows.slice(at, at + ROWS_IN_A_PARCEL) };
  yield { edition, sources, retired };
}

/** Takes chunks in their order, and gives the dataset once the last has come. */
export function datasetOfChunks(): (chunk: Chunk) => Dataset | undefined {
  const families = new Map<string, FamilyRows & { readonly rows: Row[] }>();
  return (chunk) => {
    if (!('family' in chunk)) return { ...chunk, families, faults: [] };
    const { family, rows } = chunk;
    const known = families.get(family);
    if (known === undefined)
      families.set(family, { rows: [...rows], location: (line) => ({ file: family, line }) });
    else known.rows.push(...rows);
    return undefined;
  };
}
