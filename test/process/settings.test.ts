// The real process does not start with an invalid setting, and explains the valid values in one line.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { rightValue, type Setting } from '../../src/settings/setting.js';
import { packageVersion, type Settings, settingsHelp, settingsTable } from '../../src/settings/settings.js';
import { programNode } from '../system/program-node.js';
import { part } from '../system/size.js';
import { wrongSettings } from './wrong-settings.js';

const program = join(projectFolder(), 'dist', 'src', 'main.js');
const rows = Object.entries<Setting<unknown>>(settingsTable);
const ours = new Set(rows.map(([, { variable }]) => variable));
const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.has(name)));

const running = new Set<ChildProcess>();

beforeAll(() => {
  if (!existsSync(program)) throw new Error(`${program} is missing: build it first, with npm run build.`);
});

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

async function run(environment: Record<string, string>, args: readonly string[] = []) {
  // Any free port, so that a start that should fail has no other reason to fail.
  const env = { ...inherited, PORT: '0', ...environment };
  const child = spawn(programNode, [program, ...args], { env, cwd: projectFolder() });
  running.add(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text;
    if (output.stdout.includes(' listening on ')) child.kill('SIGKILL');
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text;
  });
  const [code] = await once(child, 'close');
  running.delete(child);
  return { code, ...output };
}

const refused = (line: string) => ({ code: 1, stdout: '', stderr: `${line}\n` });

describe.concurrent('a start is rejected', () => {
  // src/settings/settings.test.ts tries all of them, without a process.
  it.each(part(rows, 5))('on a wrong value of %s', async (name, row) => {
    const raw = wrongSettings[name as keyof Settings][0];
    const given = row.secret ? '' : `, not "${raw}"`;
    const line = `${row.variable} must be ${rightValue(row)}${given}.`;
    expect(await run({ [row.variable]: raw })).toEqual(refused(line));
  });

  it('on a wrong value of a flag, even if the variable is right', async () => {
    const line = '--port must be an integer from 0 to 65535, not "99999".';
    expect(await run({}, ['--port', '99999'])).toEqual(refused(line));
  });

  it('on a flag that does not exist', async () => {
    const line = '--prot is not a flag. Did you mean --port?';
    expect(await run({}, ['--prot', '8080'])).toEqual(refused(line));
  });

  it('on a misspelt variable', async () => {
    const line = 'RATE_LIMT is not a setting. Did you mean RATE_LIMIT?';
    expect(await run({ RATE_LIMT: '100' })).toEqual(refused(line));
  });

  it('on settings that cannot be used together', async () => {
    const { stderr, ...rest } = await run({ REQUEST_TIMEOUT: '5' });
    expect(rest).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^REQUEST_TIMEOUT \(5\) must not be less than HEADERS_TIMEOUT \(10\).*\n$/);
  });

  it('with a line for every fault', async () => {
    const { stderr, ...rest } = await run({ PORT: 'x', RATE_LIMT: '1', LOG_LEVEL: 'loud' }, ['--hots', 'a']);
    expect(rest).toEqual({ code: 1, stdout: '' });
    const subjects = stderr.trimEnd().split('\n');
    expect(subjects.map((line) => line.split(' ')[0])).toEqual(['--hots', 'RATE_LIMT', 'PORT', 'LOG_LEVEL']);
  });
});

describe.concurrent('help', () => {
  it.each([['--help'], ['-h']])('is printed on %s, even if a setting is wrong', async (flag) => {
    const { code, stdout, stderr } = await run({ PORT: 'x' }, [flag]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(`${settingsHelp()}\n`);
  });

  it.each([['--version'], ['-V']])('gives the version of the program on %s', async (flag) => {
    expect(await run({ PORT: 'x' }, [flag])).toEqual({
      code: 0,
      stdout: `${await packageVersion()}\n`,
      stderr: '',
    });
  });
});
