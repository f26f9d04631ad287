// The reasons to refuse a release, each with its remedy.
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../src/engine/text/localized.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { changelogs, linesByKind, releasesOf, unreleasedIn } from './changelog.js';
import { changedFiles, git, gitOrUndefined } from './git.js';
import { isAbove, nextVersions } from './version-number.js';

export const MAIN_BRANCH = 'main';
export const gitTag = (version: string): string => `v${version}`;
export const subjectOf = (version: string): string => `release: ${version}`;

const read = (path: string) => readFileSync(join(projectFolder(), path), 'utf8');
const hasTag = (version: string) =>
  gitOrUndefined(['rev-parse', '--quiet', '--verify', `refs/tags/${gitTag(version)}`]) !== undefined;

/** The version in the last commit, because an interrupted release can have changed the file. */
export const committedVersion = (): string => JSON.parse(git(['show', 'HEAD:package.json'])).version;

/** Whether the last commit is the release and lacks only its tag. */
export const lacksOnlyTag = (version: string): boolean =>
  gitOrUndefined(['log', '-1', '--format=%s']) === subjectOf(version) &&
  committedVersion() === version &&
  !hasTag(version) &&
  changedFiles().length === 0;

export function releaseFaults(version: string): readonly string[] {
  const top = gitOrUndefined(['rev-parse', '--show-toplevel']);
  if (top !== realpathSync(projectFolder()))
    return ['This folder is not a Git repository. Release from a clone of the project.'];
  return [...versionFaults(version), ...treeFaults(), ...changelogFaults(), ...identityFaults()];
}

function versionFaults(version: string): readonly string[] {
  if (hasTag(version)) return [`The tag ${gitTag(version)} exists. ${choices()}`];
  const listed = languages
    .map((language) => changelogs[language].path)
    .filter((path) => releasesOf(read(path)).some((release) => release.version === version));
  if (listed.length > 0) {
    const commit = git(['log', '-1', '--format=%h', `--grep=^${subjectOf(version).replaceAll('.', '\\.')}$`]);
    const remedy =
      commit === ''
        ? choices()
        : `Commit ${commit} is this release without its tag. Create it with: git tag -a ${gitTag(version)} ${commit}`;
    return [
      `${listed.join(' and ')} already ${listed.length > 1 ? 'have' : 'has'} a section of ${version}. ${remedy}`,
    ];
  }
  const current = committedVersion();
  return isAbove(current, version)
    ? [`${version} is below the current version, ${current}. ${choices()}`]
    : datesWithoutTags();
}

/** Only a release writes a date, and it also creates the tag. */
function datesWithoutTags(): readonly string[] {
  const { path, notReleased } = changelogs.en;
  return releasesOf(read(path))
    .filter((release) => !hasTag(release.version))
    .map(
      ({ version }) =>
        `${path} has a date for ${version}, but the tag ${gitTag(version)} does not exist. Fetch it with git fetch --tags, or write "## ${version} - ${notReleased}" if it was never released.`,
    );
}

const choices = () => `Choose a version above it: ${nextVersions(committedVersion()).join(', ')}.`;

function treeFaults(): readonly string[] {
  const branch = gitOrUndefined(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  const place = branch === undefined ? 'No branch is checked out' : `The branch is ${branch}`;
  const changed = changedFiles().map(({ path }) => path);
  return [
    ...(branch === MAIN_BRANCH
      ? []
      : [`${place}. Releases are made on ${MAIN_BRANCH}: git switch ${MAIN_BRANCH}`]),
    ...(changed.length === 0 ? [] : [uncommitted(changed)]),
  ];
}

function uncommitted(paths: readonly string[]): string {
  const list = paths.map((path) => `\n  ${path}`).join('');
  const isInterrupted = JSON.parse(read('package.json')).version !== committedVersion();
  return isInterrupted
    ? `An interrupted release changed these files. Restore them with git restore --staged --worktree FILE, and repeat the command:${list}`
    : `The tree has changes that are not committed. Commit or stash these files:${list}`;
}

function changelogFaults(): readonly string[] {
  const bodies = languages.map((language) => unreleasedIn(read(changelogs[language].path), language));
  const empty = languages.filter((_, index) => !/^- /m.test(bodies[index] ?? ''));
  if (empty.length > 0)
    return empty.map((language) => {
      const { path, unreleased } = changelogs[language];
      return `${path} has no changes to release. List them below "## ${unreleased}", above the last release.`;
    });
  const [english = [], spanish = []] = bodies.map((body = '') => linesByKind(body));
  const differs = Array.from({ length: Math.max(english.length, spanish.length) }, (_, index) => index).find(
    (index) => english[index] !== spanish[index],
  );
  if (differs === undefined) return [];
  const paths = languages.map((language) => changelogs[language].path).join(' and ');
  return [
    `${paths} differ at line ${differs + 1} of the unreleased changes, without blank lines. Give both the same headings and list items.`,
  ];
}

/** Git would otherwise guess a name from the machine. */
const identityFaults = (): readonly string[] =>
  ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT'].every(
    (name) => gitOrUndefined(['-c', 'user.useConfigOnly=true', 'var', name]) !== undefined,
  )
    ? []
    : [
        'Git has no name or email for the commit. Set both: git config user.name NAME && git config user.email EMAIL',
      ];
