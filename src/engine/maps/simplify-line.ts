// A line with fewer points that is nowhere further than a tolerance from the original: Douglas and Peucker, without recursion.

/** Points as x and y in turns. Returns the positions of those that stay, the first and the last among them. */
export function simplifyLine(points: ArrayLike<number>, tolerance: number): readonly number[] {
  const last = points.length / 2 - 1;
  const stays = new Uint8Array(last + 1);
  stays[0] = stays[last] = 1;
  const open: [number, number][] = [[0, last]];
  for (let stretch = open.pop(); stretch !== undefined; stretch = open.pop()) {
    const [from, to] = stretch;
    const { at, distance } = farthest(points, from, to);
    if (distance <= tolerance) continue;
    stays[at] = 1;
    open.push([from, at], [at, to]);
  }
  return Array.from(stays.keys()).filter((index) => stays[index] === 1);
}

function farthest(points: ArrayLike<number>, from: number, to: number) {
  const [x1, y1] = [points[2 * from] as number, points[2 * from + 1] as number];
  const [dx, dy] = [(points[2 * to] as number) - x1, (points[2 * to + 1] as number) - y1];
  const length = dx * dx + dy * dy;
  let [at, most] = [from, 0];
  for (let index = from + 1; index < to; index++) {
    const [px, py] = [(points[2 * index] as number) - x1, (points[2 * index + 1] as number) - y1];
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
    const far = (px - along * dx) ** 2 + (py - along * dy) ** 2;
    if (far > most) [at, most] = [index, far];
  }
  return { at, distance: Math.sqrt(most) };
}
