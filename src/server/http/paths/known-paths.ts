// Looks up the methods of a path, and the nearest path to an unknown one.

import type { RouteOptions } from 'fastify';
import { API, type SegmentsMeant } from '../../../engine/operations/operation.js';
import { decoded } from '../../../engine/operations/request/request-path.js';
import { editDistance } from '../../../engine/text/edit-distance.js';
import { tolerated } from '../../../engine/text/nearest.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The paths below a wildcard, read on first use. */
    readonly pathsBelow?: () => readonly string[];
  }
}

/** The paths of all routes. Fastify reports them as they are registered, so that no surface lists them twice. */
interface ServedPaths extends KnownPaths {
  readonly add: (route: RouteOptions) => void;
  /** The registered routes, with parameters in braces and a star for everything below. */
  readonly all: () => readonly Route[];
}

interface Wildcard {
  readonly methods: readonly string[];
  readonly paths: () => readonly string[];
}

/** Paths below a wildcard are compared only with requests that can mean one of them. */
export function createServedPaths(meant: SegmentsMeant): ServedPaths {
  const fixed: Route[] = [];
  /** Wildcards by the first segment of their path. */
  const wildcards = new Map<string, Wildcard>();
  const isBelowWildcard = (path: string) => {
    const [, first = '', second] = path.toLowerCase().split('/');
    return second !== undefined && wildcards.has(first);
  };
  const outside = madeOnce(() => knownPaths(fixed, meant));
  const below = madeOnce(() =>
    knownPaths([
      ...[...wildcards.values()].flatMap(({ methods, paths }) => paths().map((path) => ({ path, methods }))),
      ...fixed.filter(({ path }) => isBelowWildcard(path)),
    ]),
  );

  return {
    add: ({ url, method, config }) => {
      const methods = [method].flat();
      const root = /^\/([^/]+)\/\*$/.exec(url)?.[1];
      if (root === undefined) fixed.push({ path: url.replaceAll(/:(\w+)/g, '{$1}'), methods });
      else wildcards.set(root, { methods, paths: config?.pathsBelow ?? (() => []) });
    },
    all: () => [...fixed, ...[...wildcards].map(([root, { methods }]) => ({ path: `/${root}/*`, methods }))],
    methodsAt: (path) => {
      const methods = outside().methodsAt(path);
      return methods.size === 0 && isBelowWildcard(path) ? below().methodsAt(path) : methods;
    },
    nearest: (path) => (isBelowWildcard(path) ? below() : outside()).nearest(path),
  };
}

/** Computed on the first request, because routes are complete by then. */
function madeOnce(make: () => KnownPaths): () => KnownPaths {
  let made: KnownPaths | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The path of a request, which is its URL without the query and without the origin of a request to a proxy. */
export const pathOf = (url = '/'): string =>
  (url.split('?', 1)[0] as string).replace(/^https?:\/\/[^/]*/i, '');

/**
 * A segment of a path, for its alignment with a template. Parameters accept any segment, and fixed segments can be misspelt, named
 * otherwise, or missing.
 */
interface Segment {
  /** The segment as it arrived, still encoded. */
  readonly raw: string;
  /** Decoded and in lower case. */
  readonly text: string;
  /** The fixed segments for which it is another word. */
  readonly meant: ReadonlySet<string>;
}

interface Alignment {
  /** The total difference. */
  readonly off: number;
  /** Fixed segments that were recognised and identify the family. */
  readonly recognised: number;
  /** The segments of the template with the parameters of the path. */
  readonly filled: readonly string[];
}

/** The cost of a missing segment, which is above that of any misspelling. */
const COST_OF_MISSING = 100;
/** Segments that do not help to find the intended path. */
const PREFIX: ReadonlySet<string> = new Set(API.split('/'));

const END: Alignment = { off: 0, recognised: 0, filled: [] };

/** Ids and dates begin with a digit, so a path with another text there would not exist. */
const NUMBERED = /^\{(id|\w+Id|year|month|date)\}$/;

const isParameter = (part: string): boolean => part.startsWith('{');

/** The best alignment from a part and a segment on. Undefined if there is none. */
function alignPath(
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
  const missing = others && {
    ...others,
    off: others.off + COST_OF_MISSING,
    filled: [name, ...others.filled],
  };
  if (present === undefined || missing === undefined) return present ?? missing;
  return present.off <= missing.off ? present : missing;
}

/** The number of wrong letters in a segment. Undefined if it is not similar. */
function distanceTo(part: string, { text, meant }: Segment): number | undefined {
  if (isParameter(part)) return NUMBERED.test(part) && !/^\d/.test(text) ? undefined : 0;
  const name = part.toLowerCase();
  return editDistance(name, text, tolerated(name.length)) ?? (meant.has(name) ? 1 : undefined);
}

export interface Route {
  /** A template with parameters in braces, such as `/api/v1/City/{id}`. */
  readonly path: string;
  readonly methods: readonly string[];
}

export interface KnownPaths {
  /** Empty if the path does not exist. Paths are still encoded. */
  readonly methodsAt: (path: string) => ReadonlySet<string>;
  readonly nearest: (path: string) => string | undefined;
}

/** A longer path is not compared, because no typo is that long. */
const LONGEST = 200;

const NONE: ReadonlySet<string> = new Set();

export function knownPaths(routes: readonly Route[], meant: SegmentsMeant = () => NONE): KnownPaths {
  const known = routes.map(({ path, methods }) => ({ template: segmentsOf(path), methods }));

  return {
    methodsAt: (path) => {
      const segments = segmentsOf(path).map(comparable);
      return new Set(
        known.flatMap(({ template, methods }) => (fitsTemplate(template, segments) ? methods : [])),
      );
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

/** The two segments of `/api/v1`, and one more. */
const MOST_LEFT_OUT = 3;

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** Used only for comparison. A suggestion keeps the encoding of the request. */
const comparable = (segment: string) => decoded(segment).toLowerCase();

function fitsTemplate(template: readonly string[], segments: readonly string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((part, index) => isParameter(part) || part.toLowerCase() === segments[index])
  );
}
