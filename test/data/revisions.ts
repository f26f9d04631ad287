// The revisions of earlier editions in Git, for tests that compare their files; a copy of the project need not have them.
import { execFileSync } from 'node:child_process';
import { dataFolder } from './data-files.js';

/** The last revision of each edition, by its name. */
const revisions: ReadonlyMap<string, string> = new Map([
  ['2026.11.15-4a506a55', 'ac93d73'],
  ['2026.11.16-c10eb0d2', '2f83c8a'],
  ['2026.11.17-7ef467df', '797ac3d'],
]);

export const revisionOf = (edition: string): string | undefined => revisions.get(edition);

export const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: dataFolder, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' });

/** Without a history, or without Git, there is none. */
export function hasRevision(edition: string): boolean {
  const revision = revisionOf(edition);
  if (revision === undefined) return false;
  try {
    git('cat-file', '-e', `${revision}^{commit}`);
    return true;
  } catch {
    return false;
  }
}
