// The climate that a height implies, by the thermal floors of Colombian geography.

export type Climate = 'cálido' | 'templado' | 'frío' | 'de páramo';

/** From where on, in metres. */
const floors: readonly (readonly [from: number, climate: Climate])[] = [
  [3000, 'de páramo'],
  [2000, 'frío'],
  [1000, 'templado'],
  [Number.NEGATIVE_INFINITY, 'cálido'],
];

/** Sources differ this much about the height of a seat. */
const MARGIN = 100;

/** None near the limit of a floor, where the height does not decide. */
export function climateAt(elevation: number): Climate | undefined {
  const floorOf = (height: number) => floors.find(([from]) => height >= from)?.[1];
  const climate = floorOf(elevation - MARGIN);
  return climate === floorOf(elevation + MARGIN) ? climate : undefined;
}
