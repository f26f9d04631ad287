// If a part of a build is missing, the program ends with 1 and one line that contains the command to run.
import { cp, mkdir, realpath, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { ProgramEnvironment } from '../../lab/run-program.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { newFolder } from '../system/new-folder.js';
import { runBuiltProgram } from './built-server.js';

let folder = '';

beforeEach(async () => {
  folder = await realpath(newFolder('atlas-incomplete', onTestFinished));
  await mkdir(join(folder, 'dist'));
  // Node.js resolves modules by the target of a link, so only the program is a copy.
  await cp(join(projectFolder(), 'dist', 'src'), join(folder, 'dist', 'src'), { recursive: true });
  for (const name of ['dist/site', 'data', 'node_modules'])
    await symlink(join(projectFolder(), name), join(folder, name));
  await cp(join(projectFolder(), 'package.json'), join(folder, 'package.json'));
});

function start(environment: ProgramEnvironment) {
  const running = runBuiltProgram(environment, join(folder, 'dist', 'src', 'main.js'));
  onTestFinished(running.kill);
  return running;
}

const without = (path: string) => rm(join(folder, path), { recursive: true });

async function refusal(environment: ProgramEnvironment): Promise<string> {
  const { serving, ended, kill } = start(environment);
  void serving.then(kill, () => {});
  const { code, stderr } = await ended;
  expect(code).toBe(1);
  return stderr;
}

const incomplete = (part: string) =>
  `The build in ${join(folder, 'dist')} is incomplete (${part} missing); run npm run build.\n`;

it('starts from a copy that is complete', async () => {
  expect(await start({}).serving).toMatch(/^http:/);
});

describe.each(['1', '2'])('with WORKERS=%s a start is refused', (WORKERS) => {
  it('without the pages of the site', async () => {
    await without('dist/site');
    expect(await refusal({ WORKERS })).toBe(incomplete('site/site.json'));
  });

  it('without the packages', async () => {
    await without('node_modules');
    const line = await refusal({ WORKERS });
    expect(line).toMatch(
      /^Cannot find package '[^']+' imported from [^\n]+; run npm ci && npm run build\.\n$/,
    );
  });
});

it('rejects a start with workers without their program', async () => {
  await without('dist/src/process/worker.js');
  expect(await refusal({ WORKERS: '2' })).toBe(incomplete('src/process/worker.js'));
});

it('rejects a start with a database without the program of its thread', async () => {
  await without('dist/src/process/edition-thread.js');
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/nowhere';
  expect(await refusal({ DATABASE_URL })).toBe(incomplete('src/process/edition-thread.js'));
});
