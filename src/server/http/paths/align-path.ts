// Aligns a path with a template: parameters take any segment, fixed segments may be misspelt, called otherwise, or missing.
import { API } from '../../../engine/operations/operation.js';
import { editDistance } from '../../../engine/text/edit-distance.js';
import { tolerated } from '../../../engine/text/nearest.js';

export interface Segment {
  /** As it came, still encoded. */
  readonly raw: string;
  /** Decoded and in lower case. */
  readonly text: string;
  /** Fixed segments that it is another word for. */
  readonly meant: ReadonlySet<string>;
}

export interface Alignment {
  /** How much differs. */
  readonly off: number;
  /** Fixed segments that were recognised and identify the family. */
  readonly recognised: number;
  /** The segments of the template, with the parameters of the path. */
  readonly filled: readonly string[];
}

/** The cost of a missing segment: more than any misspelling. */
const MISSING = 100;
/** Segments that do not help to find the path that was meant. */
const PREFIX: ReadonlySet<string> = new Set(API.split('/'));

const END: Alignment = { off: 0, recognised: 0, filled: [] };

/** Ids and dates begin with a digit; a path with another text there would not exist. */
const NUMBERED = /^\{(id|\w+Id|year|month|date)\}$/;

export const isParameter = (part: string): boolean => part.startsWith('{');

/** The best alignment from a part and a segment on; undefined if there is none. */
export function alignPath(
  template: readonly string[],
  segments: readonly Segment[],
  part = 0,
  at = 0,
): Alignment | undefined {
  const [name, segment] = [template[part], segments[at]];
  if (name === undefined) return segment === undefined ? END : undefined;
  const off = segment && distanceTo(name, segment);
  const rest = off === undefined ? undefined : alignPath(template, segments, part + 1, at + 1);
  const present = rest && {
    off: rest.off + (off as number),
    recognised: rest.recognised + (isParameter(name) || PREFIX.has(name) ? 0 : 1),
    filled: [isParameter(name) ? (segment as Segment).raw : name, ...rest.filled],
  };
  const isComplete = template.length - part === segments.length - at;
  if (isParameter(name) || isComplete) return present;
  const others = alignPath(template, segments, part + 1, at);
  const missing = others && { ...others, off: others.off + MISSING, filled: [name, ...others.filled] };
  if (present === undefined || missing === undefined) return present ?? missing;
  return present.off <= missing.off ? present : missing;
}

/** Letters by which a segment differs; undefined if it is not similar at all. */
function distanceTo(part: string, { text, meant }: Segment): number | undefined {
  if (isParameter(part)) return NUMBERED.test(part) && !/^\d/.test(text) ? undefined : 0;
  const name = part.toLowerCase();
  return editDistance(name, text, tolerated(name.length)) ?? (meant.has(name) ? 1 : undefined);
}
