// Sorts long lists with a stable merge sort in steps: first small parts, then pairs of parts.
import type { YieldingWork } from './yielding-work.js';

/** Items of a part, and items that are merged in a step. A comparison can take a microsecond. */
const [PART, STEP] = [500, 2000];

export function* sortInSteps<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): YieldingWork<readonly Item[]> {
  let parts: (readonly Item[])[] = [];
  for (let from = 0; from < items.length; from += PART) {
    parts.push(items.slice(from, from + PART).sort(compare));
    yield;
  }
  while (parts.length > 1) {
    const merged: (readonly Item[])[] = [];
    for (let at = 0; at < parts.length; at += 2) {
      const [one, other = []] = [parts[at] as readonly Item[], parts[at + 1]];
      merged.push(yield* mergeInSteps(one, other, compare));
    }
    parts = merged;
  }
  return parts[0] ?? [];
}

function* mergeInSteps<Item>(
  one: readonly Item[],
  other: readonly Item[],
  compare: (a: Item, b: Item) => number,
): YieldingWork<readonly Item[]> {
  const merged: Item[] = [];
  let [left, right] = [0, 0];
  while (left < one.length && right < other.length) {
    if (merged.length % STEP === STEP - 1) yield;
    const isLeft = compare(one[left] as Item, other[right] as Item) <= 0;
    merged.push((isLeft ? one[left++] : other[right++]) as Item);
  }
  return [...merged, ...one.slice(left), ...other.slice(right)];
}

/** Adds an item to a list in a map, and creates the list for its first item. */
export function addToList<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}
