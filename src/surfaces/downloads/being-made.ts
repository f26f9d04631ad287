// The state of a run that writes files on this machine. A lock file allows one run at a time. It also contains the progress, so that all
// processes show the same without messages.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

interface BeingMade {
  readonly folder: string;
  /** Files; both are 0 until the first one. */
  readonly done: number;
  readonly of: number;
}

interface Held extends BeingMade {
  /** The process of the service. */
  readonly pid: number;
}

/** Read at each call, because a test changes the temporary folder. */
const lockFile = () => join(tmpdir(), 'atlas-files.json');

/** Returns false if another process that runs holds the lock, or this user may not write it. */
export function startMaking(folder: string): boolean {
  const text = textOf({ folder, done: 0, of: 0 });
  try {
    writeFileSync(lockFile(), text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
  }
  if (isHeld(heldIn(readFileSync(lockFile(), 'utf8')))) return false;
  try {
    // Its process was killed.
    rmSync(lockFile());
    writeFileSync(lockFile(), text, { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Replaces the lock as a whole, so that no reader sees a part of it. */
export function reportMaking(progress: BeingMade): void {
  const next = `${lockFile()}.${process.pid}`;
  writeFileSync(next, textOf(progress));
  renameSync(next, lockFile());
}

export const endMaking = (): void => rmSync(lockFile(), { force: true });

/** The progress of the files of a folder; undefined if no service makes them. */
export async function beingMadeIn(folder: string): Promise<BeingMade | undefined> {
  const held = heldIn(await readFile(lockFile(), 'utf8').catch(() => ''));
  return held !== undefined && held.folder === resolve(folder) && isHeld(held) ? held : undefined;
}

const textOf = ({ folder, done, of }: BeingMade) =>
  JSON.stringify({ pid: process.pid, folder: resolve(folder), done, of });

/** Any program can write to that folder, so its content is checked. */
function heldIn(text: string): Held | undefined {
  try {
    const { pid, folder, done, of } = JSON.parse(text);
    const isValid = [pid, done, of].every((each) => Number.isSafeInteger(each) && each >= 0) && pid > 0;
    return isValid && typeof folder === 'string' ? { pid, folder, done, of } : undefined;
  } catch {
    return undefined;
  }
}

function isHeld(held: Held | undefined): boolean {
  if (held === undefined) return false;
  try {
    process.kill(held.pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
