// A start that cannot succeed: the program ends with 1, and says in a line what is in its way and where.
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { type Environment, runBuiltProgram } from './built-server.js';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** What the program says on stderr before it ends with 1. */
async function refusal(environment: Environment): Promise<readonly string[]> {
  const { ended, kill } = runBuiltProgram(environment);
  cleanUps.push(kill);
  const { code, signal, stderr } = await ended;
  expect({ code, signal }).toEqual({ code: 1, signal: null });
  expect(stderr).toMatch(/\n$/);
  return stderr.trimEnd().split('\n');
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'atlas-start-faults-'));
  cleanUps.push(() => rm(folder, { recursive: true }));
  return folder;
}

describe.each(['1', '2'])('with WORKERS=%s a start is refused', (WORKERS) => {
  it('where the port is taken, by a line that names it', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    cleanUps.push(() => new Promise((resolve) => other.close(resolve)));
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const lines = await refusal({ WORKERS, PORT: String(port) });
    expect(lines).toEqual([expect.stringMatching(new RegExp(`\\b${port}\\b.*in use`))]);
  });

  it('where the host is not of this machine, by a line that names it', async () => {
    const lines = await refusal({ WORKERS, HOST: 'nowhere.invalid' });
    expect(lines).toEqual([expect.stringMatching(/^HOST \(nowhere\.invalid\) /)]);
  });

  it('where the folder of the data is missing, by a line that names it', async () => {
    const missing = join(await emptyFolder(), 'nowhere');
    const lines = await refusal({ WORKERS, DATA_FOLDER: missing });
    expect(lines).toEqual([expect.stringContaining(missing)]);
  });

  it('where what should be the folder of the data is a file, by a line that names it', async () => {
    const file = join(await emptyFolder(), 'data');
    await writeFile(file, '');
    const lines = await refusal({ WORKERS, DATA_FOLDER: file });
    expect(lines).toEqual([expect.stringContaining(file)]);
  });

  it.each([
    ['cut off', '[\n{"id":1,"name":"Anti'],
    ['empty', ''],
    ['no list', '{}\n'],
    ['not text', Buffer.from([0x5b, 0x0a, 0xff, 0xfe, 0x00, 0x0a, 0x5d])],
  ])('where a file of the data is %s, with the name of the file', async (_, content) => {
    const folder = await emptyFolder();
    await cp(join(projectFolder(), 'data'), folder, { recursive: true });
    await writeFile(join(folder, 'airports.json'), content);
    const lines = await refusal({ WORKERS, DATA_FOLDER: folder });
    expect(lines.filter((line) => /\bairports\.json(:\d+)? \S/.test(line))).not.toEqual([]);
    expect(lines.filter((line) => /^\s+at |node:|\.js:/.test(line))).toEqual([]);
  });
});
