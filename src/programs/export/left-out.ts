// The families that a static copy leaves out, because their publishers do not allow their lists to be republished.
import type { Model, ModelFamily } from '../../engine/model/model.js';
import { familyOf, type Operation } from '../../engine/operations/operation.js';

export type LeftOut = ReadonlySet<ModelFamily>;

/** Families by the names of their records, in any letter case. */
export function leftOut(model: Model, names: readonly string[]): LeftOut {
  return new Set(
    names.map((name) => {
      const found = model.families.find(({ record }) => record.toLowerCase() === name.toLowerCase());
      if (found !== undefined) return found;
      const known = model.families.map(({ record }) => record).join(', ');
      throw new Error(`--without: there is no family ${name}. The families are ${known}.`);
    }),
  );
}

/** Whether an operation belongs to one of them or returns its records. */
export const isLeftOut = (without: LeftOut, operation: Operation): boolean =>
  [operation.owner, familyOf(operation)].some((family) => family !== undefined && without.has(family));
