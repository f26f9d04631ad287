// What the indexes of two and of three letters share: a symbol for each character, and the look-up of a number in a sorted list.

/** The symbol of each character. All that are not in the alphabet share the one after the last. */
export function symbolsOf(alphabet: string): Uint8Array {
  const symbols = new Uint8Array(65_536).fill(alphabet.length);
  for (let symbol = 0; symbol < alphabet.length; symbol++) symbols[alphabet.charCodeAt(symbol)] = symbol;
  return symbols;
}

/** The first position in a part of a sorted list whose number is at least this one. */
export function lowerBound(
  numbers: Int32Array | Uint16Array,
  number: number,
  start: number,
  end: number,
): number {
  let [from, to] = [start, end];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((numbers[middle] as number) < number) from = middle + 1;
    else to = middle;
  }
  return from;
}
