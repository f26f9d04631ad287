// The folder of one `npm run dev` with a copy of the built site. Folders of killed runs are removed.
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

const PREFIX = 'dev-';

export async function createDevFolder(root: string): Promise<string> {
  const builds = join(root, '.builds');
  for (const name of await readdir(builds))
    if (name.startsWith(PREFIX) && !isProcessRunning(Number(name.slice(PREFIX.length))))
      await rm(join(builds, name), { recursive: true, force: true });
  const folder = join(builds, `${PREFIX}${process.pid}`);
  await mkdir(folder);
  // Without the stamp, because a build removes the folders of finished builds.
  const filter = (path: string) => basename(path) !== '.prepared';
  await cp(join(root, 'dist', 'site'), join(folder, 'site'), { recursive: true, filter });
  return folder;
}

function isProcessRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
