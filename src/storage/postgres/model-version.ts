// The version of the rows that a model can read: two models with the same version read the same editions.
import { createHash } from 'node:crypto';
import type { Model } from '../../engine/model/model.js';
import { lineColumns, storedFile } from '../../engine/model/series.js';

/** Changes with the way in which editions are written, whatever the model. */
const FORM = 4;

/** Families, fields and their kinds, in order; not how they are shown, so that a new shape or search needs no new edition. */
export function modelVersion(model: Model): string {
  const families = model.families
    .filter((family) => storedFile(family) !== undefined)
    .map(({ name, fields, series }) => [
      name,
      (series === undefined ? fields : lineColumns(series)).map((column) => [column.name, column.kind]),
    ]);
  return createHash('sha256')
    .update(JSON.stringify([FORM, families]))
    .digest('hex')
    .slice(0, 12);
}
