// Tells whether a path is one of the service, whatever the method, and which one comes nearest when it is not.
import type { SegmentsMeant } from '../../operations/segments-meant.js';
import { type Alignment, alignPath, isParameter, type Segment } from './align-path.js';

export interface KnownPaths {
  /** Paths are given as they came, still encoded. */
  readonly has: (path: string) => boolean;
  readonly nearest: (path: string) => string | undefined;
}

/** Beyond this a path is not compared: nobody mistypes that much. */
const LONGEST = 200;

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
      const segments = segmentsOf(path).map((raw): Segment => {
        const text = decoded(raw);
        return { raw, text, meant: meant(text) };
      });
      let best: Alignment | undefined;
      for (const template of known) {
        if (template.length < segments.length || template.length > segments.length + MOST_LEFT_OUT) continue;
        const found = alignPath(template, segments);
        if (found === undefined || (best !== undefined && found.off >= best.off)) continue;
        if (found.recognised > 0) best = found;
      }
      return best && `/${best.filled.join('/')}`;
    },
  };
}

/** The address without `/api/v1`, and one more. */
const MOST_LEFT_OUT = 3;

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
