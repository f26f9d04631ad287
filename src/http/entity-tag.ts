// Strong entity tags, known before any work is done, and the comparison that If-None-Match asks for.
import { createHash } from 'node:crypto';
import type { Operation } from '../operations/operation.js';
import type { Arguments } from '../operations/parameter.js';

export type Tagger = (operation: Operation, args: Arguments) => string;

/** `fingerprint` stands for the dataset, the model and the renderer together. */
export function createTagger(fingerprint: string): Tagger {
  return (operation, args) => entityTag(`${fingerprint}\n${operation.id}\n${JSON.stringify(args)}`);
}

export function entityTag(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

export type Condition = 'none' | 'matches' | 'any';

/** `any` is the asterisk, which matches once the record is known to exist. */
export function matchCondition(ifNoneMatch: string | undefined, tag: string): Condition {
  if (ifNoneMatch === undefined) return 'none';
  const given = ifNoneMatch.split(',').map((entry) => entry.trim());
  if (given.includes('*')) return 'any';
  return given.some((entry) => entry.replace(/^W\//, '') === tag) ? 'matches' : 'none';
}
