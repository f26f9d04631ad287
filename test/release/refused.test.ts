// A release that is rejected, fails or is stopped leaves files, commits and tags unchanged, and states the reason.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { throwawayClone } from './throwaway-clone.js';

/**
 * A replacement for the tests, which fails or waits if a file names it, and records its name. The files are outside the tree, which stays
 * clean.
 */
const CHECK = `
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
const name = [process.env.ATLAS_SIZE ?? 'some', ...process.argv.slice(2)].join(' ');
const isNamed = (file) => existsSync(file) && readFileSync(file, 'utf8') === name;
appendFileSync('.git/ran', name + '\\n');
if (isNamed('.git/fail')) {
  console.log('FAIL test/data/cities.test.ts');
  process.exit(1);
}
if (isNamed('.git/wait')) {
  process.once('SIGTERM', () => {
    writeFileSync('.git/ended', '');
    process.exit(1);
  });
  writeFileSync('.git/waiting', '');
  setInterval(() => existsSync('.git/go') && process.exit(0), 20);
}
`;
const NEXT = '0.2.0';

const clone = throwawayClone({
  generate: 'node -e 0',
  test: 'node .git/check.mjs test',
  'test:deep': 'node .git/check.mjs deep',
  'test:explore': 'node .git/check.mjs explore',
  'data:check': 'node -e 0',
});
const { at, git, read, run, start, state } = clone;
const base = git('rev-parse', 'HEAD');
writeFileSync(at('.git', 'check.mjs'), CHECK);

beforeEach(() => {
  git('checkout', '--quiet', '--force', '-B', 'main', base);
  git('clean', '--quiet', '--force', '-d');
  for (const tag of git('tag').split('\n').filter(Boolean)) git('tag', '--delete', tag);
  for (const name of ['fail', 'wait', 'waiting', 'ended', 'go', 'ran'])
    rmSync(at('.git', name), { force: true });
});

