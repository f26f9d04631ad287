// Strong entity tags, and the comparisons that conditional requests need (RFC 9110, section 13.1).
import { hash } from 'node:crypto';
import type { Coding } from '../negotiation/content-coding.js';

type Effort = 'well' | 'quickly';

/** The part of a tag that identifies the content; each coding of it has its own tag. */
export function tagOf(content: string | Uint8Array): string {
  return hash('sha1', content, 'base64url').slice(0, 22);
}

/**
 * A tag made before the content. It is compared only with tags of the same URL, so it has to distinguish editions, which `edition` does;
 * that requests with other arguments differ too is a courtesy, for which two sums of 31 bits are enough. SHA-1 of the same takes 3 µs, this
 * a tenth of one; in another base than ten, the numbers alone would take one.
 */
export function tagAheadOf(edition: string, operation: string, key: string, isLarge: boolean): string {
  let [first, second] = [isLarge ? 0x811c9dc5 : 0x2545f491, 0x9e3779b9];
  for (let at = 0; at < operation.length; at++)
    first = Math.imul(first ^ operation.charCodeAt(at), 0x01000193);
  for (let at = 0; at < key.length; at++) {
    const character = key.charCodeAt(at);
    first = Math.imul(first ^ character, 0x01000193);
    second = Math.imul(second + character, 0x85ebca6b) ^ (second >>> 13);
  }
  return `${edition}${first >>> 1}-${second >>> 1}`;
}

/** Bytes that were compressed quickly are not the bytes that were compressed well, so they are tagged apart. */
export function entityTag(tag: string, coding: Coding, effort: Effort = 'well'): string {
  if (coding === 'identity') return `"${tag}"`;
  return `"${tag}.${coding}${effort === 'well' ? '' : '-quick'}"`;
}

/** All tags that a content is given out with; `efforts` are those that its bodies are compressed with. */
export function entityTags(tag: string, efforts: readonly Effort[]): readonly string[] {
  const compressed = efforts.flatMap((effort) => [
    entityTag(tag, 'br', effort),
    entityTag(tag, 'gzip', effort),
  ]);
  return [entityTag(tag, 'identity'), ...compressed];
}

type Condition =
  | { readonly holds: 'no' }
  /** The asterisk: it matches once the record is known to exist. */
  | { readonly holds: 'any' }
  /** The client's copy, in any coding, is still right. */
  | { readonly holds: 'yes'; readonly etag: string };

const NO: Condition = { holds: 'no' };
const ANY: Condition = { holds: 'any' };

/** Weak comparison: a proxy that compresses makes our tags weak. Returns the tag as we gave it out. */
export function matchTag(ifNoneMatch: string | undefined, tags: readonly string[]): Condition {
  if (ifNoneMatch === undefined) return NO;
  if (ifNoneMatch.trim() === '*') return ANY;
  const listed = /\s*(?:W\/)?("[^"\s]*")\s*(?:,|$)/y;
  for (let found = listed.exec(ifNoneMatch); found !== null; found = listed.exec(ifNoneMatch)) {
    const etag = tags.find((tag) => tag === found?.[1]);
    if (etag !== undefined) return { holds: 'yes', etag };
  }
  return NO;
}

/** Only used if there is no If-None-Match, which is exact, unlike a date. A date to come is not one that we gave out. */
export function isUnmodifiedSince(ifModifiedSince: string | undefined, lastModified: number): boolean {
  if (ifModifiedSince === undefined || !HTTP_DATE.test(ifModifiedSince)) return false;
  const since = Date.parse(ifModifiedSince);
  return since === lastModified || (since > lastModified && since <= Date.now());
}

/** `Date.parse` also takes a bare number for a year. The two obsolete formats do not count: the whole response is never wrong. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
