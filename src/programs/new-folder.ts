// Replaces a folder atomically. The new one is filled beside it and renamed at the end.
import { randomBytes } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/** Marks a folder that the program created and may replace. */
export interface Mark {
  readonly file: string;
  readonly madeBy: string;
  /** The folder inside a sentence: `an earlier export`. */
  readonly earlier: string;
}

/** `fill` returns further members of the mark. */
export async function fillNewFolder(
  wanted: string,
  mark: Mark,
  fill: (folder: string, target: string) => Promise<Readonly<Record<string, unknown>>>,
): Promise<void> {
  const target = realTarget(wanted);
  refuseForeign(target, mark);
  mkdirSync(dirname(target), { recursive: true });
  const partial = `${target}.partial-${hostname()}-${process.pid}-${randomBytes(4).toString('hex')}`;
  mkdirSync(partial);
  try {
    const about = { madeBy: mark.madeBy, ...(await fill(partial, target)) };
    writeFileSync(join(partial, mark.file), `${JSON.stringify(about, undefined, 2)}\n`);
    refuseForeign(target, mark);
    moveInto(partial, target);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

/** The machine and the process in the name of an unfinished folder. */
const PARTIAL = /\.partial-(.+)-(\d+)-[\da-f]{8}(\.old)?$/;

/** Removes the leftovers of killed runs next to the place, and returns a message about each. */
export function clearLeftovers(wanted: string): readonly string[] {
  const target = realTarget(wanted);
  const folder = dirname(target);
  const names = (entriesOf(folder) ?? []).filter((name) => name.startsWith(`${basename(target)}.partial-`));
  return names.map((name) => {
    const left = join(folder, name);
    const [, host, id, old] = PARTIAL.exec(name) ?? [];
    if (host !== hostname() || isRunning(Number(id)))
      return `${left} is not finished. Another run may be writing it; if there is none, delete it.`;
    // The run was killed between its two renames.
    if (old !== undefined && entriesOf(target) === undefined) {
      renameSync(left, target);
      return `Restored ${target}, which an interrupted run had moved away.`;
    }
    rmSync(left, { recursive: true, force: true });
    return `Removed ${left}, which an interrupted run left behind.`;
  });
}

function isRunning(id: number): boolean {
  // In a container, the next run often has the same id.
  if (id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // The process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Synchronous, so that only the end of the process can come between the two renames. */
function moveInto(partial: string, target: string): void {
  const old = `${partial}.old`;
  const isThere = entriesOf(target) !== undefined;
  if (isThere) renameSync(target, old);
  try {
    renameSync(partial, target);
  } catch (error) {
    if (isThere) renameSync(old, target);
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}

/** A link to a folder stays, and its target is replaced. */
function realTarget(wanted: string): string {
  try {
    return realpathSync(wanted);
  } catch {
    return resolve(wanted);
  }
}

/** Throws if the folder contains other files than those of an earlier run. */
export function refuseForeign(wanted: string, mark: Mark): void {
  const target = realTarget(wanted);
  const found = entriesOf(target);
  if (found === undefined || found.length === 0 || isMarked(target, mark)) return;
  throw new Error(`${target} contains something other than ${mark.earlier}; name an empty or new folder.`);
}

function isMarked(folder: string, { file, madeBy }: Mark): boolean {
  try {
    return JSON.parse(readFileSync(join(folder, file), 'utf8')).madeBy === madeBy;
  } catch {
    return false;
  }
}

function entriesOf(folder: string): readonly string[] | undefined {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR')
      throw new Error(`${folder} is not a folder; name a new one.`);
    throw error;
  }
}
