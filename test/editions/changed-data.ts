// A copy of the data with a value of one record exchanged.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../../src/settings/project-folder.js';
import { recordLines } from '../../src/storage/files/read-record-file.js';

export async function changedData(
  file: string,
  index: number,
  values: object,
  data = join(projectFolder(), 'data'),
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'changed-data-'));
  await cp(data, folder, { recursive: true });
  // It is about other records.
  await rm(join(folder, 'changes'), { recursive: true, force: true });
  const rows = JSON.parse(await readFile(join(folder, file), 'utf8'));
  await writeFile(join(folder, file), recordLines(rows.with(index, { ...rows[index], ...values })));
  return folder;
}
