// The longest part of a list whose values increase, with gaps.
export function increasingRun<Item>(
  items: readonly Item[],
  numberOf: (item: Item) => number,
): readonly Item[] {
  /** The place of the last item of the best run of each length. */
  const lasts: number[] = [];
  const previous: (number | undefined)[] = [];
  const value = (at: number) => numberOf(items[at] as Item);
  for (const at of items.keys()) {
    let [low, high] = [0, lasts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (value(lasts[middle] as number) < value(at)) low = middle + 1;
      else high = middle;
    }
    previous[at] = lasts[low - 1];
    lasts[low] = at;
  }
  const run: Item[] = [];
  for (let at = lasts.at(-1); at !== undefined; at = previous[at]) run.push(items[at] as Item);
  return run.reverse();
}
