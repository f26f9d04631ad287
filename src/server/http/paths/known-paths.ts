// The methods of a path of the service, and the nearest path to one that does not exist.
import type { SegmentsMeant } from '../../../engine/operations/segments-meant.js';
import { decoded } from '../../../engine/text/decoded.js';
import { type Alignment, alignPath, isParameter, type Segment } from './align-path.js';

export interface Route {
  /** With parameters in braces, such as `/api/v1/City/{id}`. */
  readonly path: string;
  readonly methods: readonly string[];
}

export interface KnownPaths {
  /** None if there is no such path. Paths are given as they came, still encoded. */
  readonly methodsAt: (path: string) => ReadonlySet<string>;
  readonly nearest: (path: string) => string | undefined;
}

/** A longer path is not compared: no typo is that long. */
const LONGEST = 200;

const NONE: ReadonlySet<string> = new Set();

export function knownPaths(routes: readonly Route[], meant: SegmentsMeant = () => NONE): KnownPaths {
  const known = routes.map(({ path, methods }) => ({ template: segmentsOf(path), methods }));

  return {
    methodsAt: (path) => {
      const segments = segmentsOf(path).map(comparable);
      return new Set(known.flatMap(({ template, methods }) => (fits(template, segments) ? methods : [])));
    },
    nearest: (path) => {
      if (path.length > LONGEST) return undefined;
      const segments = segmentsOf(path).map((raw): Segment => {
        const text = comparable(raw);
        return { raw, text, meant: meant(text) };
      });
      let best: Alignment | undefined;
      for (const { template } of known) {
        if (template.length < segments.length || template.length > segments.length + MOST_LEFT_OUT) continue;
        const found = alignPath(template, segments);
        if (found === undefined || (best !== undefined && found.off >= best.off)) continue;
        if (found.recognised > 0) best = found;
      }
      return best && `/${best.filled.join('/')}`;
    },
  };
}

/** The path without `/api/v1`, and one more. */
const MOST_LEFT_OUT = 3;

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** For comparing only: a suggestion keeps the encoding of the request. */
const comparable = (segment: string) => decoded(segment).toLowerCase();

function fits(template: readonly string[], segments: readonly string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((part, index) => isParameter(part) || part.toLowerCase() === segments[index])
  );
}
