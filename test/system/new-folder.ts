// A new folder for temporary files until the end of the file, or of the test with `onTestFinished`.
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

export function newFolder(name: string, after: (remove: () => Promise<void>) => void = afterAll): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
