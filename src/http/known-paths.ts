// Tells whether a path is one of the service, whatever the method, and which one comes nearest when it is not.
import { distance } from 'fastest-levenshtein';

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

export function knownPaths(templates: readonly string[]): KnownPaths {
  const known = templates.map(segmentsOf);

  return {
    has: (path) => {
      const segments = segmentsOf(path).map(decoded);
      return known.some((template) => fits(template, segments));
    },
    nearest: (path) => {
      if (path.length > LONGEST) return undefined;
      const segments = segmentsOf(path);
      let best: { path: string; distance: number } | undefined;
      for (const template of known) {
        if (template.length !== segments.length) continue;
        const off = distanceTo(template, segments);
        if (off === undefined || (best !== undefined && off >= best.distance)) continue;
        const filled = template.map((segment, index) => (isParameter(segment) ? segments[index] : segment));
        best = { path: `/${filled.join('/')}`, distance: off };
      }
      return best?.path;
    },
  };
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

/** Letters by which the fixed segments differ; undefined where they are not alike at all. */
function distanceTo(template: readonly string[], segments: readonly string[]): number | undefined {
  let total = 0;
  for (const [index, part] of template.entries()) {
    if (isParameter(part)) continue;
    const off = distance(part.toLowerCase(), decoded(segments[index] as string));
    if (off > Math.ceil(part.length * TOLERANCE)) return undefined;
    total += off;
  }
  return total;
}
