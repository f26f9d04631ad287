// Lists the coordinates of geometries, so that they can be compared for any types of a program.

export interface ReadGeometry {
  readonly type: string;
  readonly coordinates: unknown;
}

/** All numbers in order, and the length of each list of positions. */
interface FlatShape {
  readonly numbers: readonly number[];
  readonly lengths: readonly number[];
}

/** Some programs write a polygon as a list of one, so all are read as lists. */
export function flatCoordinates(geometry: ReadGeometry | null, digits?: number): FlatShape {
  const [numbers, lengths]: [number[], number[]] = [[], []];
  const add = (value: unknown): void => {
    if (typeof value === 'number') numbers.push(digits === undefined ? value : Number(value.toFixed(digits)));
    else {
      const list = value as readonly unknown[];
      if (Array.isArray(list[0])) lengths.push(list.length);
      for (const each of list) add(each);
    }
  };
  if (geometry !== null) add(geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates);
  return { numbers, lengths };
}

/** The most decimals that the coordinates have. */
export function digitsOf(geometries: readonly (ReadGeometry | null)[]): number {
  let most = 0;
  for (const geometry of geometries)
    for (const value of flatCoordinates(geometry).numbers)
      most = Math.max(most, String(value).split('.')[1]?.length ?? 0);
  return most;
}
