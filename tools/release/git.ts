// Git in the folder of the project.
import { spawnSync } from 'node:child_process';
import { projectFolder } from '../../src/settings/project-folder.js';

/** Returns the output without its last line end. A failure is an error with the message of Git. */
export function git(args: readonly string[], input = ''): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: projectFolder(),
    encoding: 'utf8',
    input,
    maxBuffer: 100e6,
  });
  if (error !== undefined) throw new Error(`Git does not start: ${error.message}`);
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr.trim() || stdout.trim()}`);
  return stdout.replace(/\n$/, '');
}

export function gitOrUndefined(args: readonly string[]): string | undefined {
  try {
    return git(args);
  } catch {
    return undefined;
  }
}

/** All tracked changes and all untracked files that are not ignored. */
export const changedFiles = (): readonly { readonly path: string; readonly isNew: boolean }[] =>
  git(['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames'])
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => ({ path: entry.slice(3), isNew: entry.startsWith('??') }));
