// A throwaway repository with the files of the project on its branch main, its build and its packages.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { projectFolder } from '../../src/settings/project-folder.js';
import { newFolder } from '../system/new-folder.js';
import { programNode } from '../system/program-node.js';

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

interface Running {
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly ended: Promise<Ended>;
}

export interface Clone {
  readonly folder: string;
  /** The environment of processes, without a person to commit as. */
  readonly environment: NodeJS.ProcessEnv;
  readonly at: (...path: string[]) => string;
  readonly read: (...path: string[]) => string;
  readonly git: (...args: string[]) => string;
  /** Runs a program of the build to its end. */
  readonly run: (name: string, args: readonly string[], environment?: NodeJS.ProcessEnv) => Ended;
  readonly start: (name: string, args: readonly string[], environment?: NodeJS.ProcessEnv) => Running;
  /** Everything that a release changes: commits, tags, and the content of every file. */
  readonly state: () => string;
}

const IDENTITY = { NAME: 'A Person', EMAIL: 'person@example.org' };
/** The environment has neither the settings of the machine nor those of the test process. */
const WITHOUT_IDENTITY = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  npm_config_cache: execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim(),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
};
const PERSON = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((role) =>
    Object.entries(IDENTITY).map(([key, value]) => [`GIT_${role}_${key}`, value]),
  ),
);

/** `scripts` replace those of npm. */
export function throwawayClone(scripts: Readonly<Record<string, string>>): Clone {
  const root = projectFolder();
  const folder = realpathSync(newFolder('atlas-clone'));
  const at = (...path: string[]) => join(folder, ...path);
  const read = (...path: string[]) => readFileSync(at(...path), 'utf8');
  // The output of a failed check stays as long as the clone.
  const environment = { ...WITHOUT_IDENTITY, TMPDIR: at('.git', 'tmp') };
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...environment, ...PERSON },
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trimEnd();
  const filesOf = (cwd: string) =>
    execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd,
      encoding: 'utf8',
    })
      .split('\0')
      .filter((path) => path !== '' && path !== 'node_modules' && existsSync(join(cwd, path)));

  for (const path of filesOf(root)) {
    mkdirSync(dirname(at(path)), { recursive: true });
    cpSync(join(root, path), at(path));
  }
  const build = realpathSync(join(root, 'dist'));
  cpSync(build, at('.builds', basename(build)), { recursive: true });
  symlinkSync(join('.builds', basename(build)), at('dist'));
  symlinkSync(realpathSync(join(root, 'node_modules')), at('node_modules'));
  const manifest = JSON.parse(read('package.json'));
  for (const [name, command] of Object.entries(scripts)) {
    manifest.scripts[name] = command;
    delete manifest.scripts[`pre${name}`];
  }
  writeFileSync(at('package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  git('init', '--quiet', '--initial-branch=main');
  mkdirSync(environment.TMPDIR);
  // Git does not ignore the link, because it is not a folder.
  appendFileSync(at('.git', 'info', 'exclude'), '/node_modules\n');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'all: the project');

  const program = (name: string) => at('dist', 'tools', 'release', `${name}.js`);
  const start: Clone['start'] = (name, args, others = {}) => {
    const child = spawn(programNode, [program(name), ...args], {
      cwd: folder,
      env: { ...environment, ...PERSON, ...others },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    return {
      kill: (signal) => child.kill(signal),
      ended: once(child, 'close').then(([code]) => ({ code, output })),
    };
  };
  return {
    folder,
    environment,
    at,
    read,
    git,
    start,
    run: (name, args, others = { ...PERSON }) => {
      const { status, stdout, stderr } = spawnSync(programNode, [program(name), ...args], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...environment, ...others },
      });
      return { code: status, output: stdout + stderr };
    },
    state: () => {
      const hash = createHash('sha256');
      for (const path of filesOf(folder)) hash.update(`${path}\0`).update(readFileSync(at(path)));
      const refs = git('for-each-ref');
      return `${git('symbolic-ref', '--short', 'HEAD')}\n${refs}\n${hash.digest('hex')}`;
    },
  };
}
