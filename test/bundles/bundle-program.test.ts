// The program that writes files on a full, forbidden or missing disk reports a clear error, and leaves no file under a final name.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { newFolder } from '../system/new-folder.js';
import { programNode } from '../system/program-node.js';
import { smallData } from '../system/small-data.js';

const built = join(projectFolder(), 'dist', 'src', 'programs', 'bundle', 'bundle.js');
const isBuilt = existsSync(built);
if (!isBuilt) console.warn(`Skipped: ${built} is missing; npm run build makes it.`);

/** The families with borders, and those with most rows. */
const LARGE = ['City', 'Department', 'Region', 'Country', 'Population', 'Radio'];
const small = LARGE.flatMap((family) => ['--without', family]);

const folder = newFolder('atlas-bundle-program');
const running = new Set<ChildProcess>();
let data: string;
beforeAll(async () => {
  data = await smallData();
  // Another user also reads it.
  for (const each of [data, folder]) chmodSync(each, 0o755);
});
afterAll(() => {
  for (const program of running) program.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

interface Run {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

interface Starting {
  /** The wrapper command that starts the program. */
  readonly within?: readonly string[];
  readonly uid?: number;
  /** Ends the program as soon as the condition holds. */
  readonly killIf?: () => boolean;
}

const LOOK_EVERY = 20;

async function run(out: string, { within = [], killIf, ...options }: Starting = {}): Promise<Run> {
  const [command, ...args] = [...within, programNode, built, '--out', out, ...small] as [string, ...string[]];
  const program = spawn(command, args, {
    ...options,
    cwd: '/',
    env: { PATH: process.env.PATH, DATA_FOLDER: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(program);
  let [output, errors] = ['', ''];
  program.stdout.on('data', (chunk) => {
    output += chunk;
  });
  program.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const closed = once(program, 'close');
  if (killIf !== undefined) {
    while (program.exitCode === null && !killIf()) await setTimeout(LOOK_EVERY);
    program.kill('SIGKILL');
  }
  const [code] = await closed;
  running.delete(program);
  return { code, output, errors };
}

const FINISHED = /^\d{4}\.\d\d\.\d\d(?:\.\d+)?-[\da-f]{8}$/;
const unexplained = / {4}at |Is the disk full\?/;

/** The files of the only edition in the folder. */
function filesOf(out: string): ReadonlyMap<string, string> {
  const [edition = '', ...others] = readdirSync(out);
  expect([FINISHED.test(edition), others]).toEqual([true, []]);
  const root = join(out, edition);
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(root.length), readFileSync(file, 'latin1')]),
  );
}

describe.skipIf(!isBuilt)('the program that writes files', () => {
  it('removes the folder of a killed run, and then writes the same bytes as any other run', async () => {
    const [once, again] = [join(folder, 'once'), join(folder, 'again')];
    const first = await run(once);
    expect([first.code, first.errors]).toEqual([0, '']);
    const isHalf = () =>
      existsSync(again) && readdirSync(again, { recursive: true }).some((name) => `${name}`.endsWith('.csv'));
    expect((await run(again, { killIf: isHalf })).code).toBe(null);
    const [left = '', ...others] = readdirSync(again);
    expect([FINISHED.test(left), others]).toEqual([false, []]);
    const second = await run(again);
    expect([second.code, second.errors.trim()]).toEqual([
      0,
      `Removed ${join(again, left)}, which an interrupted run left behind.`,
    ]);
    const [files, same] = [filesOf(once), filesOf(again)];
    expect(files.size).toBeGreaterThan(100);
    expect([...same.keys()]).toEqual([...files.keys()]);
    for (const [name, content] of files) expect(same.get(name) === content, name).toBe(true);
    const [edition = ''] = readdirSync(once);
    const modes = [...files.keys()].map((name) => statSync(join(once, edition, name)).mode & 0o777);
    expect(new Set(modes).size).toBe(1);
  });

  // A separate mount namespace, in which the folder is a small disk.
  const isolated = ['unshare', ...(process.getuid?.() === 0 ? [] : ['--map-root-user']), '--mount'];
  const mounting =
    'mount -t tmpfs -o size=$0 tmpfs "$1" || exit 99; at="$1"; shift; "$@"; code=$?; echo left: $(ls -A "$at"); exit $code';
  const withDisk = (size: string, at: string) => [...isolated, 'sh', '-c', mounting, size, at];
  const canMount = spawnSync('unshare', [...withDisk('1m', folder).slice(1), 'true']).status === 0;
  if (!canMount) console.warn('Skipped: a full disk, because this user cannot mount one.');

  it.skipIf(!canMount).each([
    ['the database', '1m'],
    ['another file', '4m'],
  ])('reports a disk that is full: %s', async (_, size) => {
    const out = join(folder, 'disk');
    mkdirSync(out, { recursive: true });
    const { code, output, errors } = await run(out, { within: withDisk(size, out) });
    expect(errors).toMatch(
      /^The bundle was not written\. The disk is full\. Free some space, or name another folder with --out\. \(ENOSPC/,
    );
    expect([code, errors]).toEqual([1, expect.not.stringMatching(unexplained)]);
    expect(output.split('\n').at(-2)).toBe('left:');
  });

  it('reports a file that is larger than the system allows', async () => {
    const out = join(folder, 'limited');
    const { code, errors } = await run(out, { within: ['sh', '-c', 'ulimit -f 1000; exec "$@"', 'sh'] });
    expect(errors).toMatch(
      /^The bundle was not written\. A file would be larger than the system allows\. Raise the limit/,
    );
    expect([code, errors, readdirSync(out)]).toEqual([1, expect.not.stringMatching(unexplained), []]);
  });

  const NOBODY = 65534;
  const user = process.getuid?.() === 0 ? { uid: NOBODY } : {};
  const canStart = spawnSync(programNode, [built, '--help'], { ...user, cwd: '/' }).status === 0;
  if (!canStart) console.warn('Skipped: no permission, because another user cannot read the built program.');

  it.skipIf(!canStart)('reports a folder that it may not write to', async () => {
    const out = join(folder, 'forbidden');
    mkdirSync(out, { mode: 0o555 });
    const { code, errors } = await run(out, user);
    expect(errors).toMatch(
      /^The bundle was not written\. This user is not allowed to write there\. Give it permission, or name another folder with --out\. \(EACCES/,
    );
    expect(errors).toContain(out);
    expect([code, readdirSync(out)]).toEqual([1, []]);
  });

  it('reports a file that is in the way', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, 'Dear');
    const { code, errors } = await run(join(file, 'below'));
    expect(errors.trim()).toBe(
      `The bundle was not written. ${join(file, 'below')} is not a folder; name a new one.`,
    );
    expect(code).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe('Dear');
  });
});
