// Signals that do not stop the service. After SIGHUP without workers it continues and logs the reason, unless its terminal is gone. Then it
// ends normally. SIGUSR1 has no effect.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { afterTest } from '../system/clean-ups.js';
import { program } from '../system/program.js';
import { programNode } from '../system/program-node.js';
import { startForTest } from './built-server.js';

const script = program('script');

it('ignores SIGHUP in a single process', async () => {
  const { child, origin, ended } = await startForTest();
  child.kill('SIGHUP');
  await once(child.stderr as Readable, 'data');
  expect((await fetch(`${origin}/health/live`)).status).toBe(200);
  child.kill('SIGTERM');
  const { code, stderr } = await ended;
  expect(code).toBe(0);
  expect(JSON.parse(stderr.split('\n')[0] as string)).toMatchObject({
    level: 'warn',
    msg: expect.stringMatching(/^SIGHUP ignored: .*WORKERS=2/),
  });
});

it.each(['1', '2'])('SIGUSR1 opens no debugger with WORKERS=%s', async (WORKERS) => {
  const { child, origin, ended } = await startForTest({ WORKERS });
  const children = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
  for (const pid of [child.pid, ...children.trim().split(' ')]) if (pid) process.kill(Number(pid), 'SIGUSR1');
  expect((await fetch(`${origin}/health/live`)).status).toBe(200);
  child.kill('SIGTERM');
  const { code, stderr } = await ended;
  expect(code).toBe(0);
  expect(stderr).not.toContain('Debugger');
});

describe.skipIf(script === undefined)('a terminal that is closed', () => {
  it.each(['1', '2'])('ends all processes with WORKERS=%s', async (WORKERS) => {
    const command = `exec '${programNode}' '${join(projectFolder(), 'dist', 'src', 'main.js')}'`;
    const terminal = spawn(script as string, ['-qec', command, '/dev/null'], {
      // The log is silent, because a line that cannot be written might end it in another way.
      env: { PATH: process.env.PATH, PORT: '0', WORKERS, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
    });
    afterTest(() => terminal.kill('SIGKILL'));
    // The program in the terminal has the other end of it.
    const held = terminal.stdio[3] as Readable;
    let isReleased = false;
    const released = once(held.resume(), 'end').then(() => {
      isReleased = true;
    });
    let printed = '';
    for await (const text of (terminal.stdout as Readable).setEncoding('utf8')) {
      printed += text;
      if (printed.includes(' listening on ')) break;
    }
    const inside = await readFile(`/proc/${terminal.pid}/task/${terminal.pid}/children`, 'utf8');
    afterTest(() => isReleased || process.kill(Number(inside), 'SIGKILL'));
    const origin = /listening on (http:\S+)/.exec(printed)?.[1];
    terminal.kill('SIGKILL');
    await released;
    await expect(fetch(`${origin}/health/live`)).rejects.toThrow('fetch failed');
  });
});
