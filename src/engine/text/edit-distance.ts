// Counts the letters that were dropped, added, replaced or swapped (optimal string alignment), up to a limit.

const LONGEST = 256;
let before = new Uint8Array(LONGEST + 1);
let last = new Uint8Array(LONGEST + 1);
let row = new Uint8Array(LONGEST + 1);

/** Undefined if there are more than `most`, or if a text is too long to compare. */
export function editDistance(one: string, other: string, most: number): number | undefined {
  const [rows, columns] = [one.length, other.length];
  if (Math.abs(rows - columns) > most || rows > LONGEST || columns > LONGEST) return undefined;
  const beyond = most + 1;
  for (let column = 0; column <= columns; column++) last[column] = Math.min(column, beyond);
  for (let at = 1; at <= rows; at++) {
    const letter = one.charCodeAt(at - 1);
    // Cells further than `most` from the diagonal exceed it.
    const [from, to] = [Math.max(1, at - most), Math.min(columns, at + most)];
    row[from - 1] = from === 1 ? Math.min(at, beyond) : beyond;
    if (to < columns) row[to + 1] = beyond;
    let least = row[from - 1] as number;
    for (let column = from; column <= to; column++) {
      const same = other.charCodeAt(column - 1) === letter;
      let cost = Math.min(
        (last[column - 1] as number) + (same ? 0 : 1),
        (last[column] as number) + 1,
        (row[column - 1] as number) + 1,
      );
      const isSwapped =
        at > 1 &&
        column > 1 &&
        other.charCodeAt(column - 2) === letter &&
        one.charCodeAt(at - 2) === other.charCodeAt(column - 1);
      if (isSwapped) cost = Math.min(cost, (before[column - 2] as number) + 1);
      row[column] = Math.min(cost, beyond);
      least = Math.min(least, row[column] as number);
    }
    if (least > most) return undefined;
    [before, last, row] = [last, row, before];
  }
  const distance = last[columns] as number;
  return distance <= most ? distance : undefined;
}
