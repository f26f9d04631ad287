// Installs a packed copy of the project with the locked packages in an empty folder, from the cache of npm, or as links to the packages of
// the project if npm has no cache and no network.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from '../../src/settings/project-folder.js';

interface LockedPackage {
  readonly version: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** Those that the package gets at its user, by their folder. */
function lockedPackages(root: string): Readonly<Record<string, LockedPackage>> {
  const packages: Readonly<Record<string, LockedPackage>> = readJson(root, 'package-lock.json').packages;
  return Object.fromEntries(
    Object.entries(packages).filter(
      ([path, { dev, devOptional, link }]) =>
        path.startsWith('node_modules/') && !dev && !devOptional && !link,
    ),
  );
}

function lockOf(tarball: string, root: string): object {
  const { version, bin, dependencies } = readJson(root, 'package.json');
  const packages = {
    '': { dependencies: { 'atlas-colombia': `file:${tarball}` } },
    'node_modules/atlas-colombia': { version, resolved: `file:${tarball}`, bin, dependencies },
    ...lockedPackages(root),
  };
  return { lockfileVersion: 3, requires: true, packages };
}

/** Returns the folder of the installed package. `root` is the project that was packed. */
export function installPackage(tarball: string, folder: string, root = projectFolder()): string {
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, dependencies: { 'atlas-colombia': `file:${tarball}` } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockOf(tarball, root)));
  try {
    const args = ['ci', '--prefer-offline', '--fetch-retries=0', '--no-audit', '--no-fund', '--silent'];
    execFileSync('npm', args, { cwd: folder, stdio: 'ignore' });
    return join(folder, 'node_modules', 'atlas-colombia');
  } catch {
    return unpackPackage(tarball, folder, root);
  }
}

/** The same folder without npm, with links to the packages of the project. */
export function unpackPackage(tarball: string, folder: string, root: string): string {
  const modules = join(folder, 'node_modules');
  const copy = join(modules, 'atlas-colombia');
  rmSync(modules, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', copy, '--strip-components=1']);
  for (const path of Object.keys(lockedPackages(root))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    // A package within another one comes with the link to that.
    if (path.lastIndexOf('node_modules/') === 0) symlinkSync(join(root, path), join(folder, path));
  }
  return copy;
}
