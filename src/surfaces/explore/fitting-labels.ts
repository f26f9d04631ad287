// Names on the map, where there is room for them: the largest areas first, and none over another.
import type { MapBox } from '../../maps/area-paths.js';
import type { MapFacts } from '../../pages/explore/explore-facts.js';

/** Of a letter, as a part of its height. */
const WIDTH = 0.56;
const MOST = 40;

export function fittingLabels(
  areas: readonly { readonly name: string; readonly box: MapBox }[],
  letters: number,
): MapFacts['labels'] {
  const placed: MapBox[] = [];
  const size = ([left, top, right, bottom]: MapBox) => (right - left) * (bottom - top);
  return areas
    .toSorted((a, b) => size(b.box) - size(a.box))
    .flatMap(({ name, box: [left, top, right, bottom] }) => {
      const half = (name.length * letters * WIDTH) / 2;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const own: MapBox = [x - half, y - letters, x + half, y + letters];
      const fits = 2 * half < (right - left) * 0.9 && bottom - top > 2 * letters;
      if (!fits || placed.length >= MOST || placed.some((other) => overlap(own, other))) return [];
      placed.push(own);
      const round = (value: number) => Math.round(value * 10) / 10;
      return [{ x: round(x), y: round(y), text: name }];
    });
}

const overlap = (a: MapBox, b: MapBox) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
