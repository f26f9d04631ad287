// Writes a file whose time follows from the edition and the content. Web servers make their entity tags of time and size, so the same
// content has the same tag in every export, and a copy of the folder transfers only the changes.
import { createHash } from 'node:crypto';
import { utimesSync, writeFileSync } from 'node:fs';

const SECONDS_OF_A_DAY = 86_400;

/**
 * In the day before the edition. Its second is taken from the content: a page can change between two editions, as the software does,
 * without a change of its size.
 */
export function timeOfContent(edition: Date, content: Uint8Array): Date {
  const second = createHash('sha256').update(content).digest().readUInt32BE() % SECONDS_OF_A_DAY;
  return new Date(edition.getTime() - 1000 * (second + 1));
}

export function writeDated(file: string, content: Uint8Array, time: Date): void {
  writeFileSync(file, content);
  utimesSync(file, time, time);
}
