// Which names there is room for on the map: those of the largest areas first, none over another, and none across its edge. The same on the server and in the browser.

export interface MapLabel {
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

/** Of labels from the largest area to the smallest, those that fit with letters of this size. */
export function fittingLabels<Label extends MapLabel>(
  labels: readonly Label[],
  letters: number,
  frame: MapFrame,
): ReadonlySet<Label> {
  const fitting = new Set<Label>();
  const half = ({ text }: Label) => (text.length * letters * LETTER) / 2;
  const isFree = (label: Label) => {
    for (const other of fitting) {
      const isBeside = Math.abs(other.x - label.x) >= half(other) + half(label);
      if (!isBeside && Math.abs(other.y - label.y) < letters * 1.4) return false;
    }
    return true;
  };
  /** Half a letter from the edge, because letters differ in width. */
  const isInside = (label: Label) =>
    Math.abs(label.x - frame.x - frame.width / 2) + half(label) + letters / 2 <= frame.width / 2 &&
    Math.abs(label.y - frame.y - frame.height / 2) + letters <= frame.height / 2;
  for (const label of labels) {
    const hasRoom = 2 * half(label) < label.width * 0.95 && label.height > letters * 1.5;
    if (hasRoom && isInside(label) && isFree(label)) fitting.add(label);
  }
  return fitting;
}
