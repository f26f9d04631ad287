// The methods of a path of the service, and the nearest path to one that does not exist.

import type { RouteOptions } from 'fastify';
import { API, type SegmentsMeant } from '../../../engine/operations/operation.js';
import { decoded } from '../../../engine/operations/request/request-path.js';
import { editDistance } from '../../../engine/text/edit-distance.js';
import { tolerated } from '../../../engine/text/nearest.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The paths that exist below a wildcard; read when first needed. */
    readonly pathsBelow?: () => readonly string[];
  }
}

/** The paths of all routes, taken from Fastify as they are registered, so that no surface has to list them a second time. */
interface ServedPaths extends KnownPaths {
  readonly add: (route: RouteOptions) => void;
  /** As they were registered: parameters in braces, a star for everything below. */
  readonly all: () => readonly Route[];
}

interface Wildcard {
  readonly methods: readonly string[];
  readonly paths: () => readonly string[];
}

/** Paths below a wildcard are only compared with paths that could be meant for one of them. */
export function createServedPaths(meant: SegmentsMeant): ServedPaths {
  const fixed: Route[] = [];
  /** By the first segment of their paths. */
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

/** Routes are complete before the first request. */
function madeOnce(make: () => KnownPaths): () => KnownPaths {
  let made: KnownPaths | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The path of a request: its URL without the query, and without the origin that a request to a proxy has. */
export const pathOf = (url = '/'): string =>
  (url.split('?', 1)[0] as string).replace(/^https?:\/\/[^/]*/i, '');

/** Aligns a path with a template: parameters take any segment, fixed segments may be misspelt, called otherwise, or missing. */
interface Segment {
  /** As it came, still encoded. */
  readonly raw: string;
  /** Decoded and in lower case. */
  readonly text: string;
  /** Fixed segments that it is another word for. */
  readonly meant: ReadonlySet<string>;
}

interface Alignment {
  /** How much differs. */
  readonly off: number;
  /** Fixed segments that were recognised and identify the family. */
  readonly recognised: number;
  /** The segments of the template, with the parameters of the path. */
  readonly filled: readonly string[];
}

/** The cost of a missing segment: more than any misspelling. */
const COST_OF_MISSING = 100;
/** Segments that do not help to find the path that was meant. */
const PREFIX: ReadonlySet<string> = new Set(API.split('/'));

const END: Alignment = { off: 0, recognised: 0, filled: [] };

/** Ids and dates begin with a digit; a path with another text there would not exist. */
const NUMBERED = /^\{(id|\w+Id|year|month|date)\}$/;

const isParameter = (part: string): boolean => part.startsWith('{');

/** The best alignment from a part and a segment on; undefined if there is none. */
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

/** Letters by which a segment differs; undefined if it is not similar at all. */
function distanceTo(part: string, { text, meant }: Segment): number | undefined {
  if (isParameter(part)) return NUMBERED.test(part) && !/^\d/.test(text) ? undefined : 0;
  const name = part.toLowerCase();
  return editDistance(name, text, tolerated(name.length)) ?? (meant.has(name) ? 1 : undefined);
}

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

/** The path without `/api/v1`, and one more. */
const MOST_LEFT_OUT = 3;

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** For comparing only: a suggestion keeps the encoding of the request. */
const comparable = (segment: string) => decoded(segment).toLowerCase();

function fitsTemplate(template: readonly string[], segments: readonly string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((part, index) => isParameter(part) || part.toLowerCase() === segments[index])
  );
}
