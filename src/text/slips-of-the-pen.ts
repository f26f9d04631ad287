// How many slips of the pen turn one text into another: a letter too many, too few, wrong, or two swapped
// (optimal string alignment, the restricted form of Damerau-Levenshtein).

const LONGEST = 64;
const WIDTH = LONGEST + 1;
const cells = new Uint8Array(WIDTH * WIDTH);
for (let index = 0; index < WIDTH; index++) cells[index] = cells[index * WIDTH] = index;

/** Undefined if there are more than `most`, or a text is too long to be compared. */
export function slipsOfThePen(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most) return undefined;
  if (one.length > LONGEST || other.length > LONGEST) return undefined;
  for (let row = 1; row <= one.length; row++) {
    const letter = one.charCodeAt(row - 1);
    const at = row * WIDTH;
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const same = letter === other.charCodeAt(column - 1);
      const above = cells[at - WIDTH + column] as number;
      const before = cells[at + column - 1] as number;
      let slips = Math.min(
        above + 1,
        before + 1,
        (cells[at - WIDTH + column - 1] as number) + (same ? 0 : 1),
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        letter === other.charCodeAt(column - 2) &&
        one.charCodeAt(row - 2) === other.charCodeAt(column - 1);
      if (isSwapped) slips = Math.min(slips, (cells[at - 2 * WIDTH + column - 2] as number) + 1);
      cells[at + column] = slips;
      if (slips < least) least = slips;
    }
    // A swap looks two rows back, but costs no less than the letter before it did.
    if (least > most) return undefined;
  }
  const slips = cells[one.length * WIDTH + other.length] as number;
  return slips <= most ? slips : undefined;
}
