// Records of all families: the first of each, and others drawn from a seed.

import { createRandom } from '../../lab/random.js';
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
  const random = createRandom(seed);
  const others = Array.from({ length: count }, () => random.pick(all));
  return [...new Set([...firsts, ...others])];
}
