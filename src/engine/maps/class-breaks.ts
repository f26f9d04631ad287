// Classes of a choropleth by quantiles: about as many areas in each, and equal values never in two.

export interface Class {
  readonly from: number;
  readonly to: number;
}

export function quantileClasses(values: readonly number[], most: number): readonly Class[] {
  const sorted = values.toSorted((a, b) => a - b);
  const classes: Class[] = [];
  let at = 0;
  for (let index = 1; index <= most && at < sorted.length; index++) {
    let end = Math.max(at + 1, Math.round((index * sorted.length) / most));
    while (end < sorted.length && sorted[end] === sorted[end - 1]) end++;
    classes.push({ from: sorted[at] as number, to: sorted[end - 1] as number });
    at = end;
  }
  return classes;
}
