// The export as people run it explains itself, and leaves nothing after an interruption.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { startedData } from '../process/built-server.js';
import { programNode } from '../system/program-node.js';
import { temporaryFolder } from './temporary-folder.js';

const built = join(projectFolder(), 'dist', 'src', 'programs', 'export', 'export.js');
const isBuilt = existsSync(built);
if (!isBuilt) console.warn(`Skipped: ${built} is missing; npm run build makes it.`);

let folder: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  folder = await temporaryFolder('atlas-export');
});
afterAll(async () => {
  for (const program of running) program.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

interface Run {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs it to its end, or sends it a signal as soon as it has written its first file. */
async function run(args: readonly string[], signal?: NodeJS.Signals): Promise<Run> {
  const before = new Set(await readdir(folder));
  const program = spawn(programNode, [built, ...args], {
    env: { ...process.env, DATA_FOLDER: startedData },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(program);
  let [output, errors] = ['', ''];
  program.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  program.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const closed = once(program, 'close');
  if (signal !== undefined) {
    await firstFile(before, () => program.exitCode !== null);
    program.kill(signal);
  }
  const [code] = await closed;
  running.delete(program);
  return { code, output, errors };
}

const LOOK_EVERY = 20;

/** Settles once a new folder contains a file, or the program has ended. */
async function firstFile(before: ReadonlySet<string>, isOver: () => boolean): Promise<void> {
  const isWritten = async () => {
    const added = (await readdir(folder)).filter((name) => !before.has(name));
    const entries = added.map((name) =>
      readdir(join(folder, name), { recursive: true, withFileTypes: true }),
    );
    return (await Promise.all(entries)).flat().some((entry) => entry.isFile());
  };
  while (!isOver() && !(await isWritten())) await setTimeout(LOOK_EVERY);
}

describe.skipIf(!isBuilt)('the export program', () => {
  it('prints its usage', async () => {
    const { code, output } = await run(['--help']);
    expect(code).toBe(0);
    expect(output).toContain('Usage: atlas export [options]');
  });

  it.each([
    { args: [], message: '--out is required' },
    { args: ['--out', ''], message: '--out is required' },
    { args: ['--out'], message: "'--out <value>' argument missing" },
    { args: ['--output', 'x'], message: "Unknown option '--output'" },
    { args: ['somewhere'], message: "Unexpected argument 'somewhere'" },
  ])('explains what is wrong with $args', async ({ args, message }) => {
    const { code, output, errors } = await run(args);
    expect([code, output]).toEqual([2, '']);
    expect(errors).toContain(message);
    expect(errors).toContain('Usage: atlas export [options]');
    expect(errors).not.toContain('    at ');
  });

  it('keeps a folder with other files unchanged', async () => {
    const own = join(folder, 'own');
    await mkdir(own);
    await writeFile(join(own, 'letter.txt'), 'Dear');
    const { code, errors } = await run(['--out', own]);
    expect(code).toBe(1);
    expect(errors.trim()).toBe(
      `${own} contains something other than an earlier export; name an empty or new folder.`,
    );
    expect(await readdir(folder)).toEqual(['own']);
    expect(await readdir(own)).toEqual(['letter.txt']);
    await rm(own, { recursive: true });
  });

  it.each([
    { signal: 'SIGHUP', expected: 129 },
    { signal: 'SIGINT', expected: 130 },
    { signal: 'SIGTERM', expected: 143 },
  ] as const)('leaves nothing when $signal interrupts it', async ({ signal, expected }) => {
    const { code, output, errors } = await run(['--out', join(folder, 'twin'), '--quick'], signal);
    expect(output).not.toContain(' paths in ');
    expect(errors).toContain('is unchanged');
    expect(code).toBe(expected);
    expect(await readdir(folder)).toEqual([]);
  });

  it('keeps an earlier export when it is interrupted', async () => {
    const earlier = join(folder, 'earlier');
    await mkdir(earlier);
    await writeFile(join(earlier, 'export.json'), '{ "madeBy": "atlas-colombia export" }');
    const { code } = await run(['--out', earlier, '--quick'], 'SIGINT');
    expect(code).toBe(130);
    expect(await readdir(folder)).toEqual(['earlier']);
    expect(await readFile(join(earlier, 'export.json'), 'utf8')).toContain('madeBy');
    await rm(earlier, { recursive: true });
  });

  it('does not replace the folder if it is killed, and removes the leftovers the next time', async () => {
    const twin = join(folder, 'twin');
    const { output } = await run(['--out', twin, '--quick'], 'SIGKILL');
    expect(output).not.toContain(' paths in ');
    const [left, ...others] = await readdir(folder);
    expect(left).toMatch(/^twin\.partial-/);
    expect(others).toEqual([]);
    const next = await run(['--out', twin, '--quick'], 'SIGINT');
    expect(next.errors).toContain(
      `Removed ${join(folder, left as string)}, which an interrupted run left behind.`,
    );
    expect(await readdir(folder)).toEqual([]);
  });
});
