// The segments of paths that a word means without being one: plurals and words of other languages.
import type { Model } from '../model/model.js';
import { fold } from '../text/fold.js';

/** Segments in small letters, for a segment of a request. */
export type SegmentsMeant = (segment: string) => ReadonlySet<string>;

const NONE: ReadonlySet<string> = new Set();

export function segmentsMeant({ families }: Model): SegmentsMeant {
  const meant = new Map<string, Set<string>>();
  const lists = families.flatMap((family) => family.lists);
  for (const family of families) {
    const children = lists.filter(({ target }) => target === family).flatMap(({ segments }) => segments);
    const segments = new Set([family.path, ...children].map((segment) => segment.toLowerCase()));
    for (const word of [family.path, family.record, ...family.synonyms]) meant.set(fold(word), segments);
  }
  return (segment) => meant.get(fold(segment)) ?? NONE;
}
