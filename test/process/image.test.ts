// deploy/Dockerfile without Docker. Each COPY and RUN runs in an empty folder with only the files that .dockerignore allows. The result
// starts as an unprivileged user on a read-only root, with Node.js and Debian's programs of this machine as its base.
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { temporaryFolder } from '../static/temporary-folder.js';
import { newFolder } from '../system/new-folder.js';
import { program } from '../system/program.js';
import { NOTHING_AHEAD } from './built-server.js';
import { buildContext } from './image/build-context.js';
import { type BuiltStage, buildImage } from './image/build-image.js';
import { stagesOf } from './image/dockerfile.js';
import { runArguments } from './image/sandbox.js';

const root = projectFolder();
const dockerfile = readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8');
const context = buildContext(root);
const bubblewrap = program('bwrap');
const PATHS = ['/health/ready', '/api/v1/City/1', '/en'];

it('copies files that exist and are in the context of Docker', () => {
  const copied = stagesOf(dockerfile)
    .flatMap(({ actions }) => actions)
    .flatMap((action) => ('copy' in action && action.from === undefined ? action.copy : []));
  expect(copied).toContain('package.json');
  for (const source of copied) expect(context.filesOf(source), source).not.toEqual([]);
});

it('leaves out the files that an image does not need, or must not contain', () => {
  for (const path of ['.git/config', 'node_modules/pg/package.json', 'deploy/fleet.env', 'test/package.json'])
    expect(context.has(path), path).toBe(false);
  expect(context.filesOf('src').filter((file) => file.endsWith('.test.ts'))).toEqual([]);
});

describe.skipIf(bubblewrap === undefined)('built and started', () => {
  let folder = '';
  let built: readonly BuiltStage[] = [];
  let used: {
    readonly user: number;
    readonly capabilities: string;
    readonly faults: Readonly<Record<string, string | null>>;
    readonly responses: Readonly<Record<string, { readonly status: number; readonly text: string }>>;
    readonly health: object;
    readonly end: object;
  };

  beforeAll(async () => {
    folder = await temporaryFolder('atlas-image');
    built = buildImage({ dockerfile, context, folder, program: bubblewrap as string });
    const { stage, sandbox } = built.at(-1) as BuiltStage;
    const { command, healthcheck } = stage;
    const written = ['/new', '/app/new', '/app/data/new', '/tmp/new', '/usr/new'];
    const environment = { ...sandbox.environment, ...NOTHING_AHEAD };
    const given = JSON.stringify({ command, healthcheck, paths: PATHS, written });
    const args = runArguments({ ...sandbox, environment }, ['node', '--input-type=module', '-', given]);
    const input = readFileSync(join(import.meta.dirname, 'image', 'use-image.mjs'));
    const options = { input, encoding: 'utf8', timeout: 120_000, maxBuffer: 10e6 } as const;
    used = JSON.parse(execFileSync(bubblewrap as string, args, options));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('copies the build itself, never through the link to it', () => {
    const isLink = (path: string) => lstatSync(path).isSymbolicLink();
    const build = built.find(({ stage }) => stage.name === 'build')?.sandbox.root ?? '';
    const image = built.at(-1)?.sandbox.root ?? '';
    expect(isLink(join(build, 'build', 'dist'))).toBe(true);
    expect(isLink(join(image, 'app', 'dist'))).toBe(false);
    for (const path of ['tools', 'src', 'node_modules/rolldown'])
      expect(existsSync(join(image, 'app', path)), path).toBe(false);
  });

  it('starts, with its pages', () => {
    expect(Object.entries(used.responses).map(([path, { status }]) => [path, status])).toEqual(
      PATHS.map((path) => [path, 200]),
    );
    expect(JSON.parse(used.responses['/api/v1/City/1']?.text ?? '{}')).toMatchObject({
      id: 1,
      name: 'Leticia',
    });
    expect(used.responses['/en']?.text).toContain('<html lang="en"');
  });

  it('has no privileges, and writes nowhere', () => {
    expect(built.at(-1)?.stage.user).toBe('node');
    expect(used).toMatchObject({ user: 1000, capabilities: '0000000000000000' });
    for (const [path, code] of Object.entries(used.faults)) expect(['EROFS', 'EACCES'], path).toContain(code);
    expect(used.faults['/app/new']).toBe('EROFS');
  });

  it('is healthy by its own check while it serves, and ends on SIGTERM without an error', () => {
    expect(used.health).toEqual({ whileServing: 0, afterwards: 1 });
    expect(used.end).toEqual({ code: 0, signal: null });
  });

  it.each([
    ['a file that .dockerignore leaves out', 'COPY test test', 'COPY finds no test'],
    ['a file that does not exist', 'COPY CHANGELOG.fr.md ./', 'COPY finds no CHANGELOG.fr.md'],
    [
      'a stage that does not exist',
      'COPY --from=builder /built dist',
      'COPY names the unknown stage builder',
    ],
    ['a link to a build', 'RUN mkdir a && ln -s a b\nCOPY --from=node /b b', 'COPY follows the link b'],
    ['a command that fails', 'RUN cp -R dist/missing /', 'cannot stat'],
    ['a write to the base', 'RUN touch /usr/new', 'Read-only file system'],
  ])('does not build with %s', (_, line, message) => {
    const planted = line.includes('ln -s')
      ? `FROM node:24-bookworm-slim AS node\n${line.replace('\n', '\nFROM node\n')}\n`
      : `FROM node:24-bookworm-slim AS node\n${line}\n`;
    const build = {
      dockerfile: planted,
      context,
      folder: newFolder('atlas-planted', onTestFinished),
      program: bubblewrap as string,
    };
    expect(() => buildImage(build)).toThrow(message);
  });
});
