// The correction by which an edition changed a value.
import type { Origins } from '../../catalog/origins.js';
import type { Change, Correction } from '../../dataset/dataset.js';
import type { Model } from '../../model/model.js';
import { familyNamed } from './change-lists.js';

export function correctionBehind(
  model: Model,
  origins: Pick<Origins, 'corrections'>,
  edition: string,
  change: Change,
): Correction | undefined {
  if (change.change !== 'changed') return undefined;
  const family = familyNamed(model, change.family);
  if (family === undefined) return undefined;
  return origins.corrections(family, change.id, change.field).findLast((each) => each.edition === edition);
}
