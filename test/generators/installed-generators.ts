// Finds the packages of the generators. They are installed before the suites run, and only where that was asked for.
import { generatorPackages, hasGenerators } from './install-generators.mjs';

/** The folder of their packages; undefined means that the suite is to be skipped, and how to change that was said. */
export function installedGenerators(): string | undefined {
  if (hasGenerators()) return generatorPackages;
  console.warn(
    'Skipped: the generators are missing. Run npm test with ATLAS_TEST_INSTALL=1 to install them.',
  );
  return undefined;
}
