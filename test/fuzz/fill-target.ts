// Puts together the target of a request from an operation's path and values for its parameters.

import type { Random } from '../../lab/random.js';
import type { Operation } from '../../src/engine/operations/operation.js';
import { anyCase } from './parameter-values.js';

type QueryPairs = readonly (readonly [name: string, value: string])[];

export function fillPath({ path }: Operation, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] as string));
}

export function withQuery(path: string, pairs: QueryPairs): string {
  if (pairs.length === 0) return path;
  return `${path}?${pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`;
}

/** The same path in another spelling, with its fixed parts in any letter case and with additional slashes. */
export function respelt(random: Random, template: string): string {
  const segments = template
    .split('/')
    .map((segment) => (segment.startsWith('{') ? segment : anyCase(random, segment)));
  const slash = () => (random.chance(0.05) ? '/'.repeat(random.integer(2, 4)) : '/');
  const path = segments.reduce((before, segment) => `${before}${slash()}${segment}`);
  return random.chance(0.1) ? `${path}/` : path;
}
