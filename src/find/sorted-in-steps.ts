// Sorts by text in steps, one beginning of two letters after the other, so that a long list holds up nobody.
import { sortInSteps } from '../scheduling/sort-in-steps.js';
import type { YieldingWork } from '../scheduling/yielding-work.js';

const ITEMS_IN_A_STEP = 1000;

export function* sortedInSteps<Item>(
  items: Iterable<Item>,
  textOf: (item: Item) => string,
): YieldingWork<Item[]> {
  const groups = new Map<string, Item[]>();
  let count = 0;
  for (const item of items) {
    if (++count % ITEMS_IN_A_STEP === 0) yield;
    const start = textOf(item).slice(0, 2);
    const known = groups.get(start);
    if (known === undefined) groups.set(start, [item]);
    else known.push(item);
  }
  const sorted: Item[] = [];
  for (const start of [...groups.keys()].sort()) {
    yield;
    const group = yield* sortInSteps(groups.get(start) as Item[], (a, b) =>
      textOf(a) < textOf(b) ? -1 : textOf(a) > textOf(b) ? 1 : 0,
    );
    for (const item of group) sorted.push(item);
  }
  return sorted;
}
