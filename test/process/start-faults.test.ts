// A start that cannot succeed ends with 1, and reports the fault and its location in one line.
import { once } from 'node:events';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { ProgramEnvironment } from '../../lab/run-program.js';
import { afterTest } from '../system/clean-ups.js';
import { newFolder } from '../system/new-folder.js';
import { part } from '../system/size.js';
import { smallData } from '../system/small-data.js';
import { runBuiltProgram } from './built-server.js';

/** The output of the program on stderr before it ends with 1. */
async function refusal(environment: ProgramEnvironment): Promise<readonly string[]> {
  const { ended, kill } = runBuiltProgram(environment);
  onTestFinished(kill);
  const { code, signal, stderr } = await ended;
  expect({ code, signal }).toEqual({ code: 1, signal: null });
  expect(stderr).toMatch(/\n$/);
  return stderr.trimEnd().split('\n');
}

let data: string;
beforeAll(async () => {
  data = await smallData();
});
afterAll(() => rm(data, { recursive: true }));

const emptyFolder = () => newFolder('atlas-start-faults', onTestFinished);

const unreadable: readonly (readonly [what: string, content: string | Buffer])[] = [
  ['cut off', '[\n{"id":1,"name":"Anti'],
  ['empty', ''],
  ['no list', '{}\n'],
  ['not text', Buffer.from([0x5b, 0x0a, 0xff, 0xfe, 0x00, 0x0a, 0x5d])],
];

describe.each(['1', '2'])('with WORKERS=%s a start is refused', (WORKERS) => {
  it('if the port is taken, with a line that names it', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    afterTest(() => new Promise((resolve) => other.close(resolve)));
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const lines = await refusal({ WORKERS, PORT: String(port) });
    expect(lines).toEqual([expect.stringMatching(new RegExp(`\\b${port}\\b.*in use`))]);
  });

  it('if the host is not of this machine, with a line that names it', async () => {
    const lines = await refusal({ WORKERS, HOST: 'nowhere.invalid', PUBLIC_ORIGIN: 'https://atlas.example' });
    expect(lines).toEqual([expect.stringMatching(/^HOST \(nowhere\.invalid\) /)]);
  });

  it('if the folder of the data is missing, with a line that names it', async () => {
    const missing = join(emptyFolder(), 'nowhere');
    const lines = await refusal({ WORKERS, DATA_FOLDER: missing });
    expect(lines).toEqual([expect.stringContaining(missing)]);
  });

  it('if the folder of the data is a file, with a line that names it', async () => {
    const file = join(emptyFolder(), 'data');
    await writeFile(file, '');
    const lines = await refusal({ WORKERS, DATA_FOLDER: file });
    expect(lines).toEqual([expect.stringContaining(file)]);
  });

  it.each(part(unreadable, 2, Number(WORKERS)))(
    'if a file of the data is %s, with the name of the file',
    async (_, content) => {
      const folder = emptyFolder();
      await cp(data, folder, { recursive: true });
      await writeFile(join(folder, 'airports.json'), content);
      const lines = await refusal({ WORKERS, DATA_FOLDER: folder });
      expect(lines.filter((line) => /\bairports\.json(:\d+)? \S/.test(line))).not.toEqual([]);
      expect(lines.filter((line) => /^\s+at |node:|\.js:/.test(line))).toEqual([]);
    },
  );

  /** Borders, postal codes and most other files refer to the municipalities. */
  async function withCities(change: (text: string) => string): Promise<readonly string[]> {
    const folder = emptyFolder();
    await cp(data, folder, { recursive: true });
    const file = join(folder, 'cities.json');
    await writeFile(file, change(await readFile(file, 'utf8')));
    return refusal({ WORKERS, DATA_FOLDER: folder });
  }

  it('if a file with referenced records is cut off, with one line that names it', async () => {
    const lines = await withCities((text) => text.slice(0, text.length / 2));
    expect(lines).toEqual([
      'The dataset has 1 fault:',
      expect.stringMatching(/\/cities\.json:1 expected "\[" on the first line/),
    ]);
  });

  it('if every record of a file is wrong, with its first faults and the number of the others', async () => {
    const lines = await withCities((text) => text.replaceAll('"name":', '"nam":'));
    expect(lines).toHaveLength(22);
    expect(lines[0]).toMatch(/^The dataset has \d{4} faults:$/);
    for (const line of lines.slice(1, -1))
      expect(line).toMatch(/\/cities\.json:\d+ (name|nam): (is missing|is not a field)/);
    expect(lines.at(-1)).toMatch(/\/cities\.json: \d{4} more faults$/);
  });
});
