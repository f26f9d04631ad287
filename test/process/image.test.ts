// deploy/Dockerfile without Docker: the files that it copies into the image, copied into an empty folder, are a service that starts.
// A stage is a folder; its commands run there, and COPY keeps links as they are, as Docker does.
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { temporaryFolder } from '../static/temporary-folder.js';
import { startBuiltServer } from './built-server.js';

interface Copy {
  readonly from: string | undefined;
  readonly sources: readonly string[];
  readonly to: string;
}

const root = projectFolder();
const text = readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8').replaceAll('\\\n', '');
const stages = text.split(/^(?=FROM )/m).slice(1);
const stageNamed = (name: string) =>
  stages.find((stage) => stage.split('\n')[0]?.endsWith(` AS ${name}`)) ?? '';

const copiesOf = (stage: string): readonly Copy[] =>
  [...stage.matchAll(/^COPY (?:--from=(\S+) )?(.+) (\S+)$/gm)].map(([, from, sources = '', to = '']) => ({
    from,
    sources: sources.split(' '),
    to,
  }));

/** The paths that .dockerignore lets through, and those that the image is built from. */
const allowed = readFileSync(join(root, '.dockerignore'), 'utf8')
  .match(/^!.+$/gm)
  ?.map((line) => line.slice(1));
const fromContext = stages.flatMap(copiesOf).filter(({ from }) => from === undefined);

const isLink = (path: string) => lstatSync(path).isSymbolicLink();

let [folder, image] = ['', ''];
const links: string[] = [];

/** A path in a stage, as the folder that takes its place here. */
function inStage(from: string | undefined, path: string): string {
  if (from === undefined) return join(root, path);
  // The packages of npm ci and the results of the build are here already.
  return path.startsWith('/built')
    ? join(folder, path)
    : join(root, path.replace(/^\/(build|dependencies)\//, ''));
}

/** Of the path itself or of a folder above it. */
function linkOn(path: string): string | undefined {
  for (let each = path; each !== root && each !== folder; each = join(each, '..'))
    if (isLink(each)) return each;
  return undefined;
}

beforeAll(async () => {
  folder = await temporaryFolder('atlas-image');
  image = join(folder, 'app');
  await mkdir(image);
  const afterBuild = stageNamed('build').split('RUN node tools/build.mjs\n')[1] ?? '';
  for (const [, command = ''] of afterBuild.matchAll(/^RUN (.*)$/gm))
    execFileSync('sh', ['-ec', command.replaceAll(' /built', ` ${folder}/built`)], { cwd: root });
  for (const { from, sources, to } of copiesOf(stages.at(-1) ?? ''))
    for (const source of sources) {
      const path = inStage(from, source);
      const target = join(image, to.endsWith('/') ? join(to, basename(source)) : to);
      // Tens of thousands of files that no build made.
      if (basename(source) === 'node_modules') {
        await symlink(path, target);
        continue;
      }
      const link = linkOn(path);
      if (link !== undefined) links.push(link);
      await cp(path, target, { recursive: true, verbatimSymlinks: true });
    }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('copies files that exist and are in the context of Docker', () => {
  for (const source of fromContext.flatMap(({ sources }) => sources)) {
    expect(existsSync(join(root, source)), source).toBe(true);
    expect(allowed, source).toContain(source);
  }
});

it('copies the build itself, never through the link to it', () => {
  expect(isLink(join(root, 'dist'))).toBe(true);
  expect(links).toEqual([]);
  expect(isLink(join(image, 'dist'))).toBe(false);
});

it('starts, with its pages', async () => {
  const command = /^CMD (\[.*\])$/m.exec(stages.at(-1) ?? '')?.[1] ?? '[]';
  const { origin, kill } = await startBuiltServer({}, join(image, JSON.parse(command).at(-1)));
  try {
    for (const path of ['/health/ready', '/api/v1/City/1', '/en'])
      expect((await fetch(`${origin}${path}`)).status, path).toBe(200);
  } finally {
    await kill();
  }
});
