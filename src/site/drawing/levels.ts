// The levels of areas that the model has: those that are drawn, and the larger ones made of them, the smallest first.
import type { Catalog, Ordinal, Table } from '../../engine/catalog/catalog.js';
import { areasOf } from '../../engine/geo/areas.js';
import type { Model, ModelFamily } from '../../engine/model/model.js';
import { memo } from '../../engine/scheduling/memo.js';

export interface Levels {
  readonly all: readonly ModelFamily[];
  readonly drawn: ModelFamily;
  /** The one that is shown at first. */
  readonly usual: ModelFamily;
}

/** Undefined if the model draws nothing. */
export function levelsOf({ levels }: Model): Levels | undefined {
  if (levels === undefined) return undefined;
  const { drawn, groups } = levels;
  return { all: [drawn, ...groups], drawn, usual: groups[0] ?? drawn };
}

const containers = memo<Table, ReadonlyMap<Ordinal, Ordinal>>();

/** The area of an upper level that each area of a lower one is part of. */
export function containersOf(
  catalog: Catalog,
  { drawn }: Levels,
  lower: ModelFamily,
  upper: ModelFamily,
): ReadonlyMap<Ordinal, Ordinal> {
  return containers(catalog.table(lower), upper.name, () => {
    const [from, to] = [areasOf(catalog, lower, 'coarse'), areasOf(catalog, upper, 'coarse')];
    return new Map(
      Array.from(catalog.table(drawn).all).flatMap((area): [Ordinal, Ordinal][] => {
        const [part, whole] = [from.groupOf(area), to.groupOf(area)];
        return part === undefined || whole === undefined ? [] : [[part, whole]];
      }),
    );
  });
}