/** The state after a first release by hand. */
const dateFirst = () => {
  for (const path of ['CHANGELOG.md', 'CHANGELOG.es.md'])
    commitOf(path, (text) => text.replace(/^(## 0\.1\.0 - ).*$/m, '$12026-11-17'));
};

const commitOf = (path: string, edit: (text: string) => string) => {
  writeFileSync(at(path), edit(read(path)));
  git('commit', '--quiet', '--all', '--message', 'docs: a change');
};

describe('is refused without a change', () => {
  it.each<
    [why: string, arrange: () => void, args: readonly string[], code: number, message: string | RegExp]
  >([
    ['without a version', () => {}, [], 2, 'VERSION is required'],
    ['for another form of version', () => {}, ['v0.2'], 2, '"v0.2" is not a version. Write three numbers'],
    ['for two versions', () => {}, ['0.2.0', '0.3.0'], 2, 'Give one version only'],
    ['for an unknown option', () => {}, ['0.2.0', '--push'], 2, "Unknown option '--push'"],
    [
      'for a version that the changelog has',
      () => dateFirst(),
      ['0.1.0'],
      1,
      'CHANGELOG.md and CHANGELOG.es.md already have a section of 0.1.0. Choose a version above it: 0.1.1, 0.2.0, 1.0.0.',
    ],
    [
      'if another version has a date and no tag',
      () => dateFirst(),
      [NEXT],
      1,
      'CHANGELOG.md has a date for 0.1.0, but the tag v0.1.0 does not exist. Fetch it with git fetch --tags, or write "## 0.1.0 - not released"',
    ],
    ['for a tag that exists', () => git('tag', 'v0.2.0'), [NEXT], 1, 'The tag v0.2.0 exists.'],
    ['for a lower version', () => {}, ['0.0.9'], 1, '0.0.9 is below the current version, 0.1.0.'],
    [
      'in a dirty tree, which it lists',
      () => {
        writeFileSync(at('README.md'), 'My work.');
        writeFileSync(at('docs', 'my notes.md'), 'My work.');
      },
      [NEXT],
      1,
      /Commit or stash these files:\n {2}README\.md\n {2}docs\/my notes\.md\n/,
    ],
    [
      'on another branch',
      () => git('switch', '--quiet', '--force-create', 'mine'),
      [NEXT],
      1,
      'The branch is mine. Releases are made on main: git switch main',
    ],
    [
      'without changes in one language',
      () => commitOf('CHANGELOG.es.md', (text) => text.replace(/(sin publicar\n)[\s\S]*/, '$1')),
      [NEXT],
      1,
      'CHANGELOG.es.md has no changes to release. List them below "## Sin publicar"',
    ],
    [
      'if a language lacks a change',
      () => commitOf('CHANGELOG.md', (text) => text.replace('\n### Data\n- ', '\n### Data\n- Added.\n- ')),
      [NEXT],
      1,
      /CHANGELOG\.md and CHANGELOG\.es\.md differ at line \d+ of the unreleased changes/,
    ],
  ])('%s', (_, arrange, args, code, message) => {
    arrange();
    const before = state();
    const ended = run('release', args);
    expect(ended.output).toMatch(message);
    expect(ended.code).toBe(code);
    expect(state()).toBe(before);
  });

  it('rejects a release without an author for the commit', () => {
    const before = state();
    expect(run('release', [NEXT], {})).toEqual({
      code: 1,
      output: expect.stringContaining('git config user.name NAME && git config user.email EMAIL'),
    });
    expect(state()).toBe(before);
  });

  it('lists every reason at once', () => {
    git('switch', '--quiet', '--force-create', 'mine');
    writeFileSync(at('LICENSE'), 'My work.');
    const { output } = run('release', ['0.0.9'], {});
    for (const reason of ['is below', 'The branch is mine', 'LICENSE', 'user.email'])
      expect(output).toContain(reason);
  });
});

it('accepts the current version if it was never released', () => {
  expect(run('release', ['0.1.0', '--dry-run'])).toEqual({
    code: 0,
    output: expect.stringContaining('commit "release: 0.1.0"'),
  });
});

it('lists the steps of a dry run, and changes nothing', () => {
  const before = state();
  const { code, output } = run('release', [NEXT, '--dry-run']);
  expect(code).toBe(0);
  expect(output).toContain('commit "release: 0.2.0"');
  expect(output).toContain(
    '- run ATLAS_SIZE=full npm test, ATLAS_SIZE=full npm run test:deep, npm run test:explore -- --rounds 3\n- set the version',
  );
  expect(output).toContain('run npm run generate, npm test, npm run data:check');
  expect(state()).toBe(before);
});

/** The order of the checks: all cases and new seeds of the commit, then the files of the release. */
const RUNS = ['full test', 'full deep', 'some explore --rounds 3', 'some test'];

it.each(RUNS)('reports a failure of "%s" with its output, and restores every file', (name) => {
  writeFileSync(at('.git', 'fail'), name);
  const before = state();
  const { code, output } = run('release', [NEXT]);
  expect(code).toBe(1);
  const [, log = ''] = /^npm .* failed\. Its output is in (\S+) and ends with:$/m.exec(output) ?? [];
  expect(readFileSync(log, 'utf8')).toContain('FAIL test/data/cities.test.ts');
  const isWritten = name === RUNS.at(-1);
  expect(output).toContain(
    `0.2.0 was not released${isWritten ? '. The files are as before.' : ', and nothing was changed.'}`,
  );
  expect(output.includes('Writing version')).toBe(isWritten);
  expect(read('.git', 'ran').trim().split('\n')).toEqual(RUNS.slice(0, RUNS.indexOf(name) + 1));
  expect(state()).toBe(before);
});

const untilFile = async (name: string) => {
  while (!existsSync(at('.git', name))) await setTimeout(20);
};

/** A release that runs its checks, or its tests before it changes a file. */
async function waitingRelease(name = RUNS.at(-1) as string) {
  writeFileSync(at('.git', 'wait'), name);
  const running = start('release', [NEXT]);
  await untilFile('waiting');
  onTestFinished(() => writeFileSync(at('.git', 'go'), ''));
  return running;
}

it('ends the check and restores every file after a stop', async () => {
  const noted = readdirSync(at('.git', 'tmp'));
  const before = state();
  const { kill, ended } = await waitingRelease();
  expect(state()).not.toBe(before);
  kill('SIGTERM');
  expect(await ended).toEqual({ code: 143, output: expect.stringContaining('The release was stopped.') });
  expect(state()).toBe(before);
  await untilFile('ended');
  expect(readdirSync(at('.git', 'tmp'))).toEqual(noted);
});

it('changes nothing after a stop during the tests, and keeps a file that you saved since', async () => {
  const { kill, ended } = await waitingRelease('full deep');
  writeFileSync(at('README.md'), 'My work.');
  kill('SIGTERM');
  expect(await ended).toEqual({ code: 143, output: expect.stringContaining('nothing was changed.') });
  expect(read('README.md')).toBe('My work.');
  await untilFile('ended');
});

it('stops if you save a file during the tests', async () => {
  const { ended } = await waitingRelease('full deep');
  writeFileSync(at('README.md'), 'My work.');
  writeFileSync(at('.git', 'go'), '');
  expect(await ended).toEqual({
    code: 1,
    output: expect.stringContaining('changed while the tests ran, so 0.2.0 was not released.'),
  });
  expect(read('README.md')).toBe('My work.');
  expect(git('log', '-1', '--format=%s')).toBe(git('log', '-1', '--format=%s', base));
});

it('explains in the next run what a killed one changed, which git restore undoes', async () => {
  const before = state();
  const { kill, ended } = await waitingRelease();
  kill('SIGKILL');
  await ended;
  writeFileSync(at('.git', 'go'), '');
  const { code, output } = run('release', [NEXT]);
  expect(code).toBe(1);
  const [, list = ''] =
    /An interrupted release changed these files\.[^:]*:\n([\s\S]*?)\n\S/.exec(output) ?? [];
  const files = list.split('\n').map((line) => line.trim());
  expect(files).toEqual(
    expect.arrayContaining(['CHANGELOG.es.md', 'client/package.json', 'package-lock.json']),
  );
  git('restore', '--staged', '--worktree', ...files);
  expect(state()).toBe(before);
});

it('neither commits nor loses a file that you save during the checks', async () => {
  const head = git('rev-parse', 'HEAD');
  const { ended } = await waitingRelease();
  writeFileSync(at('README.md'), 'My work.');
  writeFileSync(at('.git', 'go'), '');
  expect(await ended).toEqual({
    code: 1,
    output: expect.stringContaining(
      'Files or commits changed while the checks ran, so 0.2.0 was not committed.',
    ),
  });
  expect(read('README.md')).toBe('My work.');
  expect(git('rev-parse', 'HEAD')).toBe(head);
  expect(git('tag')).toBe('');
});

it('tags a release without its tag in the next run', () => {
  // A program for signatures that fails stops the tag.
  git('config', 'tag.gpgSign', 'true');
  git('config', 'gpg.program', 'false');
  const { code, output } = run('release', [NEXT]);
  git('config', '--unset', 'tag.gpgSign');
  expect(code).toBe(1);
  expect(output).toContain('The release is committed without its tag.');
  const head = git('rev-parse', 'HEAD');
  expect(git('log', '-1', '--format=%s')).toBe('release: 0.2.0');
  expect(run('release', [NEXT])).toEqual({
    code: 0,
    output: expect.stringContaining('git push --atomic origin main v0.2.0'),
  });
  expect(git('rev-parse', 'v0.2.0^{commit}')).toBe(head);
  expect(run('release', [NEXT]).output).toContain('The tag v0.2.0 exists.');
});
