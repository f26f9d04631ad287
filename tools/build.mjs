// Builds the program and the pages into a new folder and moves the link dist/ to it. A running service keeps its folder until the build
// after the next. --site builds only the pages if there is a program, and --program builds only the program.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { dist, PROGRAM_STAMP, programStamp, root, SITE_STAMP, siteStamp } from './build-stamps.mjs';
import { bundlePrograms } from './bundle-programs.mjs';
import { transformModules } from './transform-modules.mjs';

const builds = join(root, '.builds');
const name = `${new Date().toISOString().replaceAll(/\D/g, '')}-${process.pid}`;
const folder = join(builds, name);

const run = (...args) => execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });

async function buildProgram() {
  transformModules(folder);
  await bundlePrograms(folder);
}

/** Old pages are better than none if a service starts before the next build. Documents that another program has finished are not. */
function keepSite() {
  if (!existsSync(join(dist, 'site'))) return;
  const site = realpathSync(join(dist, 'site'));
  const documents = join(site, 'documents');
  cpSync(site, join(folder, 'site'), { recursive: true, filter: (path) => path !== documents });
}

function keepProgram() {
  const program = realpathSync(dist);
  const left = ['site', PROGRAM_STAMP].map((name) => join(program, name));
  cpSync(program, folder, { recursive: true, filter: (path) => !left.includes(path) });
}

/** A rename, so that dist/ exists at every moment. */
function swap() {
  const link = join(builds, `link-${name}`);
  symlinkSync(join('.builds', name), link);
  const present = lstatSync(dist, { throwIfNoEntry: false });
  const before = present?.isSymbolicLink() ? basename(readlinkSync(dist)) : `before-${name}`;
  // An older build had a folder instead of a link. Only in this case there is a moment without dist/.
  if (present?.isDirectory()) renameSync(dist, join(builds, before));
  renameSync(link, dist);
  return before;
}

function removeOthers(...names) {
  for (const each of readdirSync(builds)) {
    // Another build can be in progress.
    const isFinished = each.startsWith('before-') || existsSync(join(builds, each, PROGRAM_STAMP));
    if (isFinished && !names.includes(each)) rmSync(join(builds, each), { recursive: true, force: true });
  }
}

mkdirSync(builds, { recursive: true });
try {
  // Computed before the sources are read, so that a change during the build is built the next time.
  const stamps = [programStamp(), siteStamp()];
  if (process.argv.includes('--site') && existsSync(dist)) keepProgram();
  else await buildProgram();
  if (process.argv.includes('--program')) keepSite();
  else {
    run(join(folder, 'tools', 'site', 'build-pages.js'));
    writeFileSync(join(folder, SITE_STAMP), stamps[1]);
  }
  // Written last, because it marks a finished folder.
  writeFileSync(join(folder, PROGRAM_STAMP), stamps[0]);
} catch (error) {
  rmSync(folder, { recursive: true, force: true });
  console.error(error.status === undefined ? error : 'The build failed; dist/ is as it was.');
  process.exit(1);
}
removeOthers(name, swap());
