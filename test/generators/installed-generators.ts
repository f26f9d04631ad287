// Finds the packages of the generators. They are installed before the suites run, and only where that was asked for.
import { hasPackages, packagesOf } from '../system/install-packages.mjs';

/** The folder of their packages; undefined means that the suite is to be skipped, and how to change that was said. */
export function installedGenerators(): string | undefined {
  if (hasPackages(import.meta.dirname)) return packagesOf(import.meta.dirname);
  console.warn(
    'Skipped: the generators are missing. Run npm test with ATLAS_TEST_INSTALL=1 to install them.',
  );
  return undefined;
}
