// A new folder for tens of thousands of files. It is in memory if there is room, which takes a third of the time.
import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const ROOM = 2 ** 30;

export async function temporaryFolder(name: string): Promise<string> {
  const free = await statfs(IN_MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return mkdtemp(join(free >= ROOM ? IN_MEMORY : tmpdir(), `${name}-`));
}
