// Reads the bytes of a regular file, and of nothing else that has a name: a FIFO would be waited for, a device be read forever.
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

export async function readRegularFile(path: string): Promise<Buffer> {
  // Without O_NONBLOCK, opening a FIFO waits for a writer.
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    if (!(await file.stat()).isFile())
      throw Object.assign(new Error(`${path} is not a regular file.`), { code: 'not a regular file' });
    return await file.readFile();
  } finally {
    await file.close();
  }
}
