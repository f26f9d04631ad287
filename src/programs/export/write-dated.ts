// Writes a file with a time that depends on the edition and the content. Web servers build entity tags from time and size, so equal content
// has the same tag in every export, and copying a folder transfers only changes.
import { createHash } from 'node:crypto';
import { utimesSync, writeFileSync } from 'node:fs';

const SECONDS_OF_A_DAY = 86_400;

/** A second in the day before the edition, derived from the content. A page can change with the software without a change of its size. */
export function timeOfContent(edition: Date, content: Uint8Array): Date {
  const second = createHash('sha256').update(content).digest().readUInt32BE() % SECONDS_OF_A_DAY;
  return new Date(edition.getTime() - 1000 * (second + 1));
}

export function writeDated(file: string, content: Uint8Array, time: Date): void {
  writeFileSync(file, content);
  utimesSync(file, time, time);
}
