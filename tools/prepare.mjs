// Prepares a checkout: installs and builds, each only if missing or out of date. Uses no dependencies.
//
//   --developer   also the packages that only tests and developer programs use
//   --program     only the program, not the pages, which cannot be built from data with faults
//   --operator    the same; as root it installs and builds nothing, because a service may run from this folder
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCurrent, PROGRAM_STAMP, programStamp, root, SITE_STAMP, siteStamp } from './build-stamps.mjs';

const [isDeveloper, isProgram, isOperator] = ['--developer', '--program', '--operator'].map((flag) =>
  process.argv.includes(flag),
);
const modules = join(root, 'node_modules');

const run = (command, ...args) => {
  try {
    execFileSync(command, args, { cwd: root, stdio: 'inherit' });
  } catch {
    // The program has printed why.
    process.exit(1);
  }
};

/** Uses npm's own note. The root has the packages of the build, and test/ and lab/ have those for developers. */
function isInstalled(withDeveloperPackages, withBuildPackages) {
  const packages = (...file) => JSON.parse(readFileSync(join(...file), 'utf8')).packages;
  if (!existsSync(join(modules, '.package-lock.json'))) return false;
  const installed = packages(modules, '.package-lock.json');
  const locked = packages(root, 'package-lock.json');
  const ofBuild = withBuildPackages ? Object.keys(locked[''].devDependencies) : [];
  return Object.entries(locked)
    .filter(([path, { optional, dev, devOptional }]) => {
      const isNeeded = withDeveloperPackages || ofBuild.includes(path.replace('node_modules/', ''));
      return path !== '' && !optional && (isNeeded || !(dev || devOptional));
    })
    .every(([path, { version }]) => installed[path]?.version === version);
}

/** `npm ci` starts by deleting all packages, including those of a running service. */
function install() {
  console.log('Installing what the project needs...');
  const command = existsSync(modules) ? ['install', '--no-save'] : ['ci'];
  const packages = ['--include=dev', ...(isDeveloper ? [] : ['--workspaces=false'])];
  run('npm', ...command, ...packages, '--no-audit', '--no-fund', '--loglevel=error');
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Atlas Colombia needs Node.js 20.19 or later; this is ${process.version}.`);
  process.exit(1);
}

const needsProgram = !isCurrent(PROGRAM_STAMP, programStamp());
const needsBuild = needsProgram || (!isOperator && !isProgram && !isCurrent(SITE_STAMP, siteStamp()));
const needsInstall = !isInstalled(isDeveloper, needsBuild);

if (isOperator && (needsInstall || needsBuild) && process.getuid?.() === 0) {
  console.error(
    'The program in dist/ is missing or older than its sources, and root does not build it. As the owner of this folder, run: npm ci && npm run build',
  );
  process.exit(1);
}
if (needsInstall) install();
if (needsBuild) {
  console.log('Building...');
  const part = needsProgram ? (isProgram ? ['--program'] : []) : ['--site'];
  run(process.execPath, join(root, 'tools', 'build.mjs'), ...part);
}
