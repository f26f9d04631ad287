// Runs the quick suite once more, on a release of Node.js that is still supported. It is installed where ATLAS_TEST_INSTALL=1 asks for it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { hasPackages, packagesOf } from '../system/install-packages.mjs';

const root = join(import.meta.dirname, '..', '..');
const node = join(packagesOf(import.meta.dirname), `node-linux-${process.arch}`, 'bin', 'node');
/** As test:quick of package.json has it. */
const SUITES = ['src', 'test/contract', 'test/architecture'];

if (hasPackages(import.meta.dirname)) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const { status } = spawnSync(node, [vitest, 'run', '--project', 'suite', ...SUITES], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else
  console.warn(
    'Skipped: a supported release of Node.js is missing. Run npm test with ATLAS_TEST_INSTALL=1 to install it.',
  );
