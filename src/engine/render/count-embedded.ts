// How many records others embed, at every level, before any of them is written.
import type { Catalog, Ordinals } from '../catalog/catalog.js';
import type { ModelShape } from '../model/model.js';

export function countEmbedded(catalog: Catalog, shape: ModelShape, ordinals: Ordinals): number {
  const counts = new Map<ModelShape, Float64Array>();
  let total = 0;
  for (const ordinal of ordinals) total += within(shape, ordinal);
  return total;

  /** Worked out once for each record in a shape, however often it is embedded. */
  function within(of: ModelShape, ordinal: number): number {
    if (of.choices.every(({ way }) => 'way' in way)) return 0;
    const known = counts.get(of) ?? new Float64Array(catalog.table(of.family).rows.length).fill(-1);
    counts.set(of, known);
    if ((known[ordinal] as number) < 0) known[ordinal] = count(of, ordinal);
    return known[ordinal] as number;
  }

  function count(of: ModelShape, ordinal: number): number {
    let sum = 0;
    for (const { relation, way } of of.choices) {
      if ('way' in way) continue;
      if (relation.to === 'many')
        for (const target of catalog.many(relation, ordinal)) sum += 1 + within(way, target);
      else {
        const target = catalog.one(relation, ordinal);
        if (target !== undefined) sum += 1 + within(way, target);
      }
    }
    return sum;
  }
}
