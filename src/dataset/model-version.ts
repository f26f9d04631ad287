// Says which rows a model can read: two models with the same version read the same editions.
import { createHash } from 'node:crypto';
import type { Model } from '../model/model.js';

/** Changes with the way in which editions are written, whatever the model says. */
const FORM = 2;

/** Families, fields and their kinds, in order; not how they are shown, so that a new shape or search needs no new edition. */
export function modelVersion(model: Model): string {
  const families = model.families
    .filter(({ file }) => file !== undefined)
    .map(({ name, fields }) => [name, fields.map((field) => [field.name, field.kind])]);
  return createHash('sha256')
    .update(JSON.stringify([FORM, families]))
    .digest('hex')
    .slice(0, 12);
}
