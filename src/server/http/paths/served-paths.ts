// The paths of all routes, taken from Fastify as they are registered, so that no surface has to list them a second time.
import type { RouteOptions } from 'fastify';
import type { SegmentsMeant } from '../../../engine/operations/segments-meant.js';
import { type KnownPaths, knownPaths, type Route } from './known-paths.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The paths that exist below a wildcard; read when first needed. */
    readonly pathsBelow?: () => readonly string[];
  }
}

export interface ServedPaths extends KnownPaths {
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
  const outside = once(() => knownPaths(fixed, meant));
  const below = once(() =>
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
function once(make: () => KnownPaths): () => KnownPaths {
  let made: KnownPaths | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
