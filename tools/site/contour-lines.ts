// Contour lines through a grid of heights (marching squares), joined end to end.

export type Point = readonly [x: number, y: number];
type Segment = readonly [from: Point, to: Point];
type Side = 'top' | 'right' | 'bottom' | 'left';

/** The sides that the line crosses, by the corners above the level (top left 8, top right 4, bottom right 2, bottom left 1). */
const CROSSINGS: Readonly<Record<number, readonly (readonly [Side, Side])[]>> = {
  1: [['left', 'bottom']],
  2: [['bottom', 'right']],
  3: [['left', 'right']],
  4: [['right', 'top']],
  5: [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  6: [['bottom', 'top']],
  7: [['left', 'top']],
  8: [['top', 'left']],
  9: [['top', 'bottom']],
  10: [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  11: [['top', 'right']],
  12: [['right', 'left']],
  13: [['right', 'bottom']],
  14: [['bottom', 'left']],
};

export function contourLines(grid: readonly (readonly number[])[], level: number): readonly Point[][] {
  const at = ([x, y]: Point) => (grid[y] as readonly number[])[x] as number;
  const between = (a: Point, b: Point): Point => {
    const share = (level - at(a)) / (at(b) - at(a));
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  };
  const segments: Segment[] = [];
  for (let y = 0; y < grid.length - 1; y++) {
    for (let x = 0; x < (grid[y] as readonly number[]).length - 1; x++) {
      const [a, b, c, d]: readonly Point[] = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ];
      if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
      const above = [a, b, c, d].reduce((bits, corner) => bits * 2 + (at(corner) > level ? 1 : 0), 0);
      const sides: Record<Side, () => Point> = {
        top: () => between(a, b),
        right: () => between(b, c),
        bottom: () => between(d, c),
        left: () => between(a, d),
      };
      for (const [from, to] of CROSSINGS[above] ?? []) segments.push([sides[from](), sides[to]()]);
    }
  }
  return join(segments);
}

const keyOf = ([x, y]: Point) => `${x.toFixed(4)} ${y.toFixed(4)}`;

function join(segments: readonly Segment[]): Point[][] {
  const starting = new Map<string, Segment[]>();
  for (const segment of segments) {
    const key = keyOf(segment[0]);
    starting.set(key, [...(starting.get(key) ?? []), segment]);
  }
  const ends = new Set(segments.map(([, to]) => keyOf(to)));
  const used = new Set<Segment>();
  const follow = (first: Segment): Point[] => {
    const line: Point[] = [first[0]];
    let next: Segment | undefined = first;
    while (next !== undefined && !used.has(next)) {
      used.add(next);
      line.push(next[1]);
      next = starting.get(keyOf(next[1]))?.find((segment) => !used.has(segment));
    }
    return line;
  };
  // Open lines from their start, then closed ones.
  const open = segments.filter(([from]) => !ends.has(keyOf(from)));
  return [...open, ...segments]
    .filter((segment) => !used.has(segment))
    .flatMap((segment) => (used.has(segment) ? [] : [follow(segment)]));
}
