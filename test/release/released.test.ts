// A release on a throwaway clone: its commit and tag, one version in every place, and files that can be checked and installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../mcp/connect.js';
import { startBuiltServer } from '../process/built-server.js';
import { installPackage, unpackPackage } from '../process/install-package.js';
import { newFolder } from '../system/new-folder.js';
import { program } from '../system/program.js';
import { isFull } from '../system/size.js';
import { smallData } from '../system/small-data.js';
import { throwawayClone } from './throwaway-clone.js';

const NEXT = '0.2.0';
const unzip = program('unzip');
const clone = throwawayClone({
  test: 'node -e 0',
  'test:deep': 'node -e 0',
  'test:explore': 'node -e 0 --',
  // A release changes no data.
  ...(isFull ? {} : { 'data:check': 'node -e 0' }),
});
const { at, git, read, run, start } = clone;
const base = git('rev-parse', 'HEAD');
const folder = newFolder('atlas-release');
const json = (...path: string[]) => JSON.parse(read(...path));
/** The first line; `atlas` adds the edition and the folder of its data. */
const versionOf = (program: string, cwd: string) =>
  execFileSync(process.execPath, [program, '--version'], { cwd, encoding: 'utf8' }).split('\n')[0];
let [output, data] = ['', ''];

beforeAll(async () => {
  execFileSync('git', ['init', '--quiet', '--bare', join(folder, 'public.git')]);
  git('remote', 'add', 'origin', join(folder, 'public.git'));
  git('config', 'user.name', 'A Person');
  git('config', 'user.email', 'person@example.org');
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'release', '--', NEXT], {
    cwd: clone.folder,
    encoding: 'utf8',
    env: clone.environment,
  });
  output = stdout + stderr;
  expect(output).toContain(`git push --atomic origin main v${NEXT}`);
  expect(status).toBe(0);
  data = await smallData();
}, 600_000);
afterAll(() => rmSync(data, { recursive: true, force: true }));

it('is one commit in a clean tree, and nothing is pushed', () => {
  expect(git('log', '--format=%s', `${base}..HEAD`)).toBe(`release: ${NEXT}`);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('ls-remote', 'origin')).toBe('');
});

it('changes the version and nothing else in the files of npm', () => {
  const files = ['package.json', 'client/package.json', 'package-lock.json'];
  const changed = git('diff', '--unified=0', base, '--', ...files).match(/^[+-](?![+-]).*/gm);
  expect(new Set(changed?.map((line) => line.replace(/ +/g, ' ')))).toEqual(
    new Set(['- "version": "0.1.0",', `+ "version": "${NEXT}",`]),
  );
  expect(changed).toHaveLength(8);
});

