// A log that cannot be written: the service continues, counts the lines that it drops, and stops on SIGTERM.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { afterTest } from '../system/clean-ups.js';
import { newFolder } from '../system/new-folder.js';
import { programNode } from '../system/program-node.js';
import { NOTHING_AHEAD, startedData } from './built-server.js';

/** Lines have about 200 bytes. A pipe has a buffer of 64 KiB and a socket one of some 200, and as much again waits in memory. */
const [BATCHES, BATCH] = [50, 100];

/** The other end of the log. */
const logs: Readonly<Record<string, () => number | 'pipe' | Promise<number>>> = {
  'a full device': () => opened('/dev/full', constants.O_WRONLY),
  'a pipe that nobody reads': async () => {
    const folder = newFolder('atlas-stuck-log', onTestFinished);
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    return opened(join(folder, 'pipe'), constants.O_RDWR);
  },
  // A socket like that of the journal of systemd.
  'a socket that nobody reads': () => 'pipe',
};

function opened(path: string, flags: number): number {
  const descriptor = openSync(path, flags);
  afterTest(() => closeSync(descriptor));
  return descriptor;
}

async function serving(output: Readable): Promise<string> {
  let printed = '';
  for await (const text of output.setEncoding('utf8')) {
    printed += text;
    const origin = /listening on (http:\S+)/.exec(printed)?.[1];
    if (origin !== undefined) return origin;
  }
  throw new Error(`It ended with: ${printed}`);
}

async function droppedLines(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^atlas_log_lines_dropped_total (\d+)$/m.exec(metrics)?.[1]);
}

describe.each(['1', '2'])('with WORKERS=%s', (WORKERS) => {
  it.each(Object.keys(logs))('%s blocks neither the service nor its stop', async (name) => {
    const log = await logs[name]?.();
    const program = join(projectFolder(), 'dist', 'src', 'main.js');
    const child = spawn(programNode, [program], {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        ...NOTHING_AHEAD,
        DATA_FOLDER: startedData,
        LOG_SAMPLE: '1',
        WORKERS,
      },
      stdio: ['ignore', 'pipe', log],
    });
    afterTest(() => child.kill('SIGKILL'));
    const ended = once(child, 'exit');
    const origin = await serving(child.stdout as Readable);
    const statuses = new Set<number>();
    for (let batch = 0; batch < BATCHES && (await droppedLines(origin)) === 0; batch++) {
      const answers = Array.from({ length: BATCH }, () => fetch(`${origin}/api/v1/Region/1`));
      for (const { status } of await Promise.all(answers)) statuses.add(status);
    }
    expect(await droppedLines(origin)).toBeGreaterThan(0);
    expect([...statuses]).toEqual([200]);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
