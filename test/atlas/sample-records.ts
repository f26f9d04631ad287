// Records of all families: the first of each, and others by chance; the seed says which.
import type { Service } from '../../src/app.js';
import type { ModelFamily, Row } from '../../src/engine/model/model.js';

export interface SampledRecord {
  readonly family: ModelFamily;
  readonly row: Row;
}

export function sampleRecords(
  { model, engine }: Service,
  count: number,
  seed: number,
): readonly SampledRecord[] {
  const all = model.families
    .filter(({ file }) => file !== undefined)
    .flatMap((family) => engine.catalog.table(family).rows.map((row) => ({ family, row })));
  const firsts = all.filter(({ family }, index) => all[index - 1]?.family !== family);
  let state = seed;
  const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const others = Array.from({ length: count }, () => all[Math.floor(chance() * all.length)] as SampledRecord);
  return [...new Set([...firsts, ...others])];
}
