// Makes a release: checks, sets the version, dates the changelog, commits and tags. `npm run release -- 0.2.0`.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopOnSignals } from '../../src/programs/program.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { changelogs, releasesOf } from './changelog.js';
import { changedFiles, git } from './git.js';
import { readVersion } from './read-version.js';
import {
  committedVersion,
  gitTag,
  lacksOnlyTag,
  MAIN_BRANCH,
  releaseFaults,
  subjectOf,
} from './release-faults.js';
import { runLogged } from './run-logged.js';
import { writeVersion } from './write-version.js';

const USAGE = `Makes a release on the branch ${MAIN_BRANCH}: runs all tests, sets the version, dates the changelog, runs the checks, commits and tags. It pushes nothing.

Usage: npm run release -- VERSION [--dry-run]

  VERSION     the version, three numbers with dots: the current one if it was never released, or one above it
  --dry-run   check whether the release is possible and list its steps, without changing a file
  --help      show this help

Examples:
  npm run release -- 0.2.0 --dry-run
  npm run release -- 0.2.0`;

interface ReleaseStep {
  readonly args: readonly string[];
  /** Whether it tries all cases. Otherwise a suite tries a part. */
  readonly isFull?: boolean;
}

/** Run on the unchanged commit, because some tests make releases of it. */
const TESTS: readonly ReleaseStep[] = [
  { args: ['test'], isFull: true },
  { args: ['run', 'test:deep'], isFull: true },
  { args: ['run', 'test:explore', '--', '--rounds', '3'] },
];
const GENERATE: ReleaseStep = { args: ['run', 'generate'] };
/** Run on the files of the release. */
const CHECKS: readonly ReleaseStep[] = [{ args: ['test'] }, { args: ['run', 'data:check'] }];

const FULL = { ATLAS_SIZE: 'full' };
const commandOf = ({ args, isFull = false }: ReleaseStep) =>
  `${isFull ? 'ATLAS_SIZE=full ' : ''}npm ${args.join(' ')}`;
const listOf = (commands: readonly ReleaseStep[]) => commands.map(commandOf).join(', ');
const todayInUtc = () => new Date().toISOString().slice(0, 10);

async function run(version: string, isDryRun: boolean): Promise<void> {
  const isHalfDone = lacksOnlyTag(version);
  const faults = isHalfDone ? [] : releaseFaults(version);
  if (faults.length > 0) {
    for (const fault of faults) console.error(fault);
    console.error(`${version} was not released, and nothing was changed.`);
    process.exitCode = 1;
  } else if (isDryRun) console.log(releaseSteps(version, isHalfDone));
  else if (isHalfDone) {
    console.log(`The last commit is the release of ${version} without its tag.`);
    tag(version);
  } else await release(version);
}

const releaseSteps = (version: string, isHalfDone: boolean) =>
  [
    `The release of ${version} is possible. It would:`,
    ...(isHalfDone
      ? []
      : [
          `- run ${listOf(TESTS)}`,
          `- set the version in package.json, package-lock.json and client/package.json (now ${committedVersion()})`,
          `- date the unreleased changes in ${changelogs.en.path} and ${changelogs.es.path} (${todayInUtc()})`,
          `- run ${listOf([GENERATE, ...CHECKS])}`,
          `- commit "${subjectOf(version)}"`,
        ]),
    `- create the tag ${gitTag(version)}`,
  ].join('\n');

