// Starts of the real process that `src/main.test.ts` does not make: with its notes, with faults of the data, and on a port in use.
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { colombia } from '../../src/country/index.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { newFolder } from '../system/new-folder.js';
import { DOOR, run, startAndEnd, takenPort } from './run-main.js';

const data = join(projectFolder(), 'data');

/** A copy of the data in which the lines of some files are changed. */
async function changedData(changes: Record<string, (records: string[]) => string[]>): Promise<string> {
  const folder = newFolder('faulty-data', onTestFinished);
  await cp(data, folder, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const lines = (await readFile(join(folder, file), 'utf8')).trimEnd().split('\n').slice(1, -1);
    const records = change(lines.map((line) => line.replace(/,$/, '')));
    await writeFile(join(folder, file), `[\n${records.join(',\n')}${records.length > 0 ? '\n' : ''}]\n`);
  }
  return folder;
}

/** One line of a file, with a value exchanged. */
const withValue = (index: number, field: string, value: unknown) => (records: string[]) =>
  records.with(index, JSON.stringify({ ...JSON.parse(records[index] as string), [field]: value }));

describe('a good start', () => {
  it('with --verbose also prints the rows of each family, the missing files and the time it took, and ends well on SIGINT', async () => {
    const stdout = await startAndEnd('SIGINT', ['--verbose']);
    const counts = colombia.families.map(async ({ record, file }) => {
      if (file === undefined) return [record, 'computed'];
      return [record, String(JSON.parse(await readFile(join(data, file), 'utf8')).length)];
    });
    const lines = stdout.trimEnd().split('\n');
    expect(lines.slice(0, 2)).toEqual(DOOR);
    expect(lines.slice(2, -2).map((line) => line.split(/\s+/))).toEqual(await Promise.all(counts));
    expect(lines.at(-2)).toMatch(
      /^\/downloads has no files of edition \S+ yet\. npx atlas bundle writes them to /,
    );
    expect(lines.at(-1)).toMatch(/^Started in [1-9]\d* ms\.$/);
  });
});

describe('a start is refused, without listening,', () => {
  it('for faults of every kind, with a list of all of them', async () => {
    const DATA_FOLDER = await changedData({
      'regions.json': withValue(1, 'name', ''),
      'airports.json': (records) => withValue(1, 'id', JSON.parse(records[0] as string).id)(records),
      'cities.json': withValue(4, 'departmentId', 999),
      'typical-dishes.json': ([first, second, ...others]) => [second as string, first as string, ...others],
      'maps.json': () => [],
    });
    // The port is in use, so that listening would be a second fault.
    const { code, stdout, stderr } = await run({ PORT: await takenPort(), DATA_FOLDER }).closed;
    const [head, ...faults] = stderr.trimEnd().split('\n');
    expect(head).toBe('The dataset has 5 faults:');
    expect(faults.sort()).toEqual([
      `${DATA_FOLDER}/airports.json:3 id: 1 is already the id of an earlier record`,
      `${DATA_FOLDER}/cities.json:6 departmentId: there is no department with id 999`,
      `${DATA_FOLDER}/maps.json:2 map has no records`,
      `${DATA_FOLDER}/regions.json:3 name: expected a text that is not empty, found ""`,
      `${DATA_FOLDER}/typical-dishes.json:3 id: 1 comes after 2; records must be in id order`,
    ]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  });

  it('for a port in use, with one line that explains it', async () => {
    const PORT = await takenPort();
    const { code, stdout, stderr } = await run({ PORT }).closed;
    expect(stderr).toMatch(new RegExp(`^Port ${PORT} on 127\\.0\\.0\\.1 is already in use; .*\\n$`));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  });
});
