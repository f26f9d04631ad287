// Maps a long list a little at a time.
import type { YieldingWork } from './yielding-work.js';

export function* mapInSteps<Item, Made>(
  items: readonly Item[],
  inAStep: number,
  each: (item: Item, index: number) => Made,
): YieldingWork<readonly Made[]> {
  const made: Made[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % inAStep === 0) yield;
    made.push(each(item, index));
  }
  return made;
}
