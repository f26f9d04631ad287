// Whole numbers from the first to the last one.

export const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
