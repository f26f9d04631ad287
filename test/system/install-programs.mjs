// Installs what suites need beyond the project's own packages, once and before any suite runs, where ATLAS_TEST_INSTALL=1 asks for it.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { installPackages } from './install-packages.mjs';
import { programs } from './programs.mjs';

/** Another installation may be under way: its lock is waited for. */
const [TRIES, PAUSE_SECONDS] = [30, 10];

/** @param {string} name */
const isMissing = (name) => {
  try {
    execFileSync('which', [name], { stdio: 'ignore' });
    return false;
  } catch {
    return true;
  }
};

/** @param {string[]} args */
function aptGet(...args) {
  for (let attempt = 1; ; attempt++) {
    try {
      const options = ['-qq', '-o', `DPkg::Lock::Timeout=${TRIES * PAUSE_SECONDS}`];
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      execFileSync('apt-get', [...options, ...args], { stdio: 'inherit', env });
      return;
    } catch (error) {
      if (attempt === TRIES) throw error;
      console.log(`apt-get ${args[0]} failed; trying again in ${PAUSE_SECONDS} seconds.`);
      execFileSync('sleep', [String(PAUSE_SECONDS)]);
    }
  }
}

if (process.env.ATLAS_TEST_INSTALL === '1')
  for (const suite of ['generators', 'runtimes']) installPackages(join(import.meta.dirname, '..', suite));

const missing = Object.entries(programs).filter(([name]) => isMissing(name));
if (process.env.ATLAS_TEST_INSTALL === '1' && missing.length > 0) {
  const packages = missing.map(([, debianPackage]) => debianPackage);
  console.log(`Installing ${packages.join(', ')}...`);
  aptGet('update');
  aptGet('install', '-y', ...packages);
  const stillMissing = missing.map(([name]) => name).filter(isMissing);
  if (stillMissing.length > 0)
    throw new Error(`Still missing after the installation: ${stillMissing.join(', ')}.`);
}
