// Installs the programs that `npm run test:deep` starts, beyond the packages of the project: `npm run test:install`.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { installPackages } from './install-packages.mjs';
import { pathOf, programs } from './programs.mjs';

/** Waits for the lock if another installation is in progress. */
const [TRIES, PAUSE_SECONDS] = [30, 10];

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

const folderOf = (/** @type {string} */ suite) => join(import.meta.dirname, '..', suite);
if (process.env.ATLAS_TEST_INSTALL !== '1') {
  console.error(
    'Nothing is installed unless ATLAS_TEST_INSTALL=1 is set: ATLAS_TEST_INSTALL=1 npm run test:install',
  );
  process.exit(1);
}
for (const suite of ['generators', 'runtimes']) installPackages(folderOf(suite));
installPackages(folderOf('conformance'), false);

const names = /** @type {import('./programs.mjs').Program[]} */ (Object.keys(programs));
const missing = () => names.filter((name) => pathOf(name) === undefined);
const packages = missing().map((name) => programs[name]);
if (packages.length > 0) {
  console.log(`Installing ${packages.join(', ')}...`);
  aptGet('update');
  aptGet('install', '-y', ...packages);
  if (missing().length > 0) throw new Error(`Still missing after the installation: ${missing().join(', ')}.`);
}
