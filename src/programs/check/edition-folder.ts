// The record files of an earlier edition: a folder that has them, or a revision of the project.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../../settings/project-folder.js';

export function editionFolder(from: string): { readonly folder: string; readonly remove: () => void } {
  if (existsSync(from)) return { folder: from, remove: () => undefined };
  const made = mkdtempSync(join(tmpdir(), 'edition-'));
  const archive = execFileSync('git', ['archive', '--format=tar', from, 'data'], {
    cwd: projectFolder(),
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['-x', '-C', made], { input: archive });
  return { folder: join(made, 'data'), remove: () => rmSync(made, { recursive: true }) };
}
