// Runs the unit tests, the contract and the architecture once more, on the newest supported release of Node.js, if it is installed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { hasPackages, packagesOf } from '../system/install-packages.mjs';

const root = join(import.meta.dirname, '..', '..');
const node = join(packagesOf(import.meta.dirname), `node-linux-${process.arch}`, 'bin', 'node');
const FOLDERS = ['src', 'test/contract', 'test/architecture'];

if (hasPackages(import.meta.dirname)) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const { status } = spawnSync(node, [vitest, 'run', '--project', 'test', ...FOLDERS], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else console.warn('Skipped: a second release of Node.js is missing. npm run test:install installs it.');
