// The program as `npm start` runs it, with only the settings of a test.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { expect } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { afterTest } from '../system/clean-ups.js';

const program = join(projectFolder(), 'dist', 'src', 'main.js');
const data = join(projectFolder(), 'data');

if (!existsSync(program)) throw new Error(`${program} is missing: build it first, with npm run build.`);

export function run(environment: Record<string, string>, args: readonly string[] = []) {
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
export async function takenPort(): Promise<string> {
  const server: Server = createServer().listen(0, '127.0.0.1');
  afterTest(() => new Promise((resolve) => server.close(resolve)));
  await once(server, 'listening');
  return String((server.address() as AddressInfo).port);
}

/** The first lines of a start. */
export const DOOR = [
  expect.stringMatching(/^Atlas Colombia is listening on http:\/\/127\.0\.0\.1:[1-9]\d*$/),
  'Open it in a browser. Press Ctrl+C to stop it.',
];

/** It returns a record, and ends well on the signal. */
export async function startAndEnd(signal: 'SIGTERM' | 'SIGINT', args: readonly string[] = []) {
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
