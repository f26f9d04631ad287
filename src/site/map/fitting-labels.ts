// Chooses the names for which the map has room. Areas with the most inhabitants come first, and no name covers another or crosses the edge.
// The server and the browser share it.

interface MapLabel {
  readonly text: string;
  /** The middle of its area, and the available width. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The visible part of the map. */
interface MapFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The width of a letter as a share of its height. */
const LETTER = 0.56;
/** The number of most important visible areas that are named even if their name is larger than they are. */
const ALWAYS = 14;

/** Other positions of these names, in letters above or below the middle. Positions further away must be inside the area. */
const SHIFTS = [0, -1.5, 1.5, -3, 3];

/** The labels that fit with letters of this size, from the most important to the least, each at its position. */
export function fittingLabels(
  labels: readonly MapLabel[],
  letters: number,
  frame: MapFrame,
): readonly Pick<MapLabel, 'text' | 'x' | 'y'>[] {
  const fitting: MapLabel[] = [];
  const half = ({ text }: MapLabel) => (text.length * letters * LETTER) / 2;
  const isFree = (label: MapLabel) =>
    fitting.every((other) => {
      const isBeside = Math.abs(other.x - label.x) >= half(other) + half(label) + letters / 2;
      return isBeside || Math.abs(other.y - label.y) >= letters * 1.4;
    });
  /** Half a letter of room to the edge, because letters differ in width. */
  const isInside = (label: MapLabel) =>
    Math.abs(label.x - frame.x - frame.width / 2) + half(label) + letters / 2 <= frame.width / 2 &&
    Math.abs(label.y - frame.y - frame.height / 2) + letters <= frame.height / 2;
  let seen = 0;
  for (const label of labels) {
    if (!isInside(label)) continue;
    const isFirst = seen++ < ALWAYS;
    const hasRoom = 2 * half(label) < label.width * 0.95 && label.height > letters * 1.5;
    if (!isFirst && !hasRoom) continue;
    const placed = (isFirst ? SHIFTS : [0])
      .filter((shift) => Math.abs(shift) < 2 || 2 * Math.abs(shift) * letters < label.height)
      .map((shift) => ({ ...label, y: label.y + shift * letters }))
      .find((each) => isInside(each) && isFree(each));
    if (placed !== undefined) fitting.push(placed);
  }
  return fitting;
}
