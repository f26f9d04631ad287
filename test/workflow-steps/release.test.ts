// release.yml as written, in a copy of the project with few records. `docker` and `gh` are recorders, so no image is built and no release
// is created here. Their arguments are compared, and the files in them must exist.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from '../../src/engine/text/localized.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { changelogs, withRelease } from '../../tools/release/changelog.js';
import { newFolder } from '../system/new-folder.js';
import { smallData } from '../system/small-data.js';
import { workflowFile } from '../workflows/workflow-files.js';
import { recordPrograms } from './record-programs.js';
import { runSteps } from './run-steps.js';
import { throwawayProject } from './throwaway-project.js';

const folder = newFolder('atlas-release-workflow');
const workspace = join(folder, 'project');
const published = join(folder, 'published');
const workflow = workflowFile('release.yml');
const { version } = JSON.parse(readFileSync(join(projectFolder(), 'package.json'), 'utf8'));
const HEALTHY = { 'inspect {{.State.Health.Status}}': 'healthy', 'inspect {{.State.ExitCode}}': '0' };
const IMAGE = `ghcr.io/example/atlas:${version}`;
/** Without the families with borders, and those with most pages. */
const SMALL = ['City', 'Department', 'Region', 'Country', 'Population', 'Radio', 'UrbanCenter'];
let DATA_FOLDER = '';
let count = 0;

/** Each job has a new machine, as on GitHub. */
function runJob(
  job: string,
  given: { replies?: Record<string, string>; ref?: string; workspace?: string } = {},
) {
  const runner = join(folder, `runner-${count++}`);
  const { programs, environment, calls } = recordPrograms(runner, ['docker', 'gh'], given.replies ?? HEALTHY);
  const finished = runSteps(workflow, job, {
    workspace: given.workspace ?? workspace,
    runner,
    event: 'push',
    ref: given.ref ?? `v${version}`,
    programs,
    environment: { ...environment, DATA_FOLDER },
  });
  return { finished, calls: calls(), statuses: finished.map(({ status }) => status) };
}

beforeAll(async () => {
  DATA_FOLDER = await smallData();
  mkdirSync(workspace);
  throwawayProject(workspace);
  for (const language of languages) {
    const changelog = join(workspace, changelogs[language].path);
    writeFileSync(changelog, withRelease(readFileSync(changelog, 'utf8'), language, version, '2026-12-01'));
  }
  // The command of the workflow is unchanged, but the script behind it writes fewer families to save time.
  const file = join(workspace, 'package.json');
  const content = JSON.parse(readFileSync(file, 'utf8'));
  content.scripts['release:files'] += ` --quick ${SMALL.map((family) => `--without ${family}`).join(' ')}`;
  writeFileSync(file, JSON.stringify(content, null, 2));
});
afterAll(() => rmSync(DATA_FOLDER, { recursive: true, force: true }));

it('refuses a tag of another version before it writes anything', () => {
  expect(runJob('files', { ref: `v${version}1` }).statuses).toEqual([1]);
  expect(existsSync(join(workspace, 'release'))).toBe(false);
});

it('writes the files, verifies their checksums and takes the notes from the changelog', () => {
  const { finished, statuses } = runJob('files');
  expect(finished.at(-1)?.output).toBe('');
  expect(statuses).toEqual([0, 0, 0, 0]);
  expect(finished[2]?.output.match(/: OK$/gm)).toHaveLength(4);
  expect(readdirSync(join(workspace, 'release'))).toEqual([
    'SHA256SUMS',
    `atlas-colombia-${version}.tgz`,
    `atlas-colombia-client-${version}.tgz`,
    expect.stringMatching(/^atlas-colombia-data-[\d.]+-[\da-f]{8}\.zip$/),
    `atlas-colombia-static-${version}.zip`,
    'release.json',
  ]);
  const [, first = ''] = readFileSync(join(workspace, 'CHANGELOG.md'), 'utf8').split(`\n## ${version} - `);
  const notes = readFileSync(join(workspace, 'notes.md'), 'utf8');
  const headings = first.split('\n## ')[0]?.match(/^### .*$/gm) ?? [];
  expect(headings).not.toEqual([]);
  for (const heading of headings) expect(notes).toContain(heading);
});

it('builds the image, starts it, and pushes it with the token of the run', () => {
  const { statuses, calls } = runJob('image');
  expect(statuses).toEqual([0, 0, 0]);
  expect(calls.map(({ program, args }) => [program, args[0]].join(' '))).toEqual([
    'docker build',
    'docker run',
    'docker inspect',
    'docker stop',
    'docker inspect',
    'docker login',
    'docker push',
    'docker logout',
  ]);
  const [build, run, , , , login, push] = calls.map(({ args }) => args.join(' '));
  expect(build).toMatch(`build --file deploy/Dockerfile --tag ${IMAGE} --label `);
  expect(build).toMatch(/ \.$/);
  expect(run).toContain('--read-only --cap-drop ALL --security-opt no-new-privileges');
  expect(run).toMatch(new RegExp(` ${IMAGE}$`));
  expect(login).toBe('login ghcr.io --username someone --password-stdin');
  expect(push).toBe(`push ${IMAGE}`);
  expect(calls.filter(({ input }) => input.trim() === 'token-of-the-run')).toHaveLength(1);
  // Builds and containers never get it.
  expect(calls.slice(0, 5).map(({ token }) => token)).toEqual(['', '', '', '', '']);
});

it('pushes no image that does not stop without an error', () => {
  const { statuses, calls } = runJob('image', {
    replies: { ...HEALTHY, 'inspect {{.State.ExitCode}}': '137' },
  });
  expect(statuses).toEqual([0, 1]);
  expect(calls.flatMap(({ args }) => args)).not.toContain('push');
});

it('creates a release of the tag with its notes and all files', () => {
  // The paths that one job passes to another.
  const upload = workflow.jobs.files?.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
  mkdirSync(published);
  for (const path of upload?.with?.path?.trim().split('\n') ?? [])
    cpSync(join(workspace, path), join(published, path), { recursive: true });
  const { statuses, calls } = runJob('release', { workspace: published });
  expect(statuses).toEqual([0]);
  const files = readdirSync(join(published, 'release')).map((name) => `release/${name}`);
  const options = ['--verify-tag', '--title', `v${version}`, '--notes-file', 'notes.md'];
  expect(calls).toEqual([
    {
      program: 'gh',
      args: ['release', 'create', `v${version}`, ...options, ...files],
      input: '',
      token: 'token-of-the-run',
    },
  ]);
});

it('creates no release without its notes', () => {
  rmSync(join(published, 'notes.md'));
  expect(runJob('release', { workspace: published }).statuses).toEqual([1]);
});
