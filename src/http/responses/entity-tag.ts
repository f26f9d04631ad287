// Strong entity tags, known before any work is done, and the comparisons that conditional requests ask for.
import { hash } from 'node:crypto';
import type { Coding } from '../negotiation/content-coding.js';

/** The part of a tag that stands for the content; each coding of it has a tag of its own. */
export function tagOf(content: string | Uint8Array): string {
  return hash('sha1', content, 'base64url').slice(0, 22);
}

/** Bytes that were compressed quickly are not the bytes that were compressed well, so they are tagged apart. */
export function entityTag(tag: string, coding: Coding, effort: 'well' | 'quickly' = 'well'): string {
  if (coding === 'identity') return `"${tag}"`;
  return `"${tag}.${coding}${effort === 'well' ? '' : '-quick'}"`;
}

export type Condition =
  | { readonly holds: 'no' }
  /** The asterisk: it matches once the record is known to exist. */
  | { readonly holds: 'any' }
  /** The client's copy, in whatever coding it has it, is still right. */
  | { readonly holds: 'yes'; readonly etag: string };

const NO: Condition = { holds: 'no' };
const ANY: Condition = { holds: 'any' };

export function matchTag(ifNoneMatch: string | undefined, tag: string): Condition {
  if (ifNoneMatch === undefined) return NO;
  for (const entry of ifNoneMatch.split(',')) {
    const given = entry.trim().replace(/^W\//, '');
    if (given === '*') return ANY;
    if (given.startsWith(`"${tag}`) && isTagOf(tag, given)) return { holds: 'yes', etag: given };
  }
  return NO;
}

/** Only tags that were given out name a copy. */
function isTagOf(tag: string, given: string): boolean {
  const codings = ['br', 'gzip'] as const;
  const coded = codings.flatMap((coding) => [entityTag(tag, coding), entityTag(tag, coding, 'quickly')]);
  return given === entityTag(tag, 'identity') || coded.includes(given);
}

/** Only asked where there is no If-None-Match, which is exact where a date is not. */
export function isUnmodifiedSince(ifModifiedSince: string | undefined, lastModified: number): boolean {
  if (ifModifiedSince === undefined) return false;
  const since = Date.parse(ifModifiedSince);
  return Number.isFinite(since) && since >= lastModified;
}
