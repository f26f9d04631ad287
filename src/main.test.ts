// The real process prints its URL, ends on a signal, and refuses invalid starts. Its other starts are in test/process/main.test.ts.
import { describe, expect, it, onTestFinished } from 'vitest';
import { DOOR, run, startAndEnd, takenPort } from '../test/process/run-main.js';
import { newFolder } from '../test/system/new-folder.js';
import { colombia } from './country/index.js';
import { storedFile } from './engine/model/series.js';
import { FURTHER_FILES } from './storage/files/assemble-dataset.js';
import { boundaryFiles } from './storage/files/read-provenance.js';

describe('a good start', () => {
  it('prints its URL first and nothing else, and ends well on SIGTERM', async () => {
    expect((await startAndEnd('SIGTERM')).split('\n')).toEqual([...DOOR, '']);
  });
});

describe('a start', () => {
  it('is refused without data', async () => {
    const DATA_FOLDER = newFolder('no-data', onTestFinished);
    const { code, stdout, stderr } = await run({ PORT: await takenPort(), DATA_FOLDER }).closed;
    const families = colombia.families.flatMap((family) => storedFile(family) ?? []);
    const files = [...families, ...boundaryFiles(colombia)];
    const faults = [
      ...[...files, ...FURTHER_FILES].map((file) => `${DATA_FOLDER}/${file}:1 cannot be read: ENOENT`),
      `${DATA_FOLDER}/edition.json:1 version: expected the day of the edition, such as 2026.11.16`,
    ];
    expect(stderr).toBe(`The dataset has ${faults.length} faults:\n${faults.join('\n')}\n`);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  });

  it('is refused if the port is not a number', async () => {
    const { code, stdout, stderr } = await run({ PORT: 'abc' }).closed;
    expect(stderr).toBe('PORT must be an integer from 0 to 65535, not "abc".\n');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  });
});
