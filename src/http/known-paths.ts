// Tells whether a path is one of the service, whatever the method, and which one comes nearest when it is not.
import { distance } from 'fastest-levenshtein';
import { API } from '../operations/operation.js';
import type { SegmentsMeant } from '../operations/segments-meant.js';

export interface KnownPaths {
  /** Paths are given as they came, still encoded. */
  readonly has: (path: string) => boolean;
  readonly nearest: (path: string) => string | undefined;
}

/** A path may be wrong by a third of its letters and still be recognised. */
const TOLERANCE = 1 / 3;
/** Beyond this a path is not compared: nobody mistypes that much. */
const LONGEST = 200;

const isParameter = (segment: string) => segment.startsWith('{');

/** What a segment that was left out counts: more than any slip of the pen. */
const LEFT_OUT = 100;

const NONE: ReadonlySet<string> = new Set();

export function knownPaths(templates: readonly string[], meant: SegmentsMeant = () => NONE): KnownPaths {
  const known = templates.map(segmentsOf);

  return {
    has: (path) => {
      const segments = segmentsOf(path).map(decoded);
      return known.some((template) => fits(template, segments));
    },
    nearest: (path) => {
      if (path.length > LONGEST) return undefined;
      const segments = segmentsOf(path);
      let best: Aligned | undefined;
      for (const template of known) {
        if (template.length < segments.length || template.length > segments.length + MOST_LEFT_OUT) continue;
        const found = align(template, segments, meant);
        if (found === undefined || (best !== undefined && found.off >= best.off)) continue;
        if (found.recognised > 0) best = found;
      }
      return best && `/${best.filled.join('/')}`;
    },
  };
}

/** The address without `/api/v1`, and one more. */
const MOST_LEFT_OUT = 3;

interface Aligned {
  /** How much differs. */
  readonly off: number;
  /** Fixed segments that were recognised and say which family is meant. */
  readonly recognised: number;
  readonly filled: readonly string[];
}

/** Puts the segments of a path to those of a template, where fixed ones may have been misspelt or left out. */
function align(
  template: readonly string[],
  segments: readonly string[],
  meant: SegmentsMeant,
): Aligned | undefined {
  const [part, ...parts] = template;
  const [segment, ...others] = segments;
  if (part === undefined) return segment === undefined ? { off: 0, recognised: 0, filled: [] } : undefined;
  const off = segment === undefined ? undefined : segmentDistance(part, segment, meant);
  const taken = off === undefined ? undefined : align(parts, others, meant);
  const withThis = taken && {
    off: taken.off + (off as number),
    recognised: taken.recognised + (isParameter(part) || PREFIX.has(part) ? 0 : 1),
    filled: [isParameter(part) ? (segment as string) : part, ...taken.filled],
  };
  if (isParameter(part) || template.length === segments.length) return withThis;
  const skipped = align(parts, segments, meant);
  const withoutThis = skipped && {
    off: skipped.off + LEFT_OUT,
    recognised: skipped.recognised,
    filled: [part, ...skipped.filled],
  };
  if (withThis === undefined || withoutThis === undefined) return withThis ?? withoutThis;
  return withThis.off <= withoutThis.off ? withThis : withoutThis;
}

/** Segments that say nothing of what is meant. */
const PREFIX: ReadonlySet<string> = new Set(API.split('/'));

/** Letters by which a segment differs; undefined where it is not alike at all. */
function segmentDistance(part: string, segment: string, meant: SegmentsMeant): number | undefined {
  if (isParameter(part)) return 0;
  const given = decoded(segment);
  const off = distance(part.toLowerCase(), given);
  if (off <= Math.ceil(part.length * TOLERANCE)) return off;
  return meant(given).has(part.toLowerCase()) ? 1 : undefined;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** For comparing only: what is suggested keeps the encoding it came in. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

function fits(template: readonly string[], segments: readonly string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((part, index) => isParameter(part) || part.toLowerCase() === segments[index])
  );
}
