// The files of the development environment name one version of Node.js, and commands that exist.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';

const read = (...path: string[]) => readFileSync(join(projectFolder(), ...path), 'utf8');

describe('the development environment', () => {
  const node = read('.nvmrc').trim();
  const container = JSON.parse(read('.devcontainer', 'devcontainer.json'));

  it('has the newest Node.js of the workflow, as the containers have', () => {
    const workflow = read('.github', 'workflows', 'test.yml');
    const tested = (/node: \[([\d, ]+)\]/.exec(workflow)?.[1] ?? '').split(', ').map(Number);
    expect(Number(node)).toBe(Math.max(...tested));
    expect(JSON.parse(read('package.json')).engines.node).toMatch(new RegExp(`^>=${Math.min(...tested)}\\.`));
    expect(container.image).toMatch(new RegExp(`:${node}-`));
    for (const name of ['test.yml', 'full.yml'])
      expect(read('.github', 'workflows', name).match(/image: node:\d+-/g)).toEqual(
        expect.arrayContaining([`image: node:${node}-`]),
      );
    expect(read('deploy', 'Dockerfile')).toContain(`FROM node:${node}-`);
  });

  it('runs a program of the project in a new container, and forwards the port of npm run dev', () => {
    const [, program = ''] = container.postCreateCommand.split(' ');
    expect(existsSync(join(projectFolder(), program))).toBe(true);
    const help = execFileSync(process.execPath, [
      join(projectFolder(), 'dist', 'tools', 'dev', 'dev.js'),
      '--help',
    ]);
    for (const port of container.forwardPorts) expect(String(help)).toContain(`or ${port}`);
  });

  it('stores every text in the form that .editorconfig states', () => {
    const names = execFileSync('git', ['ls-files', '-z'], { cwd: projectFolder(), encoding: 'utf8' });
    const texts = names.split('\0').filter((name) => /\.(?:ts|mjs|js|json|md|css|ya?ml|cff)$/.test(name));
    expect(texts.length).toBeGreaterThan(1000);
    const wrong = texts.filter((name) => {
      const path = join(projectFolder(), name);
      return existsSync(path) && /\r|[ \t]$|[^\n]$(?![\s\S])/m.test(readFileSync(path, 'utf8'));
    });
    expect(wrong).toEqual([]);
  });
});
