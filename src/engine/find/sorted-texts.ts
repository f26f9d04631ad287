// Which texts of a sorted list begin with another, by binary search.

/** From the first that does to the one after the last. */
export function rangeOf(texts: readonly string[], start: string): readonly [from: number, to: number] {
  return [lowerBound(texts, start), lowerBound(texts, `${start}\uffff`)];
}

function lowerBound(texts: readonly string[], text: string): number {
  let [from, to] = [0, texts.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((texts[middle] as string) < text) from = middle + 1;
    else to = middle;
  }
  return from;
}