it.each(['CHANGELOG.md', 'CHANGELOG.es.md'])('dates the changes in %s', (path) => {
  const [before, after] = [git('show', `${base}:${path}`), read(path).trimEnd()];
  const date = new RegExp(`^## ${NEXT} - (\\d{4}-\\d{2}-\\d{2})$`, 'm').exec(after)?.[1] ?? '';
  expect(before.replace(/^## 0\.1\.0 - (not released|sin publicar)$/m, `## ${NEXT} - ${date}`)).toBe(after);
  expect(date).not.toBe('');
});

it('has a tag whose message is the section of the changelog', () => {
  expect(git('rev-parse', `v${NEXT}^{commit}`)).toBe(git('rev-parse', 'HEAD'));
  const message = git('for-each-ref', `refs/tags/v${NEXT}`, '--format=%(contents)').trimEnd();
  const [section = ''] = read('CHANGELOG.md').split(/^## /m).slice(1);
  expect(message).toBe(
    section
      .trimEnd()
      .replace('\n', '\n')
      .replace(/^(.*)\n\n?/, '$1\n\n'),
  );
});

it('has its version in the citation and in the documents', () => {
  const [, date = ''] = /^## 0\.2\.0 - (.*)$/m.exec(read('CHANGELOG.md')) ?? [];
  const citation = read('CITATION.cff');
  expect(citation).toContain(`\nversion: "${NEXT}"\ndate-released: "${date}"\n`);
  expect(json('codemeta.json')).toMatchObject({ version: NEXT, dateModified: date });
  for (const guide of ['javascript.md', 'javascript.es.md'])
    expect(read('docs', 'guides', guide)).toContain(`atlas-colombia-client-${NEXT}.tgz`);
  const named = git('ls-files', '*.md')
    .split('\n')
    .filter((path) => /-0\.1\.0\.tgz/.test(read(path)));
  expect(named).toEqual([]);
});

it('has its version in the running program and in all its descriptions', async () => {
  const { origin, kill } = await startBuiltServer({ DATA_FOLDER: data }, at('dist', 'src', 'main.js'));
  try {
    const get = async (path: string) => (await fetch(`${origin}${path}`)).json() as Promise<never>;
    expect(await get('/api/v1/dataset')).toMatchObject({
      software: { name: 'Atlas Colombia', version: NEXT },
    });
    for (const path of ['/openapi.json', '/openapi.full.json', '/swagger/v1/swagger.json'])
      expect(await get(path), path).toMatchObject({ info: { version: NEXT } });
    const assistant = await connect('2026-07-28', { url: `${origin}/mcp` });
    expect(assistant.client.getServerVersion()?.version).toBe(NEXT);
    await assistant.close();
  } finally {
    await kill();
  }
  const assistant = await connect('2025-11-25', { program: at('dist', 'src', 'stdio.js') });
  expect(assistant.client.getServerVersion()?.version).toBe(NEXT);
  await assistant.close();
  for (const built of ['src/main.js', 'src/programs/atlas/atlas.js'])
    expect(versionOf(at('dist', built), clone.folder)).toBe(NEXT);
});

it('has notes in both languages, with links to its tag', () => {
  const notes = run('release-notes', [NEXT], { GITHUB_REPOSITORY: 'owner/name' });
  expect(notes.code).toBe(0);
  expect(notes.output).toMatch(/^### API$/m);
  const [english = '', spanish = ''] = notes.output.split('<details lang="es">');
  for (const [text, suffix] of [
    [english, ''],
    [spanish, '.es'],
  ] as const)
    expect(text).toContain(
      `](https://github.com/owner/name/blob/v${NEXT}/docs/guides/command-line${suffix}.md)`,
    );
  expect(notes.output).not.toMatch(/\]\((?!https:)/);
  expect(run('release-notes', [NEXT]).output).not.toMatch(/\]\(/);
  expect(run('release-notes', ['0.3.0'])).toEqual({
    code: 1,
    output: 'CHANGELOG.md has no release 0.3.0. It has 0.2.0.\n',
  });
});

describe('its files', () => {
  const out = join(folder, 'files');
  const without = ['City', 'Department', 'Region', 'Country', 'Population', 'Radio'];
  const options = ['--quick', ...without.flatMap((family) => ['--without', family])];
  const write = (to: string) => run('release-files', ['--out', to, ...options], { DATA_FOLDER: data });
  const listed = () => readdirSync(folder).sort();

  beforeAll(() => {
    expect(write(out)).toMatchObject({ code: 0 });
  }, 600_000);

  it('are packages, data and static copy with checksums that match', () => {
    const { edition } = JSON.parse(readFileSync(join(out, 'release.json'), 'utf8'));
    expect(readdirSync(out).sort()).toEqual([
      'SHA256SUMS',
      `atlas-colombia-${NEXT}.tgz`,
      `atlas-colombia-client-${NEXT}.tgz`,
      `atlas-colombia-data-${edition}.zip`,
      `atlas-colombia-static-${NEXT}.zip`,
      'release.json',
    ]);
    const checked = execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: out, encoding: 'utf8' });
    expect(checked.match(/: OK$/gm)).toHaveLength(4);
  });

  it.skipIf(unzip === undefined)('can be unpacked, with the paths of the folder for the static copy', () => {
    const zip = (...args: string[]) => execFileSync('unzip', args, { cwd: out, encoding: 'utf8' });
    for (const name of readdirSync(out).filter((each) => each.endsWith('.zip')))
      expect(zip('-tq', name)).toContain('No errors detected');
    const inside = `atlas-colombia-static-${NEXT}`;
    const unpacked = (path: string) => zip('-p', `${inside}.zip`, `${inside}/${path}`);
    expect(unpacked('nginx-site.conf')).toContain(`\nroot '/srv/${inside}/site';\n`);
    expect(unpacked('nginx.conf')).toContain(`include '/srv/${inside}/nginx-site.conf';`);
    const dataset = JSON.parse(unpacked('site/api/v1/dataset/index.json'));
    expect(dataset.software.version).toBe(NEXT);
  });

  it.skipIf(unzip === undefined)('contain every list that no option leaves out', () => {
    const zips = readdirSync(out).filter((each) => each.endsWith('.zip'));
    const paths = zips.map((name) => execFileSync('unzip', ['-Z1', name], { cwd: out, encoding: 'utf8' }));
    const [data, copy] = paths as [string, string];
    for (const records of ['Volcano', 'PostalCode', 'Radio']) {
      const isThere = !without.includes(records);
      expect([records, new RegExp(`/${records}[./]`, 'i').test(data)]).toEqual([records, isThere]);
      expect([records, new RegExp(`/api/v1/${records}[./]`).test(copy)]).toEqual([records, isThere]);
    }
  });

  it('install in an empty project and report the version', () => {
    const app = join(folder, 'app');
    // npm installs one in test/process/packed.test.ts.
    const install = isFull ? installPackage : unpackPackage;
    const installed = install(join(out, `atlas-colombia-${NEXT}.tgz`), app, clone.folder);
    const atlas = join(installed, 'bin', 'atlas.mjs');
    expect(versionOf(atlas, app)).toBe(NEXT);
    const other = join(folder, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'package.json'), '{ "private": true, "type": "module" }');
    const tarball = join(out, `atlas-colombia-client-${NEXT}.tgz`);
    execFileSync('npm', ['install', '--offline', '--silent', '--no-audit', '--no-fund', tarball], {
      cwd: other,
    });
    const script = `
      import { createAtlas } from '@atlas-colombia/client';
      import { createRequire } from 'node:module';
      const { version } = createRequire(import.meta.url)('@atlas-colombia/client/package.json');
      console.log(typeof createAtlas({ url: 'http://127.0.0.1:1' }).city.byId, version);`;
    const args = ['--input-type=module', '--eval', script];
    expect(execFileSync(process.execPath, args, { cwd: other, encoding: 'utf8' })).toBe(`function ${NEXT}\n`);
  });

  it('replace no other files', () => {
    const mine = join(folder, 'mine');
    mkdirSync(mine);
    writeFileSync(join(mine, 'my-work.txt'), '');
    const { code, output: message } = run('release-files', ['--out', mine]);
    expect({ code, message }).toEqual({
      code: 1,
      message: expect.stringContaining(
        'contains something other than the files of a release; name an empty or new folder.',
      ),
    });
    expect(readdirSync(mine)).toEqual(['my-work.txt']);
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('leave nothing after %s and the next run', async (signal) => {
    const before = listed();
    const { kill, ended } = start('release-files', ['--out', join(folder, 'stopped')], { DATA_FOLDER: data });
    while (listed().length === before.length) await setTimeout(20);
    kill(signal);
    const { code } = await ended;
    expect(code).toBe(signal === 'SIGTERM' ? 143 : null);
    expect(existsSync(join(folder, 'stopped'))).toBe(false);
    if (signal === 'SIGKILL') {
      // The programs that it has started also end, and finish nothing.
      while (atWork('stopped.partial-')) await setTimeout(20);
      const [left = ''] = listed().filter((name) => !before.includes(name));
      expect(left).toMatch(/^stopped\.partial-/);
      const bundles = join(folder, left, '.work', 'bundles');
      expect(existsSync(bundles) ? readdirSync(bundles) : []).toEqual([]);
      // The next run removes the folder, before it fails for another reason.
      const next = run('release-files', ['--out', join(folder, 'stopped'), '--without', 'Nothing']);
      expect(next.output).toContain('which an interrupted run left behind.');
      expect(next.code).toBe(1);
    }
    expect(listed()).toEqual(before);
  });
});

/** Whether a process has this text in its arguments. */
const atWork = (argument: string): boolean =>
  readdirSync('/proc')
    .filter((id) => /^\d+$/.test(id))
    .some((id) => {
      try {
        return readFileSync(join('/proc', id, 'cmdline'), 'utf8').includes(argument);
      } catch {
        return false;
      }
    });
