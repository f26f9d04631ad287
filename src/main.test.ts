// The real process: it prints its URL, ends on a signal, and refuses to start on bad data or settings.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { afterTest } from '../test/system/clean-ups.js';
import { newFolder } from '../test/system/new-folder.js';
import { colombia } from './country/index.js';
import { storedFile } from './engine/model/series.js';
import { projectFolder } from './settings/project-folder.js';
import { FURTHER_FILES } from './storage/files/assemble-dataset.js';
import { boundaryFiles } from './storage/files/read-provenance.js';

const program = join(projectFolder(), 'dist', 'src', 'main.js');
const data = join(projectFolder(), 'data');

beforeAll(() => {
  if (!existsSync(program)) throw new Error(`${program} is missing: build it first, with npm run build.`);
});

function run(environment: Record<string, string>, args: readonly string[] = []) {
  const { PORT: _, HOST: __, DATA_FOLDER: ___, ...inherited } = process.env;
  const child = spawn(process.execPath, [program, ...args], { env: { ...inherited, ...environment } });
  afterTest(() => child.kill('SIGKILL'));
  const output = { stdout: '', stderr: '' };
  const closed = once(child, 'close').then(([code, signal]) => ({ code, signal, ...output }));
  const serving = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output.stdout += text;
      const address = /listening on (http:\S+)\n/.exec(output.stdout)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output.stderr += text;
    });
    closed.then(({ code, stderr }) => reject(new Error(`It ended with ${code}: ${stderr}`)), reject);
  });
  serving.catch(() => undefined);
  return { child, output, closed, serving };
}

/** A port in use. */
async function takenPort(): Promise<string> {
  const server: Server = createServer().listen(0, '127.0.0.1');
  afterTest(() => new Promise((resolve) => server.close(resolve)));
  await once(server, 'listening');
  return String((server.address() as AddressInfo).port);
}

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
  const DOOR = [
    expect.stringMatching(/^Atlas Colombia is listening on http:\/\/127\.0\.0\.1:[1-9]\d*$/),
    'Open it in a browser. Press Ctrl+C to stop it.',
  ];

  /** It returns a record, and ends well on the signal. */
  async function startAndEnd(signal: 'SIGTERM' | 'SIGINT', args: readonly string[] = []) {
    const { child, serving, closed } = run({ PORT: '0', BUNDLE_FOLDER: join(data, 'none') }, args);
    const answer = await fetch(`${await serving}/api/v1/Region/1`);
    expect(await answer.json()).toMatchObject({ id: 1 });
    child.kill(signal);
    const { stdout, stderr, ...end } = await closed;
    expect(end).toMatchObject({ code: 0, signal: null });
    const logged = stderr
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(logged).toMatchObject([
      { level: 'info', signal, msg: expect.stringMatching(/^stopping/) },
      { msg: 'stopped' },
    ]);
    expect(stderr).not.toMatch(/"level":"(warn|error)"/);
    return stdout;
  }

  it('prints its URL first and nothing else, and ends well on SIGTERM', async () => {
    expect((await startAndEnd('SIGTERM')).split('\n')).toEqual([...DOOR, '']);
  });

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
  it('on faults of every kind, all of them listed', async () => {
    const DATA_FOLDER = await changedData({
      'regions.json': withValue(1, 'name', ''),
      'airports.json': (records) => withValue(1, 'id', JSON.parse(records[0] as string).id)(records),
      'cities.json': withValue(4, 'departmentId', 999),
      'typical-dishes.json': ([first, second, ...others]) => [second as string, first as string, ...others],
      'maps.json': () => [],
    });
    // The port is taken, so that listening would be a separate fault.
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

  it('on a folder without data', async () => {
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

  it('on a port that is not a number', async () => {
    const { code, stdout, stderr } = await run({ PORT: 'abc' }).closed;
    expect(stderr).toBe('PORT must be an integer from 0 to 65535, not "abc".\n');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  });

  it('on a port in use, with one line that explains it', async () => {
    const PORT = await takenPort();
    const { code, stdout, stderr } = await run({ PORT }).closed;
    expect(stderr).toMatch(new RegExp(`^Port ${PORT} on 127\\.0\\.0\\.1 is already in use; .*\\n$`));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  });
});