async function release(version: string): Promise<void> {
  const signal = stopOnSignals('The release was stopped.');
  const logs = mkdtempSync(join(tmpdir(), 'atlas-release-'));
  const npm = (command: ReleaseStep) => {
    console.log(`Running ${commandOf(command)} ...`);
    const log = join(logs, `${commandOf(command).replace(/\W+/g, '-')}.txt`);
    const environment = command.isFull === true ? FULL : {};
    return runLogged('npm', command.args, { cwd: projectFolder(), environment, log, signal });
  };
  const head = git(['rev-parse', 'HEAD']);
  try {
    for (const test of TESTS) await npm(test);
  } catch (error) {
    console.error((error as Error).message);
    if (signal.aborted) rmSync(logs, { recursive: true, force: true });
    console.error(`${version} was not released, and nothing was changed.`);
    process.exitCode ??= 1;
    return;
  }
  if (git(['rev-parse', 'HEAD']) !== head || changedFiles().length > 0) {
    console.error(`Files or commits changed while the tests ran, so ${version} was not released.`);
    process.exitCode = 1;
    return;
  }
  let written: WrittenRelease | undefined;
  try {
    console.log(`Writing version ${version} ...`);
    writeVersion(committedVersion(), version, todayInUtc());
    await npm(GENERATE);
    written = { files: changedFiles(), content: contentOfFiles(changedFiles()) };
    for (const check of CHECKS) await npm(check);
    if (git(['rev-parse', 'HEAD']) !== head || contentOfFiles(changedFiles()) !== written.content) {
      console.error(
        `Files or commits changed while the checks ran, so ${version} was not committed. The files of the release are as it wrote them; git status lists them.`,
      );
      process.exitCode = 1;
      return;
    }
    commit(version, written.files);
  } catch (error) {
    console.error((error as Error).message);
    // A stop needs no explanation, but a failed check needs its output.
    if (signal.aborted) rmSync(logs, { recursive: true, force: true });
    restore(written);
    console.error(`${version} was not released. The files are as before.`);
    process.exitCode ??= 1;
    return;
  }
  rmSync(logs, { recursive: true, force: true });
  tag(version);
}

interface WrittenRelease {
  readonly files: ReturnType<typeof changedFiles>;
  readonly content: string;
}

/** Changes with the list of files and with their content. */
function contentOfFiles(files: WrittenRelease['files']): string {
  const hash = createHash('sha256');
  for (const { path } of files) {
    const file = join(projectFolder(), path);
    hash.update(`${path}\0`).update(existsSync(file) ? readFileSync(file) : 'deleted');
  }
  return hash.digest('hex');
}

/** Commits only the named files. The index stays unchanged until then, so a kill leaves nothing staged. */
function commit(version: string, files: WrittenRelease['files']): void {
  const added = files.filter(({ isNew }) => isNew).map(({ path }) => path);
  if (added.length > 0) git(['add', '--intent-to-add', '--', ...added]);
  git([
    'commit',
    '--quiet',
    '--message',
    subjectOf(version),
    '--only',
    '--',
    ...files.map(({ path }) => path),
  ]);
}

/** The tree was clean, so these changes belong to the release. Other new files can be yours. */
function restore(written: WrittenRelease | undefined): void {
  const files = written?.files ?? changedFiles().filter(({ isNew }) => !isNew);
  if (written !== undefined && contentOfFiles(files) !== written.content)
    throw new Error(
      'Files of the release changed while it ran, so they were not restored. git status lists them.',
    );
  const kept = files.filter(({ isNew }) => !isNew).map(({ path }) => path);
  if (kept.length > 0) git(['restore', '--source=HEAD', '--staged', '--worktree', '--', ...kept]);
  for (const { path } of files.filter(({ isNew }) => isNew)) rmSync(join(projectFolder(), path));
}

/** The message is the section of the changelog. Its headings begin with Git's comment character. */
function tag(version: string): void {
  const text = readFileSync(join(projectFolder(), changelogs.en.path), 'utf8');
  const section = releasesOf(text).find((each) => each.version === version);
  if (section === undefined) throw new Error(`${changelogs.en.path} has no section of ${version}.`);
  const message = `${section.heading}\n\n${section.body}\n`;
  try {
    git(['tag', '--annotate', '--cleanup=whitespace', '--file=-', gitTag(version)], message);
  } catch (error) {
    console.error(
      `${(error as Error).message}\nThe release is committed without its tag. Remove the cause and repeat the command, which then only creates the tag.`,
    );
    process.exitCode = 1;
    return;
  }
  console.log(`Committed "${subjectOf(version)}" and tagged it ${gitTag(version)}. Publish both with:

  git push --atomic origin ${MAIN_BRANCH} ${gitTag(version)}

Until then, this undoes both: git tag --delete ${gitTag(version)} && git reset --hard HEAD~1`);
}

const given = readVersion(USAGE, true);
if (given !== undefined)
  // npm takes the option of `npm run release 0.2.0 --dry-run` and passes it on as a variable.
  await run(given.version, given.isDryRun || process.env.npm_config_dry_run === 'true').catch(
    (error: unknown) => {
      console.error((error as Error).message);
      process.exitCode = 1;
    },
  );
