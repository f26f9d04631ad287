// A third-party program and how it is found: a package of Node.js, a module of Python, a package of R, or a command.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolder } from '../../src/settings/project-folder.js';

export interface Program {
  readonly name: string;
  /** Where it was installed from, such as npm or Debian. */
  readonly origin: string;
  /** Undefined if it is absent. */
  readonly version: string | undefined;
}

/** The folder with packages and copies of public repositories that are not part of the project. */
export const judgesFolder = process.env.JUDGES;

const folders = [projectFolder(), ...(judgesFolder === undefined ? [] : [judgesFolder])];

function findPackage(name: string): string | undefined {
  const inFolders = folders.map((folder) => join(folder, 'node_modules', name));
  return inFolders.find((folder) => existsSync(join(folder, 'package.json')));
}

export function nodePackage(name: string): Program {
  const folder = findPackage(name);
  const version =
    folder === undefined
      ? undefined
      : (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version as string);
  return { name, origin: 'npm', version };
}

/** Packages that the project does not install have no types here. */
export async function loadPackage<Exports>(name: string): Promise<Exports> {
  const home = folders.find((folder) => existsSync(join(folder, 'node_modules', packageOf(name))));
  if (home === undefined) throw new Error(`${name} is not installed.`);
  const require = createRequire(join(home, 'package.json'));
  return (await import(pathToFileURL(require.resolve(name)).href)) as Exports;
}

const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** The first line of a command's output. Undefined if it cannot run. */
function firstLine(command: string, args: readonly string[]): string | undefined {
  try {
    const text = execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return text.trim().split('\n')[0];
  } catch {
    return undefined;
  }
}

/** A Python with more packages can exist beside that of Debian. */
const pythons = [
  ...(judgesFolder === undefined ? [] : [join(judgesFolder, 'python', 'bin', 'python3')]),
  '/usr/bin/python3',
  'python3',
];

interface PythonModule extends Program {
  readonly command: string;
}

export function pythonModule(name: string, module: string, version = `${module}.__version__`): PythonModule {
  const lines = ['import os, warnings', 'warnings.simplefilter("ignore")', `import ${module}`];
  const script = [
    ...lines,
    `path = os.path.realpath(getattr(${module}, "__file__", ""))`,
    `print(${version}, "PyPI" if "site-packages" in path else "Debian")`,
  ].join('\n');
  for (const command of pythons) {
    const [found, origin = 'Debian'] = firstLine(command, ['-c', script])?.split(' ') ?? [];
    if (found !== undefined) return { name, origin, version: found, command };
  }
  return { name, origin: 'Debian or PyPI', version: undefined, command: '' };
}

export function rPackage(name: string): Program {
  const script = `cat(as.character(packageVersion("${name}")))`;
  return { name: `R, ${name}`, origin: 'Debian', version: firstLine('Rscript', ['-e', script]) };
}

export const command = (name: string, program: string, args: readonly string[]): Program => ({
  name,
  origin: 'Debian',
  version: firstLine(program, args)?.match(/\d+(?:\.\d+)+/)?.[0],
});
