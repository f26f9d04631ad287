// Dependabot follows every lock file, image and action of the project.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectFolder } from '../../src/settings/project-folder.js';

interface Update {
  readonly 'package-ecosystem': string;
  readonly directory?: string;
  readonly directories?: readonly string[];
  readonly schedule: { readonly interval: string };
}

const root = projectFolder();
const { version, updates } = parse(readFileSync(join(root, '.github', 'dependabot.yml'), 'utf8')) as {
  readonly version: number;
  readonly updates: readonly Update[];
};
const foldersOf = (ecosystem: string) =>
  updates
    .filter((update) => update['package-ecosystem'] === ecosystem)
    .flatMap(({ directory, directories }) => directories ?? [directory ?? '']);

it('has the version and the schedules that Dependabot reads', () => {
  expect(version).toBe(2);
  for (const { schedule } of updates) expect(['daily', 'weekly', 'monthly']).toContain(schedule.interval);
});

it('follows every lock file', () => {
  const locked = ['.', ...readdirSync(join(root, 'test')).map((name) => join('test', name))].filter(
    (folder) => existsSync(join(root, folder, 'package-lock.json')),
  );
  expect(foldersOf('npm').toSorted()).toEqual(locked.map((folder) => join('/', folder)).toSorted());
});

it('follows actions and images', () => {
  expect(foldersOf('github-actions')).toEqual(['/']);
  expect(foldersOf('docker')).toEqual(['/deploy']);
  expect(foldersOf('docker-compose')).toEqual(['/deploy']);
  // Dependabot does not read images in variables.
  const dockerfile = readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8');
  expect(dockerfile).toMatch(/^FROM node:\d+-bookworm-slim AS /m);
  expect(dockerfile).not.toMatch(/^FROM .*\$/m);
});
